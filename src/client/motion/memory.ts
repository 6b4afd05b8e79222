import { createContext, use } from 'react';
import type { CardId } from '../../engine/ids.ts';

export type Places = ReadonlyMap<CardId, DOMRect>;

const NOWHERE: Places = new Map();

/**
 * What this page has shown already, so that movement tells what changed and nothing is played twice: not after a reload,
 * not on the way back from a closer look. The game never asks it anything.
 */
export class Memory {
  #hand: ReadonlySet<CardId> = new Set();
  #away: ReadonlySet<CardId> = new Set();
  #places: Places = NOWHERE;
  #shown = '';
  #laid = '';

  /** Which of these cards are new in the hand, and which came back from the table; then all are known. */
  readonly look = (
    hand: readonly CardId[],
  ): { readonly fresh: readonly CardId[]; readonly back: readonly CardId[] } => {
    const back = hand.filter(card => this.#away.has(card));
    const fresh = hand.filter(card => !this.#hand.has(card) && !this.#away.has(card));
    this.#hand = new Set(hand);
    this.#away = new Set();
    return { fresh, back };
  };

  readonly sendAway = (cards: readonly CardId[]): void => {
    this.#away = new Set(cards);
  };

  /** Where cards lay a moment ago, on a screen that is gone now. */
  readonly leavePlaces = (places: Places): void => {
    this.#places = places;
  };
  readonly places = (): Places => this.#places;

  /** True once for a scene, whose cards are laid once. */
  readonly isLaid = (scene: string): boolean => this.#laid === scene;
  readonly lay = (scene: string): void => {
    this.#laid = scene;
    this.#places = NOWHERE;
  };

  readonly show = (scene: string): void => {
    this.#shown = scene;
  };
  /** Whether this page showed the given phase just before the present scene. */
  readonly comesFrom = (phase: string): boolean => this.#shown.endsWith(`.${phase}`);
}

interface Stage {
  readonly memory: Memory;
  readonly scene: string;
}

export const StageContext = createContext<Stage>({ memory: new Memory(), scene: '' });
export const useStage = (): Stage => use(StageContext);

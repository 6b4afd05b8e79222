import type { CardId } from '../../engine/ids.ts';
import { isCalm } from '../settings.ts';
import type { Places } from './memory.ts';

/** The same curves as the tokens: things settle, lift, turn and hop. */
export const EASE = {
  settle: 'cubic-bezier(.2,.9,.25,1)',
  lift: 'cubic-bezier(.3,0,.2,1)',
  turn: 'cubic-bezier(.55,.05,.2,1)',
} as const;

interface How {
  readonly ms: number;
  readonly ease: keyof typeof EASE;
  readonly delay?: number;
}

/**
 * Shows something on its way to where it already is, with transform and opacity only: the page never waits for it, and
 * nothing is left behind. Calm people see it fade in.
 */
export const move = (what: Element, frames: Keyframe[], { ms, ease, delay = 0 }: How): Animation =>
  isCalm()
    ? what.animate([{ opacity: 0 }, { opacity: 1 }], { duration: 120 })
    : what.animate(frames, { duration: ms, delay, easing: EASE[ease], fill: 'backwards' });

export const cardsIn = (box: Element): readonly (readonly [CardId, Element])[] =>
  [...box.querySelectorAll('[data-card]')].map(found => [found.getAttribute('data-card') as CardId, found]);

export const placesIn = (box: Element): Places =>
  new Map(cardsIn(box).map(([card, found]) => [card, found.getBoundingClientRect()]));

/**
 * Cards that lay elsewhere a moment ago glide from there. All places are measured before anything moves: a measurement
 * after a movement lays the page out once more.
 */
export const glide = (box: Element, from: Places): void => {
  if (isCalm() || from.size === 0) return;
  const places = cardsIn(box).map(([card, found]) => [found, from.get(card), found.getBoundingClientRect()] as const);
  for (const [found, was, is] of places) {
    if (was === undefined || is.width === 0) continue;
    const x = was.x + was.width / 2 - is.x - is.width / 2;
    const y = was.y + was.height / 2 - is.y - is.height / 2;
    const start = `translate(${x}px, ${y}px) scale(${was.width / is.width})`;
    move(found, [{ transform: start }, { transform: 'none' }], { ms: 520, ease: 'lift' });
  }
};

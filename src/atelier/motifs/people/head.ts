import type { Colour } from '../../colour.ts';
import type { Motif } from '../../motif.ts';
import type { BeardStyle } from './beard.ts';
import { HAIR, SKIN } from './complexion.ts';
import type { Emotion, Look } from './emotion.ts';
import type { HairStyle } from './hair.ts';
import type { HatName } from './headwear.ts';
import type { NoseShape } from './nose.ts';

/**
 * Who a head belongs to. A head is drawn around its own centre, about 84 units wide, from -60 (crown) to 60 (chin);
 * face, profile and headBack show the same person from three sides.
 */
export interface Head {
  readonly skin: Colour;
  readonly hair: Colour;
  readonly style: HairStyle;
  readonly emotion: Emotion;
  /** What this face does differently from its emotion. */
  readonly look: Partial<Look>;
  /** -1 looks left, 1 looks right. */
  readonly turn: number;
  /** Factor on the width of the face: .88 narrow … 1.12 broad. */
  readonly width: number;
  /** 0 pointed … 1 square. */
  readonly jaw: number;
  /** Units added to the chin. */
  readonly chin: number;
  readonly nose: NoseShape;
  /** 0 young … 1 very old: wrinkles come in one after the other from .3 on. */
  readonly age: number;
  readonly child: boolean;
  /** Painted lips; by default they follow the skin. */
  readonly lips: Colour | null;
  readonly iris: Colour;
  /** A hat that grew with the head, or any motif that stands on its origin (see hats.ts): it is set on the crown. */
  readonly hat: HatName | Motif | null;
  readonly hatColour: Colour;
  readonly beard: BeardStyle | null;
  /** By default the colour of the hair. */
  readonly beardColour: Colour | null;
  readonly moustache: boolean;
  readonly glasses: boolean;
  readonly freckles: boolean;
  readonly earrings: Colour | null;
  /** A painted dot on the forehead. */
  readonly mark: Colour | null;
}

export type HeadOptions = Partial<Head> & { readonly name?: string };

const ANYBODY: Head = {
  skin: SKIN.peach,
  hair: HAIR.brown,
  style: 'short',
  emotion: 'calm',
  look: {},
  turn: 0,
  width: 1,
  jaw: 0.5,
  chin: 0,
  nose: 'straight',
  age: 0,
  child: false,
  lips: null,
  iris: '#4a5a58',
  hat: null,
  hatColour: '#3c4a63',
  beard: null,
  beardColour: null,
  moustache: false,
  glasses: false,
  freckles: false,
  earrings: null,
  mark: null,
};

export const headOf = (options: HeadOptions): Head => ({ ...ANYBODY, ...options });

/** Children have wider skulls for their height. */
export const skullWidth = (head: Head): number => head.width * (head.child ? 1.04 : 1);

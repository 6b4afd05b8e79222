import type { MouthShape } from './mouth.ts';

/** Everything a feeling can move in a face. */
export interface Look {
  readonly eye: 'open' | 'shut' | 'arc';
  /** How far the lids are apart: .35 bored, .8 calm, 1.4 terrified. */
  readonly open: number;
  /** Where the eyes look, in units from straight ahead. */
  readonly gaze: readonly [x: number, y: number];
  /** How far the brow is moved down at its inner end, middle and outer end. */
  readonly brow: readonly [inner: number, middle: number, outer: number];
  /** The right brow alone is raised by so much. */
  readonly lift: number;
  /** Factor on the thickness of the brows. */
  readonly thick: number;
  /** Factor on the size of the iris: small ones are afraid. */
  readonly iris: number;
  readonly mouth: MouthShape;
  /** Red in the cheeks, 0–1. */
  readonly blush: number;
  /** Tears on both cheeks or on one. */
  readonly tear: boolean | -1 | 1;
}

export const CALM: Look = {
  eye: 'open',
  open: 0.8,
  gaze: [0, 0],
  brow: [0, 0, 0],
  lift: 0,
  thick: 1,
  iris: 1,
  mouth: 'soft',
  blush: 0.25,
  tear: false,
};

/** What a feeling does to a calm face. */
export const EMOTION = {
  calm: {},
  tender: { open: 0.5, gaze: [0, 2], brow: [-4, -3, 1], mouth: 'smile', blush: 0.45 },
  joy: { open: 0.85, brow: [-3, -6, -2], mouth: 'smile', blush: 0.45 },
  delight: { eye: 'arc', brow: [-6, -10, -3], mouth: 'laugh', blush: 0.55 },
  grief: { open: 0.5, gaze: [0, 3], brow: [-9, -2, 5], mouth: 'down', tear: true },
  wonder: { open: 1.3, gaze: [0, -3], brow: [-8, -12, -7], mouth: 'o' },
  anger: { open: 0.7, brow: [9, 1, -6], mouth: 'clench', blush: 0.6, thick: 1.5 },
  rage: { open: 0.8, brow: [11, 0, -8], mouth: 'shout', blush: 0.8, thick: 1.6 },
  secret: { open: 0.6, gaze: [5, 0], brow: [2, 0, 1], lift: 6, mouth: 'smirk' },
  sleep: { eye: 'shut', brow: [-1, -2, 1], mouth: 'soft' },
  snore: { eye: 'shut', brow: [-4, -6, 0], mouth: 'slack' },
  fear: { open: 1.4, iris: 0.62, brow: [-11, -8, 1], mouth: 'wave', blush: 0 },
  pride: { open: 0.45, brow: [-2, -7, -4], mouth: 'smirk' },
  doubt: { open: 0.7, gaze: [-4, -1], brow: [4, 0, -1], lift: 9, mouth: 'flat' },
  song: { eye: 'shut', brow: [-9, -9, 0], mouth: 'sing', blush: 0.4 },
  bored: { open: 0.35, gaze: [3, 1], brow: [1, 1, 1], mouth: 'flat' },
} as const satisfies Record<string, Partial<Look>>;
export type Emotion = keyof typeof EMOTION;

export const lookOf = (emotion: Emotion, own: Partial<Look> = {}, blush = CALM.blush): Look => ({
  ...CALM,
  blush,
  ...EMOTION[emotion],
  ...own,
});

import { points } from '../../geometry/points.ts';
import { tube } from '../../geometry/tube.ts';
import { at, group, type Motif, type Pieces, part } from '../../motif.ts';
import { liftOf, shadow } from './complexion.ts';
import { type Dress, dressOf, type Outfit } from './dress.ts';
import { faceLayers } from './face.ts';
import { type HeadOptions, headOf } from './head.ts';
import { headBack } from './head-back.ts';
import { profile } from './profile.ts';

export interface PortraitOptions extends HeadOptions, Partial<Outfit> {
  readonly dress?: Dress;
  /** Factor on the width of the shoulders. */
  readonly build?: number;
  /** Factor on the width of the neck. */
  readonly neck?: number;
  /** The head leans by so many radians. */
  readonly tilt?: number;
  /** -1 or 1 shows a profile looking left or right. */
  readonly side?: -1 | 0 | 1;
  /** Seen from behind. */
  readonly back?: boolean;
}

/** Head and shoulders; origin bottom centre, about 240 tall. */
export const portrait = ({
  dress = 'coat',
  cloth = '#3f4a5c',
  secondCloth = null,
  trim = null,
  pattern = null,
  build = 1,
  neck: slim = 1,
  tilt = 0,
  side = 0,
  back = false,
  name = 'portrait',
  ...options
}: PortraitOptions = {}): Motif => {
  const { skin, child } = headOf(options);
  const drop = child ? 8 : 0;
  const shift = side * 8;
  const onNeck = (pieces: Pieces): Pieces =>
    at(at(pieces, { y: -62 + drop, flip: side < 0 }), { x: shift, y: -112, scale: 1.1, rotate: tilt });
  const { behind, front } = back
    ? { behind: null, front: headBack(options) }
    : side
      ? { behind: null, front: profile(options) }
      : faceLayers(options);
  const neck = tube(
    points`0,-84 ${Math.sin(tilt) * 20 + shift * 0.6},${-140 + drop}`,
    child ? [34, 30] : [44 * slim * Math.sqrt(build), 36 * slim],
  );
  const drawn = group(
    name,
    onNeck(behind),
    part(neck, shadow(skin, 0.24), { round: 0.8 }),
    dressOf(dress, { cloth, secondCloth, trim, pattern }, skin, build * (child ? 0.82 : 1)),
    onNeck(front),
  );
  return { ...drawn, lift: liftOf(skin) };
};

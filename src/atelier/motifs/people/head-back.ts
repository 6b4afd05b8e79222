import { points } from '../../geometry/points.ts';
import { blob, ellipse } from '../../geometry/shape.ts';
import { group, type Motif, type Pieces, part } from '../../motif.ts';
import { liftOf, shadow } from './complexion.ts';
import { hairOf } from './hair.ts';
import { type Head, type HeadOptions, headOf } from './head.ts';
import { hatOf, isVeiled } from './headwear.ts';
import { fur, sides, woven } from './materials.ts';

/** A head seen from behind. */
export const headBack = (options: HeadOptions = {}): Motif => {
  const head = headOf(options);
  const drawn = group(
    options.name ?? 'back of a head',
    hairOf(head).behind,
    sides(q => part(ellipse(q * 42 * head.width, 4, 8, 13), shadow(head.skin, 0.2), { round: 0.8 })),
    nape(head),
    isVeiled(head)
      ? woven(blob(...points`-54,40 -54,-30 0,-76 54,-30 54,40 30,84 -30,84`), head.hatColour)
      : hatOf(head),
  );
  return { ...drawn, lift: liftOf(head.skin) };
};

const nape = ({ style, skin, hair, width: w }: Head): Pieces => {
  const bare = part(ellipse(0, 0, 43 * w, 58), skin, { shade: shadow(skin, 0.2) });
  if (style === 'bald') return bare;
  if (style === 'balding') return [bare, fur(blob(...points`-44,-6 -40,44 40,44 44,-6 20,14 -20,14`), hair)];
  const full = points`${-46 * w},16 ${-48 * w},-24 -34,-58 0,-70 34,-58 ${48 * w},-24 ${46 * w},16 26,50 0,54 -26,50`;
  return [fur(blob(...full), hair), style === 'bun' && fur(ellipse(0, -34, 24, 21), hair, { ao: 0.5 })];
};

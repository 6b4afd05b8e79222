import { mix } from '../../colour.ts';
import { points } from '../../geometry/points.ts';
import { rng } from '../../geometry/random.ts';
import { blob, ellipse } from '../../geometry/shape.ts';
import { hole, many } from '../../kit.ts';
import { at, group, type Motif, type Part, type Pieces, part } from '../../motif.ts';
import { beardOf } from './beard.ts';
import { flushed, liftOf, light, shadow } from './complexion.ts';
import { type Look, lookOf } from './emotion.ts';
import { eyeOf } from './eyes.ts';
import { hairOf } from './hair.ts';
import { type Head, type HeadOptions, headOf, skullWidth } from './head.ts';
import { hatOf, isVeiled } from './headwear.ts';
import { ink, type Side, sides, stain } from './materials.ts';
import { mouthOf } from './mouth.ts';
import { nose } from './nose.ts';

/** Where the features lie. A child's sit lower on the skull and further apart. */
interface Layout {
  /** How far turning the head shifts the features sideways. */
  readonly shift: number;
  readonly width: number;
  readonly chin: number;
  readonly eyeY: number;
  readonly eyeGap: number;
  readonly noseY: number;
  readonly mouthY: number;
}

const layoutOf = (head: Head): Layout => ({
  shift: head.turn * 10,
  width: skullWidth(head),
  chin: 60 + head.chin - (head.child ? 6 : 0),
  ...(head.child ? { eyeY: 6, eyeGap: 20, noseY: 24, mouthY: 37 } : { eyeY: -4, eyeGap: 18, noseY: 20, mouthY: 38 }),
});

/** A head seen from the front; turn (-1…1) looks left or right. */
export const face = (options: HeadOptions = {}): Motif => {
  const { behind, front } = faceLayers(options);
  const { skin } = headOf(options);
  return { ...group(options.name ?? 'face', behind, front), lift: liftOf(skin) };
};

/** The same in two layers, for a body that goes between long hair and the face. */
export const faceLayers = (options: HeadOptions): { behind: Pieces; front: Pieces } => {
  const head = headOf(options);
  const look = lookOf(head.emotion, head.look, head.child ? 0.5 : 0.25);
  const place = layoutOf(head);
  const hair = isVeiled(head) ? {} : hairOf(head);
  return {
    behind: hair.behind,
    front: [
      sides(q => ear(head, place, q)),
      skull(head, place),
      sides(q =>
        stain(ellipse(place.shift + q * 25 * place.width, place.noseY - 2, 13, 9), flushed(head.skin), look.blush, 4),
      ),
      furrows(head, look, place),
      head.freckles && freckles(head, place),
      sides(q =>
        at(eyeOf(head, look, q), {
          x: place.shift + q * place.eyeGap * (1 - 0.12 * head.turn * q),
          y: place.eyeY,
        }),
      ),
      nose(head, place.shift * 1.1, place.shift * 1.55, place.noseY),
      beardOf(head, place.shift * 1.1, place.mouthY),
      at(mouthOf(head, look.mouth), { x: place.shift * 1.15, y: place.mouthY + (head.chin > 4 ? 2 : 0) }),
      head.mark !== null && part(ellipse(place.shift * 0.9, -26, 3.6), head.mark, { ao: 0, detail: 1 }),
      head.glasses && glasses(place),
      hair.front,
      hatOf(head),
    ],
  };
};

const ear = (head: Head, { shift, width }: Layout, side: Side): Pieces => {
  if (isVeiled(head) || head.turn * side >= 0.45) return null;
  const x = (distance: number): number => side * distance * width - shift * 0.3;
  return [
    part(ellipse(x(42), 2, 8, 13, side * 0.15), shadow(head.skin, 0.12), { round: 0.8 }),
    part(ellipse(x(43), 3, 4, 7), shadow(head.skin, 0.35), { alpha: 0.6, ao: 0, round: 0 }),
    head.earrings !== null && part(ellipse(x(45), 24, 6, 7), head.earrings, { texture: 'gold' }),
  ];
};

const skull = (head: Head, { shift, width: w, chin }: Layout): Pieces => {
  const jaw = head.child ? 0.35 : head.jaw;
  const chinHalf = (14 + 9 * jaw) * w;
  const jawHalf = (28 + 9 * jaw) * w;
  const outline = points`
    ${shift * 0.8},${chin} ${shift * 0.4 - chinHalf},${chin - 7} ${shift * 0.3 - jawHalf},34
    ${-41 * w},6 ${-42 * w},-18 ${-35 * w},-44 0,-59 ${35 * w},-44 ${42 * w},-18 ${41 * w},6
    ${shift * 0.3 + jawHalf},34 ${shift * 0.4 + chinHalf},${chin - 7}`;
  return [
    part(blob(...outline), head.skin, { round: 0.85, shade: shadow(head.skin, 0.16) }),
    stain(ellipse(shift * 0.5, chin - 14, 12, 7), light(head.skin, 0.2), 0.35, 4),
  ];
};

/** What time and big feelings draw: lines across the forehead, folds from the nose to the mouth. */
const furrows = (head: Head, look: Look, { shift, noseY }: Layout): Pieces => {
  const colour = shadow(head.skin, 0.4);
  const wideOpen = look.mouth === 'laugh' || look.mouth === 'shout';
  return [
    head.age > 0.35 &&
      [-34, -28, -22].map((y, i) => {
        const half = 18 - i * 2;
        return ink(points`${shift * 0.6 - half},${y} ${shift * 0.6},${y - 3} ${shift * 0.6 + half},${y}`, 1.2, colour, {
          alpha: head.age * 0.55,
        });
      }),
    (head.age > 0.4 || wideOpen) &&
      sides(q =>
        ink(
          points`${shift + q * 13},${noseY - 2} ${shift + q * 23},${noseY + 12} ${shift + q * 24},${noseY + 24}`,
          [0.8, 1.8, 0.8],
          colour,
          { alpha: 0.35 + head.age * 0.4 },
        ),
      ),
  ];
};

const freckles = (head: Head, { shift, noseY }: Layout): Part[] =>
  many(16, i => {
    const random = rng(i * 7 + 3);
    const side = i % 2 ? 1 : -1;
    const spot = ellipse(shift + side * (10 + random() * 22), noseY - 10 + random() * 16, 1.2);
    const colour = shadow(mix(head.skin, '#b5562c', 0.5), 0.2);
    return part(spot, colour, { alpha: 0.7, ao: 0, round: 0, detail: 1 });
  });

const WIRE = '#4a3a2c';
const glasses = ({ shift, eyeGap, eyeY }: Layout): Pieces => [
  sides(q => {
    const x = shift + q * eyeGap;
    const rim = [...ellipse(x, eyeY + 1, 16, 15), ...hole(ellipse(x, eyeY + 1, 13.6, 12.6))];
    return part(rim, WIRE, { detail: 1, ao: 0.25 });
  }),
  ink(points`${shift - 4},${eyeY - 1} ${shift},${eyeY - 4} ${shift + 4},${eyeY - 1}`, 2.2, WIRE),
];

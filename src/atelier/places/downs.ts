import type { Point } from '../geometry/curve.ts';
import { lerp, smooth } from '../geometry/number.ts';
import { both, many } from '../kit.ts';
import { group, part } from '../motif.ts';
import type { Scene } from '../scene/scene.ts';

/** A down that the table runs over: where the cloth comes over the crest, and where the next down hides it. */
interface Down {
  readonly y: number;
  readonly colour: string;
  readonly shade: string;
  readonly depth: number;
  readonly seed: number;
  readonly crest: readonly [x: number, half: number];
  readonly foot: readonly [x: number, y: number, half: number];
}

const DOWNS: readonly Down[] = [
  { y: 0.225, colour: '#b8c48c', shade: '#98ae78', depth: 0.4, seed: 2, crest: [452, 15], foot: [462, 350, 25] },
  { y: 0.292, colour: '#a4ba70', shade: '#84a25c', depth: 0.26, seed: 5, crest: [488, 32], foot: [450, 520, 56] },
  { y: 0.418, colour: '#94b05c', shade: '#6f944a', depth: 0.12, seed: 8, crest: [396, 60], foot: [330, 740, 104] },
  { y: 0.598, colour: '#86a650', shade: '#56803e', depth: 0, seed: 11, crest: [352, 116], foot: [400, 1240, 500] },
];

/** The cloth on one down, or a thread of it: `from` and `to` are shares of its half width. */
const cloth = (s: Scene, { crest: [x0, half0], foot: [x1, y1, half1] }: Down, from: number, to: number) => {
  const edge = (share: number): Point[] =>
    many(13, (_, u): Point => {
      const x = lerp(x0, x1, smooth(0, 1, u)) + share * lerp(half0, half1, u ** 1.25);
      return [x, lerp(s.ridge(x0 + share * half0) - 3, y1, u)];
    });
  return [[...edge(from), ...edge(to).toReversed()]];
};

export const tableAcrossTheDowns = (s: Scene): void => {
  for (const down of DOWNS) {
    const { y, colour, shade, depth, seed } = down;
    s.hills({ y, swing: 0.022, colour, shade, depth, seed, texture: 'grass', round: 0.4 });
    s.shade(cloth(s, down, -1.1, 1.12), '#3f5a34', 0.4, 6);
    s.put(
      group(
        seed === 2 ? 'endless table' : '',
        part(cloth(s, down, -1, 1), '#fffaee', {
          shade: '#e4e6dc',
          texture: 'cloth',
          grain: 0.3,
          round: 0.15,
          ao: 0.1,
          stroke: 1.3,
        }),
        both(q => part(cloth(s, down, q * 0.9, q * 0.84), '#7a9ab8', { round: 0, ao: 0, alpha: 0.75 })),
      ),
      { depth: depth * 0.5, lift: 0.06 },
    );
  }
};

import type { Point } from '../../geometry/curve.ts';
import { points } from '../../geometry/points.ts';
import { ellipse, union, wobble } from '../../geometry/shape.ts';
import { tube } from '../../geometry/tube.ts';
import { group, type Part, part } from '../../motif.ts';
import { SKIN } from '../people/complexion.ts';
import { hand as personHand } from '../people/hand.ts';

/** The jumper in question: one curl after the other, leaving his throat free. */
const fleece = (): Part[] => {
  const curls: Part[] = [];
  for (let y = 932; y < 1110; y += 27)
    for (let x = -6; x <= 6; x++) {
      const off = x * 42 + (y % 2 ? 20 : 0);
      const half = 236 * Math.min(1, 0.42 + (y - 905) / 210);
      if (Math.abs(off) < half && (y > 950 || Math.abs(off) > 70))
        curls.push(
          part(wobble(ellipse(400 + off, y, 25, 20), 3, 0.08, x + y), '#f8eedc', {
            shade: '#cdbba4',
            texture: 'leaf',
            grain: 0.7,
            ao: 0.35,
          }),
        );
    }
  return curls;
};

export const woollenJumper = () => group('woollen jumper', fleece());

export const woolAndNeedles = () =>
  group(
    'ball of wool',
    part(ellipse(690, 1062, 42), '#f2e6cc', { texture: 'cloth', grain: 1.2 }),
    [-0.7, 0.2, 1].map(a =>
      part(
        tube(
          [
            [690 - Math.cos(a) * 38, 1062 - Math.sin(a) * 36],
            [696, 1056],
            [690 + Math.cos(a) * 38, 1062 + Math.sin(a) * 38],
          ],
          5,
        ),
        '#d8c4a0',
        { ao: 0.3 },
      ),
    ),
    part(tube(points`654,1004 728,1090`, 6), '#8a5a34'),
    part(tube(points`728,998 658,1092`, 6), '#8a5a34'),
  );

/** Point to knob; the points cross where the work is. */
export const knittingNeedle = (point: Point, knob: Point) =>
  group(
    'knitting needle',
    part(tube([point, knob], [5, 9]), '#f6ecd8', { round: 0.9, detail: 1 }),
    part(ellipse(knob[0], knob[1], 13), '#b5433a'),
  );

/** From her needles over the border, round his neck and down again: one piece of wool. */
export const longScarf = () =>
  group(
    'scarf',
    part(
      union(
        tube(
          points`200,1004 262,1066 350,1056 430,976 500,884 566,838 632,836 684,818 704,778`,
          [50, 74, 74, 72, 70, 72, 76, 66, 36],
        ),
        tube(points`556,778 578,818 632,836`, [36, 66, 76]),
        tube(points`588,836 612,930 594,1026 606,1096`, [60, 62, 62, 64]),
      ),
      '#e4ae44',
      {
        texture: 'cloth',
        grain: 0.4,
        pattern: { kind: 'stripe', colour: '#f4e6c0', width: 64, wobble: 4 },
        shade: '#c08432',
        lift: 0.2,
      },
    ),
  );

export const knittingHand = () => personHand({ gesture: 'hold', skin: SKIN.tan, sleeve: '#8a5a7a', cuff: null });

export const whisperThread = () =>
  group('thread', part(tube(points`206,662 330,712 520,700 716,574`, 4), '#f6e6c0', { emit: 0.4, detail: 1 }));

export const quiltThread = () =>
  group(
    'thread',
    part(
      tube(
        points`190,452 110,570 260,600 430,556 640,590 690,720 520,760 330,740 120,790 100,920 300,950
      520,920 680,990 600,1110 400,1090 170,1112`,
        9,
      ),
      '#c8332f',
      { detail: 1, round: 0.8, ao: 0.3 },
    ),
  );

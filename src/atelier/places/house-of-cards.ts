import type { Point } from '../geometry/curve.ts';
import { poly, rect } from '../geometry/shape.ts';
import { tube } from '../geometry/tube.ts';
import { cycle, many } from '../kit.ts';
import { at, group, part } from '../motif.ts';
import { PIPS } from '../motifs/objects/playing-cards.ts';
import { BODY } from '../motifs/people/body.ts';
import { HAIR, SKIN } from '../motifs/people/complexion.ts';
import { type FigureOptions, figure } from '../motifs/people/figure.ts';
import type { HeadOptions } from '../motifs/people/head.ts';
import type { Scene } from '../scene/scene.ts';

const [WIDE, TALL, TABLE] = [144, 212, 1052];

/** Where room i of a storey stands: the middle of its floor. */
export const cardRoom = (storey: number, i: number) => ({
  x: 36 + WIDE * (i + 0.5 + storey / 2),
  y: TABLE - storey * (TALL + 14),
});

const ROOMS = [0, 1, 2, 3].flatMap(storey => many(4 - storey, i => ({ storey, i, ...cardRoom(storey, i) })));

const slat = (from: Point, to: Point, colour = '#fbf2dc') =>
  part(tube([from, to], 13, { round: false }), colour, { shade: '#d8c4a0', round: 0.6, ao: 0.4 });

export const cardEdges = () =>
  group(
    'house of cards',
    ROOMS.map(({ x, y }) => [
      slat([x - WIDE / 2 + 5, y], [x - 3, y - TALL]),
      slat([x + WIDE / 2 - 5, y], [x + 3, y - TALL], '#f0dcc0'),
    ]),
    ROOMS.filter(({ storey, i }) => i < 3 - storey).map(({ x, y }) =>
      slat([x - 12, y - TALL - 6], [x + WIDE + 12, y - TALL - 6]),
    ),
  );

/** The tenants: storey, room, dress and face. */
const TENANTS: readonly (readonly [storey: number, i: number, scale: number, who: FigureOptions, head: HeadOptions])[] =
  [
    [
      0,
      0,
      1.14,
      { wear: 'apron', cloth: '#3f566e', pose: BODY.carry },
      { skin: SKIN.olive, hair: HAIR.black, style: 'short', emotion: 'joy', moustache: true },
    ],
    [
      0,
      1,
      1.06,
      { wear: 'dress', cloth: '#b23f38', pose: BODY.dance },
      { skin: SKIN.brown, hair: HAIR.black, style: 'bun', emotion: 'delight' },
    ],
    [
      0,
      2,
      1.24,
      { wear: 'robe', cloth: '#5f7f5a', pose: BODY.sit },
      { skin: SKIN.tan, hair: HAIR.white, style: 'balding', emotion: 'sleep', age: 0.8, beard: 'full' },
    ],
    [
      0,
      3,
      1.14,
      { wear: 'skirt', cloth: '#e0a83c', pose: BODY.reach },
      { skin: SKIN.peach, hair: HAIR.straw, style: 'braids', emotion: 'wonder' },
    ],
    [
      1,
      0,
      1,
      { wear: 'trousers', cloth: '#7a4a6a', pose: BODY.cheer },
      { skin: SKIN.ebony, hair: HAIR.black, style: 'crop', emotion: 'song' },
    ],
    [
      1,
      2,
      1.14,
      { wear: 'coat', cloth: '#a8503c', pose: BODY.pray },
      { skin: SKIN.rose, hair: HAIR.grey, style: 'bun', emotion: 'fear', age: 0.7 },
    ],
    [
      2,
      1,
      0.98,
      { wear: 'dress', cloth: '#4a6a9a', pose: BODY.point },
      { skin: SKIN.deep, hair: HAIR.black, style: 'afro', emotion: 'wonder' },
    ],
  ];

export const cardTable = () =>
  group(
    'table',
    part(rect(-20, TABLE + 4, 840, 170), '#8a5434', { texture: 'hplank', grain: 0.35, shade: '#5a3426' }),
    part(rect(-20, TABLE, 840, 20, 4), '#b07848', { texture: 'hplank' }),
  );

export const cardRooms = (s: Scene): void => {
  for (const { storey, i, x, y } of ROOMS) {
    const pip = cycle(PIPS, i + storey * 3);
    s.put(
      group(
        'room',
        part(
          poly([x - WIDE / 2 + 6, y], [x + WIDE / 2 - 6, y], [x, y - TALL]),
          cycle(['#f8d890', '#f4c890', '#f8e0b0', '#f0c078'], i * 3 + storey),
          { emit: 0.3, round: 0.1, shade: '#d89a68' },
        ),
        at(part(pip.shape, pip.colour, { alpha: 0.55, ao: 0 }), { x, y: y - TALL * 0.62, scale: 0.52 }),
      ),
    );
    if (i < 3 - storey)
      s.put(
        part(poly([x + 8, y - TALL], [x + WIDE - 8, y - TALL], [x + WIDE / 2, y - 4]), '#8a4a54', {
          alpha: 0.35,
          ao: 0,
          round: 0,
        }),
      );
  }
};

export const cardTenants = (s: Scene): void => {
  for (const [storey, i, scale, who, head] of TENANTS) {
    const { x, y } = cardRoom(storey, i);
    s.put(figure({ ...who, head }), { x: who.pose === BODY.dance ? x - 18 : x, y: y - 6, scale });
  }
};

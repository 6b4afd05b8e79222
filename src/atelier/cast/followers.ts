import { points } from '../geometry/points.ts';
import { tube } from '../geometry/tube.ts';
import { at, part } from '../motif.ts';
import { candle } from '../motifs/objects/lights.ts';
import { BODY } from '../motifs/people/body.ts';
import { HAIR, SKIN } from '../motifs/people/complexion.ts';
import { type FigureOptions, figure } from '../motifs/people/figure.ts';

const light = () => at(candle({ height: 16, width: 5, power: 0.5 }), { y: 2 });

const crutch = () => part(tube(points`-3,-24 0,0 3,48`, [5, 3, 3]), '#c89a5c', { texture: 'wood' });

const raised = { ...BODY.walk, elbowR: [14, -58], handR: [20, -66] } as const;

/** Five who have nothing in common but the way. */
export const FOLLOWERS: readonly (readonly [x: number, y: number, scale: number, who: FigureOptions])[] = [
  [
    52,
    1128,
    1.85,
    {
      wear: 'dress',
      cloth: '#b06a8a',
      inHandR: light(),
      head: {
        skin: SKIN.olive,
        hair: HAIR.grey,
        style: 'bun',
        age: 0.8,
        hat: 'headscarf',
        hatColour: '#e0c890',
        emotion: 'tender',
      },
    },
  ],
  [
    150,
    1162,
    1.5,
    {
      wear: 'coat',
      cloth: '#e0a83c',
      headSize: 0.27,
      inHandR: light(),
      head: { child: true, skin: SKIN.deep, hair: HAIR.black, style: 'buns', emotion: 'wonder' },
    },
  ],
  [
    250,
    1136,
    2.15,
    {
      wear: 'coat',
      cloth: '#4a6a9a',
      tall: 1.06,
      inHandR: light(),
      head: {
        skin: SKIN.porcelain,
        hair: HAIR.straw,
        style: 'short',
        hat: 'topHat',
        hatColour: '#3a3a52',
        beard: 'full',
        emotion: 'calm',
      },
    },
  ],
  [
    362,
    1166,
    1.95,
    {
      wear: 'trousers',
      cloth: '#5f8a5a',
      pose: { ...BODY.walk, handL: [-14, -47], handR: [18, -47] },
      inHandL: crutch(),
      inHandR: crutch(),
      head: { skin: SKIN.brown, hair: HAIR.black, style: 'locs', hat: 'beanie', hatColour: '#c8583c', emotion: 'joy' },
    },
  ],
  [
    478,
    1140,
    1.9,
    {
      wear: 'robe',
      cloth: '#c8643c',
      build: 1.25,
      inHandR: light(),
      head: {
        skin: SKIN.ebony,
        hat: 'turban',
        hatColour: '#f0e0c0',
        hair: HAIR.black,
        moustache: true,
        emotion: 'wonder',
      },
    },
  ],
];

export const follower = (who: FigureOptions) => figure({ view: 'right', pose: raised, name: 'follower', ...who });

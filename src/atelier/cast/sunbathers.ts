import { rect } from '../geometry/shape.ts';
import { group, part } from '../motif.ts';
import { BODY } from '../motifs/people/body.ts';
import { HAIR, SKIN } from '../motifs/people/complexion.ts';
import { figure } from '../motifs/people/figure.ts';
import type { Scene } from '../scene/scene.ts';

const LAZY = {
  elbowL: [-21, -80],
  handL: [-9, -88],
  elbowR: [21, -80],
  handR: [9, -88],
  kneeL: [-6, -22],
  kneeR: [7, -22],
} as const;

export const sunbathers = (s: Scene, k: number, grow: { readonly x: number; readonly y: number }): void => {
  for (const [x0, y0, rotate, towel, head, suit] of [
    [282, 486, -0.9, '#c0493c', { skin: SKIN.tan, style: 'short' }, '#2f6a8a'],
    [410, 438, 0.05, '#3f7a86', { skin: SKIN.ebony, style: 'afro', hair: HAIR.black }, '#e0a83c'],
    [545, 500, 0.95, '#e0a83c', { skin: SKIN.rose, style: 'bald', moustache: true }, '#a8333a'],
    [590, 640, 1.75, '#7a5a8a', { skin: SKIN.peach, style: 'bun', hair: HAIR.white, age: 0.8 }, '#3f8a6a'],
    [480, 778, 2.75, '#5f9a6a', { skin: SKIN.brown, style: 'long', hair: HAIR.black }, '#d86a4a'],
    [340, 776, 3.5, '#d87a5a', { skin: SKIN.olive, style: 'short', child: true }, '#33507a'],
    [232, 640, -1.75, '#4a6a9a', { skin: SKIN.porcelain, style: 'bob', hair: HAIR.copper }, '#3f7a5a'],
  ] as const) {
    const [x, y] = [grow.x + x0 * k, grow.y + y0 * k];
    const stripes = { kind: 'stripe', colour: '#f6ecd8', width: 26, rotate: 1.57, bias: 0.3 } as const;
    s.put(group('towel', part(rect(-34, -62, 68, 124, 4), towel, { texture: 'cloth', round: 0.2, pattern: stripes })), {
      x,
      y,
      rotate,
      scale: k,
      shadow: { dx: 5, dy: 7, blur: 5, alpha: 0.3 },
    });
    s.put(
      figure({
        pose: LAZY,
        wear: 'trousers',
        cloth: suit,
        sleeves: false,
        bareLegs: true,
        shoes: head.skin,
        build: head.style === 'bald' ? 1.5 : 1,
        head: { emotion: 'sleep', ...head },
      }),
      { x: x - Math.sin(rotate) * 52 * k, y: y + Math.cos(rotate) * 52 * k, scale: 1.08 * k, rotate },
    );
  }
};

export const eggSwimmer = () =>
  figure({
    pose: BODY.cheer,
    wear: 'trousers',
    cloth: '#2f6a8a',
    sleeves: false,
    bareLegs: true,
    shoes: SKIN.deep,
    head: { child: true, skin: SKIN.deep, hair: HAIR.black, style: 'buns', emotion: 'delight' },
  });

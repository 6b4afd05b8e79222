import { HAIR, SKIN } from '../motifs/people/complexion.ts';
import { figure } from '../motifs/people/figure.ts';
import type { Scene } from '../scene/scene.ts';

export const rumour = (s: Scene): void => {
  const walker = { view: 'right', pose: 'walk', name: 'walker' } as const;
  const head = { skin: SKIN.olive, style: 'short', hair: HAIR.brown, hatColour: '#4a2430' } as const;
  for (const [x, y, scale, build, own] of [
    [246, 682, 0.55, 1, { wear: 'coat', cloth: '#d6c4a0', head: { ...head, emotion: 'calm' } }],
    [298, 702, 0.85, 1.08, { wear: 'coat', cloth: '#e0a83c', head: { ...head, emotion: 'joy' } }],
    [368, 714, 1.3, 1.16, { wear: 'coat', cloth: '#d87a3c', head: { ...head, emotion: 'delight', hat: 'bowler' } }],
    [462, 710, 1.9, 1.24, { wear: 'robe', cloth: '#c0493c', head: { ...head, emotion: 'rage', hat: 'bowler' } }],
    [
      592,
      668,
      2.8,
      1.32,
      { wear: 'robe', cloth: '#8a2f3a', head: { ...head, emotion: 'rage', hat: 'bowler', beard: 'long' } },
    ],
  ] as const)
    s.put(figure({ ...walker, build, ...own }), { x, y, scale, lift: 0.06 });
};

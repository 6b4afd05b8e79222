import { SKIN } from '../motifs/people/complexion.ts';
import { figure } from '../motifs/people/figure.ts';
import type { Scene } from '../scene/scene.ts';

export const fireBrigade = (s: Scene): void => {
  const hose = { elbowL: [10, -56], handL: [24, -58], elbowR: [12, -54], handR: [26, -54] } as const;
  const crew = [
    { x: 318, y: 908, view: 'right', pose: hose, skin: SKIN.rose, hat: 'beanie' },
    { x: 410, y: 928, view: 'left', pose: hose, skin: SKIN.deep, hat: 'beanie' },
    { x: 500, y: 934, view: 'front', pose: 'point', skin: SKIN.olive, hat: 'bowler' },
  ] as const;
  for (const { x, y, view, pose, skin, hat } of crew)
    s.put(
      figure({
        view,
        pose,
        wear: 'coat',
        cloth: '#33405e',
        trim: '#f0d060',
        legs: '#26304a',
        name: 'fireman',
        head: { skin, hat, hatColour: '#d0382f', emotion: 'fear', style: 'short' },
      }),
      { x, y, scale: 1.12, lift: 0.3 },
    );
};

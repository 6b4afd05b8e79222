import { rng } from '../geometry/random.ts';
import { ellipse, wobble } from '../geometry/shape.ts';
import { many } from '../kit.ts';
import { group, part } from '../motif.ts';
import { roundTree } from '../motifs/plants/oak.ts';
import { pine } from '../motifs/plants/pine.ts';
import type { Scene } from '../scene/scene.ts';

/** The top of the cliff above x: where a tree can stand. */
const brow = (x: number): number => 92 + ((x - 400) / 400) ** 2 * 200;

export const cheeksOfMoss = (s: Scene): void => {
  const lichen = rng(12);
  s.put(
    group(
      'moss',
      many(26, i =>
        part(
          wobble(
            ellipse(lichen.between(120, 680), lichen.between(330, 960), lichen.between(10, 34), lichen.between(6, 16)),
            5,
            0.08,
            i,
          ),
          '#6f8a4a',
          { texture: 'leaf', alpha: 0.55, ao: 0, round: 0.4 },
        ),
      ),
    ),
  );
};

export const crownOfTrees = (s: Scene): void => {
  const random = rng(9);
  const wood = many(40, i => {
    const [x, down] = [random() * 800, random() ** 2.2];
    return { i, x, y: brow(x) + 10 + down * 120, scale: 0.86 - down * 0.3 };
  }).toSorted((a, b) => a.y - b.y);
  for (const { i, x, y, scale } of wood) {
    s.put(
      part(wobble(ellipse(x, y + 2, 44 * scale, 12 * scale), 4, 0.08, i), '#6f8a4a', {
        texture: 'leaf',
        shade: '#4f6a40',
        ao: 0.1,
        round: 0.5,
        soft: 2,
      }),
    );
    s.put(i % 3 ? roundTree({ seed: i, colour: '#6f8f52', shade: '#33503a' }) : pine({ seed: i, colour: '#4a6e54' }), {
      x,
      y,
      scale,
      shadow: { contact: [22, 5, 4], alpha: 0.5 },
    });
  }
};

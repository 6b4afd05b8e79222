import { describe, expect, it } from 'vitest';
import { ellipse } from '../geometry/shape.ts';
import { group, part } from '../motif.ts';
import { rig } from '../rigs.ts';
import type { Medium } from '../scene/painting.ts';
import { Scene } from '../scene/scene.ts';
import { MEDIA } from './media.ts';

const paint = (medium: Medium): Uint8Array => {
  const scene = new Scene({ width: 60, height: 90, seed: 3 }).mood(rig.gold).sky(rig.gold.sky).hills();
  scene.put(group('ball', part(ellipse(0, 0, 150), '#3f566e')), { x: 400, y: 600 });
  return scene.render(medium);
};

const mean = (pixels: Uint8Array): number => pixels.reduce((a, b) => a + b, 0) / pixels.length;

describe.each(Object.entries(MEDIA))('%s', (_name, medium) => {
  it('keeps the scene readable: the ball is darker than the sky', () => {
    const pixels = paint(medium);
    const rows = (y: number, x: number): number => mean(pixels.slice((y * 60 + x) * 3, (y * 60 + x + 8) * 3));
    expect(rows(45, 26)).toBeLessThan(rows(15, 26));
  });

  it('paints the same picture twice', () => {
    expect(paint(medium)).toEqual(paint(medium));
  });
});

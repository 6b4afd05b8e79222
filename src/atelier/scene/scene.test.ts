import { describe, expect, it } from 'vitest';
import { ellipse, rect } from '../geometry/shape.ts';
import { oil } from '../media/oil.ts';
import { group, part } from '../motif.ts';
import { rig } from '../rigs.ts';
import { Scene } from './scene.ts';

const ball = group('ball', part(ellipse(0, 0, 60), '#b23f38', { texture: 'cloth' }));

const paint = (seed = 1, width = 60): { scene: Scene; pixels: Uint8Array } => {
  const scene = new Scene({ width, height: width * 1.5, seed });
  scene.mood(rig.dusk).sky(rig.dusk.sky, { clouds: {} }).hills({ mist: 0.5 }).sea({ y: 0.9 }).stars(20);
  scene.put(ball, { x: 400, y: 700, shadow: { contact: [60] } });
  return { scene, pixels: scene.render(oil) };
};

const at = (scene: Scene, x: number, y: number): number[] => {
  const { canvas } = scene;
  const i = (Math.round(y * canvas.unit) * canvas.width + Math.round(x * canvas.unit)) * 3;
  return Array.from(canvas.colour.subarray(i, i + 3));
};

describe('a scene', () => {
  it('paints the same pixels from the same seed, and others from another', () => {
    expect(paint(5).pixels).toEqual(paint(5).pixels);
    expect(paint(5).pixels).not.toEqual(paint(6).pixels);
  });

  it('remembers the names of what was put into it', () => {
    expect(paint().scene.motifs).toEqual(['ball']);
    expect(paint().scene.rigs).toEqual(['dusk']);
  });

  it('lights a form from the side of its key', () => {
    const scene = new Scene({ width: 200, height: 300 });
    scene.light({ direction: [1, 0, 0.3] }).put(ball, { x: 400, y: 600, scale: 4 });
    scene.compose();
    expect(at(scene, 550, 600)[0]).toBeGreaterThan(at(scene, 250, 600)[0] as number);
  });

  it('lets a lamp shine on what was put down before it', () => {
    const dark = new Scene({ width: 200, height: 300 }).put(ball, { x: 400, y: 600, scale: 4 });
    const lit = new Scene({ width: 200, height: 300 }).put(ball, { x: 400, y: 600, scale: 4 });
    lit.lamp(500, 500, '#ffffff', 300, 0.5);
    dark.compose();
    lit.compose();
    expect(at(lit, 450, 560)[1]).toBeGreaterThan(at(dark, 450, 560)[1] as number);
  });

  it('lights a field by its lamps only when it is told to', () => {
    const wall = (lamplight: number): number => {
      const scene = new Scene({ width: 100, height: 150 }).lamp(400, 600, '#ffffff', 200, 1);
      scene.field(() => [0.3, 0.3, 0.3], { lamplight });
      scene.compose();
      return at(scene, 400, 600)[0] as number;
    };
    expect(wall(0)).toBeCloseTo(0.3);
    expect(wall(0.5)).toBeCloseTo(0.45);
  });

  it('samples a coarse field close to the fine one', () => {
    const shade = (coarse: number): number => {
      const scene = new Scene({ width: 200, height: 300 });
      scene.field((x, y) => [x / 800, y / 1200, 0], { coarse });
      scene.compose();
      return (at(scene, 333, 777)[0] as number) + (at(scene, 333, 777)[1] as number);
    };
    expect(shade(16)).toBeCloseTo(shade(1), 2);
  });

  it('keeps a clipped scene inside its shape, mirrored or not', () => {
    const scene = new Scene({ width: 200, height: 300 });
    scene.clip(rect(200, 200, 400, 400), () => scene.sky(['#ffffff', '#ffffff']));
    scene.compose();
    expect(at(scene, 400, 400)[0]).toBeCloseTo(1);
    expect(at(scene, 100, 400)[0]).toBe(0);
    expect(at(scene, 400, 700)[0]).toBe(0);
  });

  it('paints a part only within the shape it is told to stay in', () => {
    const scene = new Scene({ width: 200, height: 300 });
    scene.put(part(rect(0, 0, 800, 800), '#ffffff', { within: rect(0, 0, 400, 800), emit: 1 }));
    scene.compose();
    expect(at(scene, 200, 400)[0]).toBeGreaterThan(0.5);
    expect(at(scene, 600, 400)[0]).toBe(0);
  });
});

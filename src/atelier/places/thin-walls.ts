import type { Life } from '../cast/nine-lives.ts';
import { mix } from '../colour.ts';
import { ellipse, rect } from '../geometry/shape.ts';
import { many } from '../kit.ts';
import { group, part } from '../motif.ts';
import type { Scene } from '../scene/scene.ts';
import { openWindow } from './furniture.ts';

/** A lit window on the night side of a house, and whoever lives behind it. */
export const lifeInAWindow = (s: Scene, { lamp, who, y, scale }: Life, x: number, top: number): void => {
  const where = { x, y: top };
  const wall = part(rect(-100, -140, 200, 290), lamp, { emit: 0.75, round: 0, shade: mix(lamp, '#20102c', 0.5) });
  openWindow(s, { width: 192, height: 268, colour: '#d8c4a0' }, where, () => {
    s.put(wall, where).put(who, { x, y: top + y, scale, lift: 0.3 });
  });
  s.put(part(rect(-124, 138, 248, 18, 4), '#efe0c0', { texture: 'hplank', round: 0.6 }), where);
  s.glow(x, top, 190, lamp, 0.12, 2);
};

/** Six notes of the fiddler's tune, smaller the further they have come, in a bow to the i-th window. */
export const tuneTo = (s: Scene, x: number, y: number, i: number): void => {
  const bend = i % 2 ? -60 : 60;
  many(6, k => {
    const u = (k + 4) / 10;
    const swerve = Math.sin(u * Math.PI) * bend;
    const [at, height] = [444 + (x - 444) * u + swerve * 0.6, 540 + (y - 480) * u - swerve];
    s.glow(at, height, 22, '#ffe090', 0.75, 1.6);
    const note = part(ellipse(at, height, 4.6 - u * 2.4), '#fff2c0', { emit: 1, ao: 0, detail: 1 });
    s.put(group(k || i ? '' : 'tune', note));
  });
};

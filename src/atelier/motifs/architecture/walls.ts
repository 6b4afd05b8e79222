import { points } from '../../geometry/points.ts';
import { rect } from '../../geometry/shape.ts';
import { group, line, part } from '../../motif.ts';

export const schoolWall = () =>
  group(
    'wall',
    part(rect(-10, -10, 820, 470), '#d89a6a', {
      texture: 'brick',
      grain: 0.42,
      shade: '#b8744c',
      round: 0,
      detail: 0.25,
    }),
    part(rect(-10, 446, 820, 24), '#9a5c40', { round: 0.3 }),
  );

export const schoolWindows = () =>
  group(
    'window',
    [160, 640].map(x => [
      part(rect(x - 60, 90, 120, 190), '#efe0c0', { round: 0.3 }),
      part(rect(x - 50, 100, 100, 170), '#7a9aa4', { round: 0, shade: '#c8d8cc' }),
      line(
        [
          [x, 100],
          [x, 270],
        ],
        6,
        '#efe0c0',
      ),
      line(
        [
          [x - 50, 185],
          [x + 50, 185],
        ],
        6,
        '#efe0c0',
      ),
    ]),
  );

export const chimney = () =>
  group(
    'chimney',
    part(rect(-22, -110, 44, 190), '#6a4a5c', { shade: '#4a3a58', texture: 'brick', grain: 0.8 }),
    part(rect(-27, -120, 54, 16, 3), '#7a5a68'),
  );

export const backOfTheHouse = () =>
  group(
    'wall',
    part(rect(-20, -20, 840, 1240), '#a8746a', {
      texture: 'brick',
      grain: 0.34,
      round: 0,
      shade: '#6a5078',
      detail: 0.3,
      lift: 0.14,
    }),
  );

export const gardenWall = () =>
  group(
    'wall',
    part(rect(378, 190, 44, 256), '#b4846e', { texture: 'brick', shade: '#7a5650', round: 0.5, bevel: 8 }),
    part(rect(370, 180, 60, 18, 4), '#c8a898', { texture: 'stone' }),
  );

export const darkWindow = () =>
  group(
    'dark window',
    part(rect(-50, -70, 100, 140), '#5a4450', { round: 0.3 }),
    part(rect(-42, -62, 84, 124), '#2c2c48', { round: 0 }),
    line(points`0,-62 0,62`, 5, '#5a4450'),
    line(points`-42,0 42,0`, 5, '#5a4450'),
  );

export const alleyWall = () => {
  const brick = { shade: '#7a5c50', texture: 'brick', grain: 0.32, round: 0, detail: 0.25 } as const;
  return group('wall', part(rect(-10, -10, 820, 960), '#b0895a', brick));
};

import type { Colour } from '../../colour.ts';
import { points } from '../../geometry/points.ts';
import { blob, ellipse, poly, rect } from '../../geometry/shape.ts';
import { tube } from '../../geometry/tube.ts';
import { darker, lighter } from '../../kit.ts';
import { group, type Motif, type Part, type Pieces, part } from '../../motif.ts';
import { GOLD } from './complexion.ts';

/** A hat on its own, standing on its brim. */
export interface Hat extends Motif {
  /** How much it adds to a pile of hats. */
  readonly height: number;
}

const hat = (name: string, height: number, ...pieces: readonly Pieces[]): Hat => ({
  ...group(name, ...pieces),
  height,
});

const brim = (half: number, colour: Colour): Part =>
  part(tube(points`${-half},-8 ${-half * 0.5},-3 0,-1 ${half * 0.5},-3 ${half},-8`, [6, 11, 12, 11, 6]), colour, {
    round: 0.9,
  });

/** A hat for every occupation: origin under the brim, centred, about 100 wide. Give one to a head as its `hat`. */
export const hats = {
  bowler: (c: Colour = '#3a3444') =>
    hat(
      'bowler',
      44,
      part(blob(...points`-36,-4 -35,-34 0,-56 35,-34 36,-4 0,2`), c, { round: 1 }),
      part(tube(points`-36,-10 0,-4 36,-10`, 8), '#a8433c', { round: 0.5 }),
      brim(54, c),
    ),
  top: (c: Colour = '#2c2a34') =>
    hat(
      'top hat',
      74,
      part(blob(...points`-34,-2! -31,-44 -38,-82! 0,-86 38,-82! 31,-44 34,-2! 0,4`), c, { shade: darker(c, 0.4) }),
      part(tube(points`-33,-12 0,-6 33,-12`, 11), '#3f7a7a', { round: 0.4 }),
      brim(58, c),
    ),
  straw: (c: Colour = '#e2c07a') =>
    hat(
      'straw hat',
      34,
      part(ellipse(0, -4, 82, 13), c, { texture: 'wood' }),
      part(blob(...points`-40,-6 -34,-36 0,-46 34,-36 40,-6 0,0`), lighter(c, 0.1), { texture: 'wood' }),
      part(tube(points`-39,-12 0,-6 39,-12`, 8), '#b23f38', { round: 0.5 }),
    ),
  chef: (c: Colour = '#f6f0e2') =>
    hat(
      'chef’s hat',
      76,
      part(blob(...points`-32,-2! -32,-40 -54,-56 -44,-88 -16,-84 0,-98 18,-84 46,-88 54,-56 32,-40 32,-2!`), c, {
        texture: 'cloth',
        shade: darker(c, 0.2),
      }),
      part(rect(-34, -24, 68, 24, 4), lighter(c, 0.2), { round: 0.6 }),
    ),
  crown: (c: Colour = GOLD) =>
    hat(
      'crown',
      40,
      part(poly(...points`-42,0 -50,-48 -26,-28 0,-62 26,-28 50,-48 42,0`), c, {
        texture: 'gold',
        shade: darker(c, 0.3),
      }),
      part(tube(points`-43,-4 0,2 43,-4`, 10), lighter(c, 0.2), { texture: 'gold' }),
      [-50, 0, 50].map((x, i) => part(ellipse(x, i === 1 ? -64 : -50, 6), '#c8383c', { round: 1 })),
    ),
  fez: (c: Colour = '#b23f38') =>
    hat(
      'fez',
      46,
      part(poly(...points`-36,0 -26,-54 26,-54 36,0`), c, { texture: 'cloth', shade: darker(c, 0.3), round: 1 }),
      part(ellipse(0, -54, 26, 6), lighter(c, 0.1), { ao: 0 }),
      part(tube(points`0,-56 30,-50 38,-22`, 2.6), '#2c2430'),
      part(tube(points`38,-24 39,-6`, [5, 9]), '#2c2430', { texture: 'fur' }),
    ),
  admiral: (c: Colour = '#31476a') =>
    hat(
      'admiral’s hat',
      44,
      part(blob(...points`-80,-2! -50,-34 0,-64 50,-34 80,-2! 0,4`), c, { shade: darker(c, 0.4) }),
      part(tube(points`-80,-2 0,4 80,-2`, 6), GOLD, { texture: 'gold' }),
      part(ellipse(-10, -26, 14), GOLD, { texture: 'gold' }),
      part(ellipse(-10, -26, 7), '#f2e8d4'),
    ),
  wizard: (c: Colour = '#4a4484') =>
    hat(
      'wizard’s hat',
      84,
      part(blob(...points`-38,-2 -20,-60 4,-104 34,-122! 22,-78 38,-2 0,4`), c, {
        texture: 'cloth',
        pattern: { kind: 'dot', colour: '#f0d070', width: 22, radius: 0.16 },
      }),
      brim(64, c),
    ),
  fire: (c: Colour = '#c8482c') =>
    hat(
      'fire helmet',
      40,
      part(blob(...points`-38,-4 -36,-38 0,-54 36,-38 38,-4`), c, { round: 1 }),
      part(tube(points`0,-56 0,-20`, 8), lighter(c, 0.2)),
      part(blob(...points`-70,4 -40,-10 40,-10 64,-2 40,4 -30,6`), darker(c, 0.15)),
      part(blob(...points`-13,-34 13,-34 10,-12 0,-6 -10,-12`), GOLD, { texture: 'gold' }),
    ),
  sailor: (c: Colour = '#f4efe4') =>
    hat(
      'sailor’s cap',
      32,
      part(blob(...points`-46,-14 -40,-36 0,-42 40,-36 46,-14 0,-8`), c, { texture: 'cloth' }),
      part(tube(points`-36,-6 0,0 36,-6`, 14), '#31476a', { round: 0.6 }),
      part(ellipse(0, -42, 7), '#b23f38', { texture: 'fur' }),
    ),
  party: (c: Colour = '#e8708a') =>
    hat(
      'party hat',
      66,
      part(poly(...points`-30,0 0,-88 30,0`), c, {
        round: 1,
        pattern: { kind: 'stripe', colour: '#f6e6a8', width: 18, rotate: 0.7 },
      }),
      part(ellipse(0, -90, 10), '#f6e6a8', { texture: 'fur' }),
    ),
  knit: (c: Colour = '#3f7a6a') =>
    hat(
      'knitted cap',
      42,
      part(blob(...points`-40,-8 -36,-40 0,-58 36,-40 40,-8 0,0`), c, {
        texture: 'cloth',
        pattern: { kind: 'stripe', colour: '#f0e4c8', width: 24, rotate: 1.57, bias: 0.5 },
      }),
      part(tube(points`-40,-8 0,0 40,-8`, 16), lighter(c, 0.2), { texture: 'cloth' }),
      part(ellipse(0, -60, 12), '#f0e4c8', { texture: 'fur' }),
    ),
} as const satisfies Record<string, (colour?: Colour) => Hat>;

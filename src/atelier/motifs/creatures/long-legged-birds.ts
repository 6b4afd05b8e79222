import type { Colour } from '../../colour.ts';
import { points } from '../../geometry/points.ts';
import { blob, ellipse, union } from '../../geometry/shape.ts';
import { tube } from '../../geometry/tube.ts';
import { darker, eye } from '../../kit.ts';
import { at, group, line, type Motif, type Pieces, part } from '../../motif.ts';
import { pelt, plumage } from '../animals/coat.ts';
import { feathers } from './feathers.ts';

const STORK = '#f4ecdc';
const STORK_RED = '#d8623c';
const CRANE = '#eceef0';
const CRANE_LEG = '#3a3a44';
const CRANE_BEAK = '#8a8470';
const CRANE_CROWN = '#c8383c';
const PINION = '#2c2a34';

export interface LongFlyerOptions {
  readonly name?: string;
  readonly colour?: Colour;
  /** Wing tips and tail. */
  readonly dark?: Colour;
  readonly beak?: Colour;
  readonly leg?: Colour;
  readonly crown?: Colour | null;
  /** How high the wings are raised: 1 up, negative in the downstroke. */
  readonly lift?: number;
  /** What hangs from the beak; the tip is at 140,-8. */
  readonly cargo?: Pieces;
}

/** A long-winged bird in flight: beak, neck and legs stretched, its heart at 0,0. */
export const longFlyer = ({
  name = 'bird in flight',
  colour = STORK,
  dark = PINION,
  beak = STORK_RED,
  leg = beak,
  crown = null,
  lift = 0.9,
  cargo = null,
}: LongFlyerOptions = {}): Motif =>
  group(
    name,
    at(
      feathers({
        count: 9,
        from: [-2.5, 70],
        to: [-1.25, 120],
        width: 9,
        colour: darker(colour, 0.16),
        dark: darker(dark, 0.1),
      }),
      { x: 4, y: -8, stretchX: 0.82, stretchY: lift },
    ),
    [4, -2].map((y, i) => part(tube(points`-34,${y} -72,${y + 8} -116,${y + 12 + i * 4}`, [5, 3, 2.4]), leg)),
    plumage(
      union(
        blob(...points`-48,2 -30,-14 4,-20 28,-14 38,-4 26,12 -6,16 -34,10`),
        tube(points`28,-4 52,-14 72,-10 88,-14`, [20, 11, 9, 9]),
      ),
      colour,
      { grain: 1.4, shade: darker(colour, 0.18) },
    ),
    pelt(blob(...points`-46,0 -70,-6 -76,4 -46,8`), dark),
    pelt(ellipse(90, -15, 10, 8.4), colour),
    crown !== null && part(blob(...points`82,-20 90,-26 98,-18 90,-17`), crown, { ao: 0 }),
    part(blob(...points`98,-19 140,-8! 98,-11`), beak),
    line(points`99,-14 134,-9`, 0.8, darker(beak, 0.4)),
    eye(94, -17, 1.9),
    at(feathers({ count: 11, from: [-2.75, 78], to: [-1.15, 138], width: 10, colour, dark }), {
      x: 2,
      y: -4,
      stretchX: 0.9,
      stretchY: lift,
    }),
    plumage(blob(...points`-26,-2 -16,-26 6,-30 22,-14 12,2`), colour, { grain: 1.4, ao: 0.1 }),
    cargo,
  );

export const flyingStork = (options: LongFlyerOptions = {}): Motif => longFlyer({ name: 'stork', ...options });

export const flyingCrane = (options: LongFlyerOptions = {}): Motif =>
  longFlyer({ name: 'crane', colour: CRANE, beak: CRANE_BEAK, leg: CRANE_LEG, crown: CRANE_CROWN, ...options });

export const stork = ({ colour = STORK, oneLeg = true }: { colour?: Colour; oneLeg?: boolean } = {}): Motif =>
  group(
    'stork',
    line(points`-2,-56 -2,-26 0,0 10,1`, 2.6, STORK_RED),
    oneLeg ? line(points`6,-54 18,-34 2,-30`, 2.4, STORK_RED) : line(points`8,-54 8,-26 10,0 20,1`, 2.6, STORK_RED),
    plumage(
      union(
        blob(...points`-36,-52 -20,-76 8,-86 24,-74 16,-54 -6,-48`),
        tube(points`14,-72 26,-92 18,-110 22,-124`, [18, 11, 9, 9]),
      ),
      colour,
      { shade: darker(colour, 0.2) },
    ),
    plumage(blob(...points`-48,-44 -30,-68 -4,-70 0,-60 -20,-50`), PINION),
    part(ellipse(23, -126, 9, 8), colour),
    part(blob(...points`30,-130 68,-116! 30,-122`), STORK_RED),
    eye(26, -128, 1.8),
  );

/** A crane dancing, wings open towards us. */
export const crane = ({ colour = CRANE }: { colour?: Colour } = {}): Motif =>
  group(
    'dancing crane',
    [-1, 1].map(q =>
      plumage(
        blob(...points`${q * 6},-70 ${q * 34},-92 ${q * 66},-124 ${q * 74},-104 ${q * 60},-78 ${q * 26},-58`),
        colour,
        { shade: '#3a3a48' },
      ),
    ),
    line(points`-5,-54 -14,-28 -4,0 6,1`, 2.4, CRANE_LEG),
    line(points`5,-54 24,-42 18,-18`, 2.4, CRANE_LEG),
    plumage(blob(...points`-16,-56 -18,-74 0,-88 16,-76 14,-54 0,-48`), colour),
    part(tube(points`4,-80 18,-100 8,-120 20,-136`, [13, 8, 7, 8]), colour),
    part(ellipse(22, -138, 8, 7), colour),
    part(blob(...points`15,-142 23,-147 28,-141`), CRANE_CROWN, { ao: 0 }),
    part(blob(...points`28,-142 56,-146! 28,-136`), CRANE_BEAK),
    eye(24, -139, 1.7),
  );

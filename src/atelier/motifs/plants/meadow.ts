// biome-ignore-all format: coordinates read as rows of points, not one to a line.

import { type Colour, mix } from '../../colour.ts';
import { noise } from '../../geometry/noise.ts';
import { clamp, lerp } from '../../geometry/number.ts';
import { type Random, rng } from '../../geometry/random.ts';
import { ellipse } from '../../geometry/shape.ts';
import { tube } from '../../geometry/tube.ts';
import { darker, many } from '../../kit.ts';
import { group, type Motif, type Part, type Placement, part } from '../../motif.ts';

/** The little a meadow asks of a scene. */
interface Ground {
  readonly seed: number;
  put(motif: Motif, where: Placement): unknown;
}

interface MeadowOptions {
  /** Far and near edge in card units. */
  readonly top?: number;
  readonly bottom?: number;
  readonly count?: number;
  readonly height?: number;
  readonly colour?: Colour;
  readonly lit?: Colour;
  readonly seed?: number;
  readonly blooms?: readonly Colour[];
  /** Share of tufts that flower. */
  readonly bloomShare?: number;
  readonly lean?: number;
  /** True where nothing may grow: paths, people, water. */
  readonly clear?: ((x: number, y: number) => boolean) | undefined;
}

/** A meadow without rows: blades and flowers gathered in drifts, larger as they come near. */
export function meadow<S extends Ground>(
  scene: S,
  {
    top = 850,
    bottom = 1200,
    count = 420,
    height: h = 34,
    colour = '#4a6a3c',
    lit = '#a8b060',
    seed = 1,
    blooms = ['#e8d8b0', '#d8604a', '#e8b03c'],
    bloomShare = 0.16,
    lean = 0.15,
    clear = () => false,
  }: MeadowOptions = {},
): S {
  const random = rng(seed * 23 + scene.seed);
  const tufts: { x: number; y: number; near: number }[] = [];
  for (let tries = 0; tufts.length < count && tries < count * 8; tries++) {
    const x = random.between(-20, 820);
    const near = random() ** 1.25;
    const y = lerp(top, bottom, near);
    if (noise(x * 0.006 + seed, y * 0.011) < random.between(-0.35, 0.28)) continue;
    if (!clear(x, y)) tufts.push({ x, y, near });
  }
  for (const { x, y, near } of tufts.toSorted((a, b) => a.y - b.y)) {
    const size = h * lerp(0.4, 1.5, near);
    const drift = noise(x * 0.004 + 40, y * 0.006 + seed);
    const flowers = random() < bloomShare * (1 + drift * 2);
    const tone = mix(colour, lit, clamp(random() * 0.7 + drift * 0.7));
    const parts = many(flowers ? 2 : random.whole(2, 4), () => blade(random, size, lean + drift * 0.5, tone));
    if (flowers) {
      const petal = size * random.between(0.1, 0.2);
      // Neighbours mostly share a colour: the drift picks it, chance only blurs the border.
      const pick = Math.floor((drift * 1.6 + 0.5 + random.bell() * 0.25) * blooms.length);
      parts.push(...bloomAt((lean + drift * 0.4) * size, -size, petal, blooms[pick] ?? blooms[0] ?? lit));
    }
    scene.put(group('', parts), { x, y });
  }
  return scene;
}

const blade = (random: Random, size: number, lean: number, tone: Colour): Part => {
  const dx = (random.bell() * 0.6 + lean) * size;
  const tall = size * random.between(0.5, 1.1);
  const x = random.bell() * size * 0.22;
  return part(
    tube([[x, 3], [x + dx * 0.3, -tall * 0.6], [x + dx, -tall]], [size * 0.1, size * 0.075, 0.5]),
    mix(tone, darker(tone), random() * 0.4),
    { round: 0.4, ao: 0.03, detail: 0.5, merge: true },
  );
};

const bloomAt = (x: number, y: number, petal: number, colour: Colour): Part[] => [
  ...many(5, i => {
    const angle = i * 1.257; // a fifth of a turn
    const [px, py] = [x + Math.cos(angle) * petal, y + Math.sin(angle) * petal * 0.7];
    const look = { round: 0.5, ao: 0.05, detail: 0.6, merge: true };
    return part(ellipse(px, py, petal * 0.72, petal * 0.56), colour, look);
  }),
  part(ellipse(x, y, petal * 0.45), mix(colour, '#fff0b0', 0.6), { ao: 0, detail: 0.7 }),
];

import { describe, expect, it } from 'vitest';
import type { Ring } from './geometry/curve.ts';
import { bounds } from './geometry/shape.ts';
import { elements, type Motif, type Part, type Pieces, TEXTURES } from './motif.ts';
import { motif } from './shelf.ts';

// biome-ignore format: points
const CURVE = [[0, 0], [40, -30], [90, -10], [140, -60]] as const;

/** What to draw the few motifs with that cannot stand without an argument. */
const SAMPLES: Record<string, () => unknown> = {
  rope: () => motif.rope(CURVE),
  vine: () => motif.vine(CURVE),
  bunting: () => motif.bunting(CURVE),
  serpentBody: () => motif.serpentBody(CURVE),
  waveCrest: () => motif.waveCrest(0, 0, 80, 40),
  // biome-ignore format: points
  foliage: () => motif.foliage([[0, 0, 30], [20, -20, 25]]),
};

const isMotif = (drawn: unknown): drawn is Motif => typeof drawn === 'object' && drawn !== null && 'parts' in drawn;
const partsOf = (pieces: Pieces): Part[] => elements(pieces).filter((element): element is Part => 'shape' in element);
const shelf = Object.entries(motif).flatMap(([name, maker]) => {
  if (typeof maker !== 'function') return [];
  const draw = SAMPLES[name] ?? (maker.length === 0 ? (maker as () => unknown) : undefined);
  const drawn = draw?.();
  return draw && isMotif(drawn) ? [{ name, draw, drawn }] : [];
});

describe('the shelf', () => {
  it('holds what a deck of eighty-four cards needs', () => {
    expect(shelf.length).toBeGreaterThan(180);
  });

  it.each(shelf)('$name is made of closed, finite outlines of a sane size', ({ drawn }) => {
    const parts = partsOf(drawn);
    expect(parts.length).toBeGreaterThan(0);
    const isOutline = (ring: Ring): boolean =>
      ring.length >= 3 && ring.every(([x, y]) => Number.isFinite(x) && Number.isFinite(y));
    expect(parts.filter(({ shape }) => shape.length === 0 || !shape.every(isOutline))).toEqual([]);
    const { left, top, right, bottom } = bounds(parts.flatMap(({ shape }) => shape));
    expect(Math.max(right - left, bottom - top)).toBeGreaterThan(8);
    // Nothing is larger than two cards, nothing lies far away from its origin.
    expect(Math.max(right - left, bottom - top)).toBeLessThan(2400);
    expect(Math.max(Math.abs(left), Math.abs(right), Math.abs(top), Math.abs(bottom))).toBeLessThan(1300);
  });

  it.each(shelf)('$name is the same every time it is drawn', ({ draw, drawn }) => {
    expect((draw() as Motif).parts).toEqual(drawn.parts);
  });

  it.each(shelf)('$name asks for paint that exists', ({ drawn }) => {
    const isShare = (value = 0): boolean => value >= 0 && value <= 1;
    const isPaintable = ({ texture, alpha, round, emit, ao, detail }: Part): boolean =>
      (!texture || TEXTURES.includes(texture)) && [alpha, round, emit, ao, detail].every(isShare);
    expect(partsOf(drawn).filter(part => !isPaintable(part))).toEqual([]);
  });
});

describe('portals', () => {
  const portals = {
    door: motif.door(),
    mirror: motif.mirror(),
    frame: motif.frame(),
    teacup: motif.teacup(),
    jar: motif.jar(),
    theatre: motif.theatre(),
  };

  it.each(Object.entries(portals))('%s has its hole inside its outline', (_, portal) => {
    const hole = bounds(portal.hole);
    const outline = bounds(partsOf(portal).flatMap(({ shape }) => shape));
    expect(hole.left).toBeGreaterThanOrEqual(outline.left);
    expect(hole.right).toBeLessThanOrEqual(outline.right);
    expect(hole.top).toBeGreaterThanOrEqual(outline.top);
    expect(hole.bottom).toBeLessThanOrEqual(outline.bottom);
  });
});

describe('things that offer places', () => {
  it('a bare tree tells where its twigs end', () => {
    const tree = motif.bareTree({ seed: 4 });
    const crown = bounds(partsOf(tree).flatMap(({ shape }) => shape));
    expect(tree.tips.length).toBeGreaterThan(20);
    for (const [x, y] of tree.tips) {
      expect(x).toBeGreaterThan(crown.left);
      expect(x).toBeLessThan(crown.right);
      expect(y).toBeGreaterThan(crown.top);
    }
  });

  it('spiral stairs climb', () => {
    const { step } = motif.spiralStairs({ steps: 20 });
    expect(step(19)[1]).toBeLessThan(step(0)[1] - 400);
  });

  it('a meadow grows only where it may, back to front', () => {
    const planted: { x: number; y: number }[] = [];
    const scene = { seed: 3, put: (_: Motif, { x = 0, y = 0 }: { x?: number; y?: number }) => planted.push({ x, y }) };
    motif.meadow(scene, { count: 200, clear: x => x < 400 });
    expect(planted.length).toBe(200);
    expect(planted.every(({ x }) => x >= 400)).toBe(true);
    expect(planted.map(({ y }) => y)).toEqual(planted.map(({ y }) => y).toSorted((a, b) => a - b));
  });
});

describe('the puppet', () => {
  const poses = Object.entries(motif.POSE);

  it.each(poses)('stands within arm’s reach of its feet when it is told to %s', (_, pose) => {
    for (const view of ['front', 'back', 'left', 'right'] as const) {
      const { left, right, top, bottom } = bounds(partsOf(motif.person({ pose, view })).flatMap(({ shape }) => shape));
      expect(top).toBeGreaterThan(-125);
      expect(bottom).toBeLessThan(25);
      expect(right - left).toBeLessThan(75);
    }
  });

  it('scales its face with its head', () => {
    const headOf = (headRadius: number) => {
      const bare = motif.person({ headRadius, view: 'front' });
      return bounds(partsOf(bare).flatMap(({ shape }) => shape)).top;
    };
    expect(headOf(0.1)).toBeGreaterThan(headOf(12.5) + 10);
  });
});

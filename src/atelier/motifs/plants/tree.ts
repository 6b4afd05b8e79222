import type { Colour } from '../../colour.ts';
import type { Shape } from '../../geometry/curve.ts';
import { union } from '../../geometry/shape.ts';
import { darker } from '../../kit.ts';
import { group, type Motif, type Pieces, part } from '../../motif.ts';
import { type Clump, foliage } from './foliage.ts';

/** What every tree can be asked for. */
export interface TreeOptions {
  readonly height?: number;
  readonly width?: number;
  readonly colour?: Colour;
  readonly lit?: Colour;
  readonly shade?: Colour;
  readonly trunk?: Colour;
  readonly seed?: number;
}

/** A tree that may get up. */
export interface WalkingTreeOptions extends TreeOptions {
  /** Above 0 the tree walks on its roots, with steps of this size. */
  readonly legs?: number;
}

interface Leafy {
  readonly name: string;
  /** Stem and limbs; they are melted into one piece of bark. */
  readonly wood: readonly Shape[];
  readonly trunk: Colour;
  readonly clumps: readonly Clump[];
  readonly leaves: Parameters<typeof foliage>[1];
}

/** Roots if there are any, one piece of bark, and a crown of clumps over it: all broad-leaved trees are built like this. */
export const leafyTree = ({ name, wood, trunk, clumps, leaves }: Leafy, roots: Pieces = null): Motif =>
  group(
    name,
    roots,
    part(union(...wood), trunk, { texture: 'bark', shade: darker(trunk, 0.2) }),
    foliage(clumps, leaves),
  );

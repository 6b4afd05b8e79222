import { points } from '../../geometry/points.ts';
import { at, group, type Motif } from '../../motif.ts';
import { vine } from '../plants/vine.ts';
import { drum, trumpet } from './band.ts';
import { gramophone } from './gramophones.ts';
import { strut } from './music-box.ts';
import { violin } from './strings.ts';

/** An instrument on legs of its own. */
const onLegs = (name: string, thing: Motif, { height = 40, gap = 16, scale = 1, sunk = 6, rotate = 0 } = {}): Motif =>
  group(name, strut({ height, gap, step: 13, colour: '#2a2430' }), at(thing, { y: sunk - height, scale, rotate }));

export const trumpeter = () => onLegs('trumpet', trumpet(), { height: 36, scale: 0.66, sunk: -10, rotate: -0.5 });

export const walkingViolin = () =>
  onLegs('violin', violin({ bow: false, colour: '#b86034' }), { height: 46, scale: 0.95, sunk: 4, gap: 12 });

export const walkingDrum = () => onLegs('drum', drum({ colour: '#8a3a3c' }), { scale: 0.9 });

export const walkingTenorDrum = () =>
  onLegs('drum', drum({ colour: '#4a5a8a', width: 60, height: 70 }), { scale: 0.95 });

export const walkingGramophone = () => onLegs('gramophone', gramophone({ horn: '#d8a444' }), { scale: 0.85, gap: 30 });

/** The wreath on the case. */
export const lastRoses = () =>
  vine(points`-46,-8 -26,16 14,18 46,-12`, { bloom: '#d8586a', leaves: 18, leaf: 15, colour: '#5a7a52' });

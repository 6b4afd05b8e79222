import { group } from '../../motif.ts';
import { sunflowerHead } from '../plants/sunflower.ts';
import { gear } from './gear.ts';

export const looseCog = () => gear({ radius: 30, teeth: 12, colour: '#c89c50', spokes: 4 });

/** The one wheel of the movement that grew. */
export const sunflowerWheel = () => group('sunflower wheel', sunflowerHead({ radius: 158, petals: 22 }));

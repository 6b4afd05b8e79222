import type { Point } from '../../geometry/curve.ts';
import type { Motif } from '../../motif.ts';
import { serpentBody, serpentHead } from './serpent.ts';

const SKIN_OF_THE_DEEP = { colour: '#3f8078', fin: '#d0703c' };

/** One arch of a sea serpent above the water: four points, as thick as it says. */
export const serpentCoil = (spine: readonly Point[], widths: readonly number[]) =>
  serpentBody(spine, { ...SKIN_OF_THE_DEEP, widths });

export const sleepyHead = (): Motif => ({ ...serpentHead(SKIN_OF_THE_DEEP), name: 'sea serpent' });

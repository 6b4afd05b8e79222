import { paintStrokes } from '../paint/strokes.ts';
import type { Medium } from '../scene/painting.ts';

/** The medium of the first world: brush strokes from broad to fine. */
export const oil: Medium = (canvas, brush) => paintStrokes(canvas, brush);

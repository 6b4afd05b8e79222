import type { Relief } from './inflate.ts';
import type { Row } from './row.ts';
import type { Grain } from './texture.ts';

const normalise = (row: Row, k: number, nx: number, ny: number, nz: number): void => {
  const scale = 1 / Math.sqrt(nx * nx + ny * ny + nz * nz);
  row.nx[k] = nx * scale;
  row.ny[k] = ny * scale;
  row.nz[k] = nz * scale;
};

export const layFlat = (row: Row): void => {
  row.nx.fill(0, 0, row.count);
  row.ny.fill(0, 0, row.count);
  row.nz.fill(1, 0, row.count);
};

/** Reads the relief's normals between its cells. `left`, `top`: the pixel where the relief begins. */
export const layRelief = (row: Row, relief: Relief, left: number, top: number, round: number): void => {
  const { step, columns, rows, nx, ny, nz } = relief;
  const centre = 0.5 + 0.5 / step;
  const fy = Math.min(Math.max((row.y - top) / step + centre, 0), rows - 1.001);
  const yi = fy | 0;
  const v = fy - yi;
  for (let k = 0; k < row.count; k++) {
    const fx = Math.min(((row.column[k] as number) - left) / step + centre, columns - 1.001);
    const xi = fx | 0;
    const u = fx - xi;
    const i = yi * columns + xi;
    const j = i + columns;
    const a = (1 - u) * (1 - v);
    const b = u * (1 - v);
    const c = (1 - u) * v;
    const d = u * v;
    const x = (nx[i] as number) * a + (nx[i + 1] as number) * b + (nx[j] as number) * c + (nx[j + 1] as number) * d;
    const y = (ny[i] as number) * a + (ny[i + 1] as number) * b + (ny[j] as number) * c + (ny[j + 1] as number) * d;
    const z = (nz[i] as number) * a + (nz[i + 1] as number) * b + (nz[j] as number) * c + (nz[j + 1] as number) * d;
    normalise(row, k, x * round, y * round, z + 0.001);
  }
};

/** Strength of a dent per unit of grain, and of grain as a change of tone. */
const DENT = 1.1;
const TONE = 0.6;

/** Where the slope of the grain is measured: .8 of a local unit away, finer than any texture's figure. */
const NEAR = 0.8;

export const layTone = (row: Row, grain: Grain, scale: number, seed: number): void => {
  for (let k = 0; k < row.count; k++)
    shadeBy(row, k, grain((row.localX[k] as number) * scale, (row.localY[k] as number) * scale, seed));
};

const shadeBy = (row: Row, k: number, tone: number): void => {
  const factor = 1 + tone * TONE;
  row.red[k] = (row.red[k] as number) * factor;
  row.green[k] = (row.green[k] as number) * factor;
  row.blue[k] = (row.blue[k] as number) * factor;
};

/** Texture as tone and as relief: the normal leans away from where the grain rises. */
export const layGrain = (row: Row, grain: Grain, scale: number, seed: number, bump: number): void => {
  for (let k = 0; k < row.count; k++) {
    const x = row.localX[k] as number;
    const y = row.localY[k] as number;
    const tone = grain(x * scale, y * scale, seed);
    const riseX = grain((x + NEAR) * scale, y * scale, seed) - tone;
    const riseY = grain(x * scale, (y + NEAR) * scale, seed) - tone;
    shadeBy(row, k, tone);
    normalise(
      row,
      k,
      (row.nx[k] as number) - riseX * bump * DENT,
      (row.ny[k] as number) - riseY * bump * DENT,
      row.nz[k] as number,
    );
  }
};

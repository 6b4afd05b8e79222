import type { Canvas } from './canvas.ts';
import { type Lamp, type Lighting, lampFalloff, rimFalloff, shoulder } from './light.ts';
import type { Row } from './row.ts';

/** How one part takes the light. */
export interface Exposure {
  readonly lighting: Lighting;
  /** Only the lamps near enough to matter. */
  readonly lamps: readonly Lamp[];
  /** Factor on the key light. */
  readonly lit: number;
  /** Factor on the rim light; 0 for flat parts, which have no rim to catch it. */
  readonly rim: number;
  /** Light added for heroes. */
  readonly lift: number;
  /** 0 lit … 1 shines by itself. */
  readonly emit: number;
}

/** Light creeps this far round the terminator. */
const WRAP = 0.22;
const LAMP_WRAP = 0.25;
/** Tones are half-quantised into three steps with a frayed border: this is what stops the 3-D-render look. */
const TONES = 3;

/** The key light on a surface: wrapped, eased, then pulled half-way to one of three tones. */
const keyTone = (facing: number, fray: number): number => {
  let d = (facing + WRAP) / (1 + WRAP);
  d = d < 0 ? 0 : d > 1 ? 1 : d;
  d = d * d * (3 - 2 * d) * 0.5 + d * 0.5;
  const q = d * TONES + fray * 0.22;
  const step = Math.floor(q);
  let t = (q - step - 0.36) / 0.28;
  t = t < 0 ? 0 : t > 1 ? 1 : t;
  let tone = (step + t * t * (3 - 2 * t)) / TONES;
  tone = tone < 0 ? 0 : tone > 1 ? 1 : tone;
  return (d + tone) * 0.5;
};

export const illuminate = (row: Row, canvas: Canvas, exposure: Exposure): void => {
  const { lighting, lamps, lit, lift, emit } = exposure;
  const { direction, key, above, below, rim } = lighting;
  const [dx, dy, dz] = direction;
  const rimPower = lighting.rimPower * exposure.rim * 2.2;
  const keyPower = lighting.keyPower * lit;
  const { light, tone } = canvas.slow;
  const lampCount = lamps.length;
  const y = row.y;
  for (let k = 0; k < row.count; k++) {
    const x = row.column[k] as number;
    const nx = row.nx[k] as number;
    const ny = row.ny[k] as number;
    const nz = row.nz[k] as number;
    const sideways = nx * dx + ny * dy;
    const power = keyPower * keyTone(sideways + nz * dz + light.at(x, y) * 0.13, tone.at(x, y));
    const up = 0.5 - ny * 0.5;
    let r = below[0] + (above[0] - below[0]) * up + key[0] * power;
    let g = below[1] + (above[1] - below[1]) * up + key[1] * power;
    let b = below[2] + (above[2] - below[2]) * up + key[2] * power;
    for (let l = 0; l < lampCount; l++) {
      const lamp = lamps[l] as Lamp;
      const qx = lamp.x - x;
      const qy = lamp.y - y;
      const d2 = qx * qx + qy * qy;
      const r2 = lamp.radius * lamp.radius;
      const z = lamp.height;
      const facing = ((nx * qx + ny * qy + nz * z) / Math.sqrt(d2 + z * z) + LAMP_WRAP) / (1 + LAMP_WRAP);
      if (facing <= 0) continue;
      const glow = (facing > 1 ? 1 : facing) * lamp.power * lampFalloff(r2 / (r2 + d2));
      r += lamp.colour[0] * glow;
      g += lamp.colour[1] * glow;
      b += lamp.colour[2] * glow;
    }
    // Added light is warm, like the page under it.
    r = shoulder(r + lift);
    g = shoulder(g + lift * 0.94);
    b = shoulder(b + lift * 0.88);
    const edge = sideways > 0 && rimPower > 0 ? rimFalloff(1 - nz) * sideways * rimPower : 0;
    const red = row.red[k] as number;
    const green = row.green[k] as number;
    const blue = row.blue[k] as number;
    const litRed = red * r + rim[0] * edge;
    const litGreen = green * g + rim[1] * edge;
    const litBlue = blue * b + rim[2] * edge;
    row.red[k] = litRed + (red - litRed) * emit;
    row.green[k] = litGreen + (green - litGreen) * emit;
    row.blue[k] = litBlue + (blue - litBlue) * emit;
  }
};

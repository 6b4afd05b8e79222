// biome-ignore-all format: a poem keeps its own lines.
import { TAU } from '../geometry/number.ts';
import { points } from '../geometry/points.ts';
import { blob, ellipse } from '../geometry/shape.ts';
import { tube } from '../geometry/tube.ts';
import { both, darker, lighter, many } from '../kit.ts';
import { group, line, part } from '../motif.ts';
import { hide, pelt } from '../motifs/animals/coat.ts';
import { rig } from '../rigs.ts';
import { arc, FINE, gaze } from './features.ts';
import type { Sitting } from './portrait.ts';

const DUST = '#e9d3b0';
const WING = '#b98ac0';
const SLIME = '#f3c08e';
const SHELL = '#b9603e';

/** Writes verses to whatever shines. */
const moth: Sitting = s => {
  s.mood(rig.candle).light({ keyPower: 0.5 });
  s.field((x, y) => { const d = Math.min(1, Math.hypot(x - 400, y - 330) / 560); return [0.5 - d * 0.32, 0.3 - d * 0.2, 0.46 - d * 0.2]; }, { coarse: 4, stroke: 0.7 });
  s.glow(400, 70, 300, '#ffd98a', 0.75).lamp(400, 40, '#ffd08a', 420, 0.9, 90);
  s.put(group('moth',
    both(q => [
      pelt(blob(...points`${400 + q * 40},520 ${400 + q * 190},360 ${400 + q * 390},300! ${400 + q * 420},520 ${400 + q * 330},700 ${400 + q * 150},760 ${400 + q * 50},700`), WING, { shade: darker(WING, 0.45), gradient: [400, 500, 400 + q * 400, 460], round: 0.35 }),
      part(ellipse(400 + q * 280, 520, 74), '#5c3a6a', { round: 0.2, ao: 0 }), part(ellipse(400 + q * 280, 520, 54), '#f6d98e', { round: 0.3, ao: 0 }), part(ellipse(400 + q * 280, 520, 28), '#2b1b38', { round: 0.2, ao: 0 }), part(ellipse(400 + q * 268, 508, 9), '#fff8e0', { ...FINE, emit: 1 }),
      line(points`${400 + q * 380},330 ${400 + q * 392},520 ${400 + q * 310},680`, [4, 10, 3], '#f3dcb4', { alpha: 0.7 }),
    ]),
    pelt(blob(...points`250,830 262,640 330,560 400,540 470,560 538,640 550,830`), DUST, { shade: darker(DUST, 0.35) }),
    // a ruff of fur, and above it a face that is mostly eyes
    many(9, (i, u) => { const across = 1 - Math.abs(u * 2 - 1); const x = 400 + (u - 0.5) * 330; return pelt(blob(...points`${x - 40},540 ${x + 40},540 ${x + (u - 0.5) * 60 + 22},${640 + across * 70} ${x + (u - 0.5) * 80},${676 + across * 80}! ${x + (u - 0.5) * 60 - 22},${640 + across * 70}`), i % 2 ? lighter(DUST, 0.55) : lighter(DUST, 0.35), { ao: 0.25 }); }),
    pelt(ellipse(400, 556, 176, 54), lighter(DUST, 0.5), { ao: 0.1 }),
    pelt(ellipse(400, 420, 168, 150), DUST, { shade: lighter(DUST, 0.4) }),
    both(q => [
      part(tube(points`${400 + q * 50},296 ${400 + q * 110},190 ${400 + q * 230},130`, [12, 15, 5]), '#8a6238'),
      many(8, (_, u) => { const [x, y] = [400 + q * (66 + u * 150), 262 - u * 126 + u * u * 26]; return [line(points`${x},${y} ${x + q * 8},${y - 60 + u * 26}`, [7, 3], '#c99a58'), line(points`${x},${y} ${x + q * 52 - q * u * 18},${y + 10}`, [7, 3], '#b8854a')]; }),
      gaze(400 + q * 76, 420, 58, '#3b2a4c', 0), part(ellipse(400 + q * 56, 444, 10), '#cfa8e8', { ...FINE, emit: 0.8 }),
      part(ellipse(400 + q * 128, 496, 30, 18), '#e88f86', { soft: 12, alpha: 0.6, ao: 0, round: 0 }),
    ]),
    arc(400, 500, 26, 16, 9, '#6a4030')), { lift: 0.1 });
  s.put(group('', many(16, (i, u) => part(ellipse(90 + u * 620, 90 + ((i * 73) % 170), 3 + (i % 3) * 2), '#ffe9b0', { ...FINE, emit: 1, alpha: 0.8 }))));
};

/** Thinks it over, under its own roof, in a scarf. */
const snail: Sitting = s => {
  s.mood(rig.moss).light({ key: '#fff0cc', above: '#a8a48c', below: '#6a4c3c' });
  s.sky([[0, '#47735a'], [0.6, '#8fae72'], [1, '#dbe0a0']], { bottom: 800, clouds: { amount: 0, colour: '#7a9c68' } });
  s.put(group('', many(7, i => part(blob(...points`${i * 130 - 40},830 ${i * 130 + 30},${520 + (i % 3) * 60} ${i * 130 + 60},830`), i % 2 ? '#6f9456' : '#587f4c', { texture: 'leaf' }))), { depth: 0.3 });
  const spiral = many(30, i => { const [a, r] = [i * 0.44 - 0.5, 226 * (1 - i / 31)]; return [286 + Math.cos(a) * r, 430 + Math.sin(a) * r * 0.95] as const; });
  s.put(group('snail',
    hide(blob(...points`-20,830 20,720 220,690 480,720 640,760 700,830`), darker(SLIME, 0.12), { shade: darker(SLIME, 0.35) }),
    hide(blob(...points`20,470 40,300 160,190 310,170 450,232 536,360 540,520 470,660 320,716 150,690 50,600`), SHELL, { shade: '#6d3042', bump: 0.25 }),
    part(tube(spiral, [30, 26, 20, 10]), '#5c2838', { round: 0.4, ao: 0.15 }), part(tube(spiral.slice(2, 12), [4, 12, 3]), '#eaa070', { ...FINE, alpha: 0.55 }),
    hide(tube(points`430,830 500,720 590,610 600,470`, [250, 200, 160, 168]), SLIME, { shade: lighter(SLIME, 0.25), grain: 0.7 }),
    part(tube(points`560,430 520,330 500,250`, [40, 30, 26]), SLIME), part(tube(points`640,420 690,330 720,262`, [40, 30, 26]), SLIME),
    gaze(496, 226, 50, '#fdf3da', 0.2), gaze(724, 240, 50, '#fdf3da', 0.1),
    part(ellipse(560, 530, 30, 18), '#e58a72', { soft: 12, alpha: 0.6, ao: 0, round: 0 }), arc(628, 520, 42, 24, 11, '#7a4a34'),
    // the scarf, twice round and one end free
    part(tube(points`468,640 560,690 690,640`, [56, 66, 52]), '#2f7f8c', { texture: 'cloth', pattern: { kind: 'stripe', colour: '#f3e4b8', width: 46, rotate: 0.3, bias: 0.3 } }),
    part(tube(points`600,670 640,740 620,830`, [58, 64, 66]), '#2a7482', { texture: 'cloth', pattern: { kind: 'stripe', colour: '#f3e4b8', width: 46, rotate: 1.4, bias: 0.3 } }),
    many(3, i => { const a = (i / 3) * TAU; return part(ellipse(120 + Math.cos(a) * 26, 300 + Math.sin(a) * 26, 7), '#f6d9a0', { ...FINE, alpha: 0.5 }); })), { lift: 0.04 });
};

export const small = { moth, snail };

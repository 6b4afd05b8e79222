// biome-ignore-all format: a poem keeps its own lines.
import { points } from '../geometry/points.ts';
import { blob, ellipse, rect } from '../geometry/shape.ts';
import { both, darker, lighter, many } from '../kit.ts';
import { at, group, line, part } from '../motif.ts';
import { pelt, plumage } from '../motifs/animals/coat.ts';
import { rig } from '../rigs.ts';
import { arc, FINE, gaze, glass } from './features.ts';
import type { Sitting } from './portrait.ts';

const RUST = '#d9682c';
const CREAM = '#f8ead4';
const COAL = '#3a3a50';

/** Winks, and means something else. */
const fox: Sitting = s => {
  s.mood(rig.gold);
  s.sky([[0, '#2f6f6a'], [0.6, '#5f9a86'], [1, '#c8cf9a']], { bottom: 800, clouds: { amount: 0, colour: '#4a8478' } });
  s.put(group('fox',
    both(q => [pelt(blob(...points`${400 + q * 40},300 ${400 + q * 130},120 ${400 + q * 250},46! ${400 + q * 270},220 ${400 + q * 220},380`), RUST, { shade: darker(RUST, 0.3) }), part(blob(...points`${400 + q * 100},290 ${400 + q * 160},170 ${400 + q * 228},108! ${400 + q * 236},230 ${400 + q * 196},340`), '#5a2a2c', { round: 0.4, ao: 0.1 })]),
    part(blob(...points`40,830 110,700 260,640 540,640 690,700 760,830`), '#3d3a6a', { shade: '#25224a', texture: 'cloth' }),
    pelt(blob(...points`180,360 250,250 400,220 550,250 620,360 640,470 560,560 480,640 400,680 320,640 240,560 160,470`), RUST, { shade: lighter(RUST, 0.12) }),
    both(q => pelt(blob(...points`${400 + q * 36},470 ${400 + q * 120},452 ${400 + q * 236},420! ${400 + q * 232},500 ${400 + q * 150},590 ${400 + q * 60},650 400,670 400,560`), CREAM, { round: 0.6, ao: 0.05 })),
    pelt(blob(...points`356,400 400,380 444,400 462,540 432,600 368,600 338,540`), lighter(RUST, 0.1), { round: 0.7, ao: 0.05 }),
    part(ellipse(400, 592, 46, 34), '#1c1418', { round: 1, detail: 1 }), part(ellipse(388, 582, 11, 7), '#ffffff', { ...FINE, emit: 0.8 }),
    line(points`400,624 400,646`, 6, '#6a3020'), line(points`400,646 446,662 500,630`, [5, 7, 3], '#6a3020'), line(points`400,646 366,658`, [5, 3], '#6a3020'),
    gaze(300, 424, 42, '#f6c648', 0.2), arc(506, 424, 46, -26, 14, '#2a1818'),
    line(points`246,364 300,346 346,366`, [4, 12, 4], darker(RUST, 0.5)), line(points`454,372 506,356 556,378`, [4, 12, 4], darker(RUST, 0.5)),
    // a ruff like a player's, and a card up the sleeve
    many(9, (i, u) => part(ellipse(150 + u * 500, 742 + Math.sin(u * Math.PI) * 26, 50, 42), i % 2 ? '#fbf3e0' : '#e6dcc8', { texture: 'cloth', ao: 0.3 })),
    at([part(rect(-52, -76, 104, 152), '#fdf6e4', { round: 0, bevel: 6, detail: 1 }), part(ellipse(0, -6, 26, 30), '#b23a48', FINE), part(ellipse(0, -6, 10, 12), '#f4d27a', FINE)], { x: 650, y: 690, rotate: 0.35 })), { x: 28, y: 56, scale: 0.93, lift: 0.05 });
};

/** Stakes the nest on one feather. */
const crow: Sitting = s => {
  s.mood(rig.rose).light({ keyPower: 0.75 });
  s.field((x, y) => { const d = Math.min(1, Math.hypot(x - 320, y - 300) / 640); return [0.72 - d * 0.42, 0.25 - d * 0.18, 0.25 - d * 0.12]; }, { coarse: 4, stroke: 0.9 });
  s.glow(300, 240, 320, '#f6a86a', 0.45);
  s.put(group('crow',
    plumage(blob(...points`70,830 130,680 240,590 420,580 560,640 640,740 670,830`), COAL, { shade: darker(COAL, 0.3), grain: 0.8 }),
    plumage(blob(...points`210,600 190,430 230,290 330,214 450,210 540,280 560,400 530,520 520,640 360,700`), COAL, { shade: lighter(COAL, 0.12), grain: 0.9 }),
    part(blob(...points`520,300 640,316 770,420! 650,424 528,404`), '#6d6a7c', { shade: '#45435a', round: 0.9 }), part(blob(...points`526,404 640,424 716,462! 600,462 520,440`), '#57546a', { round: 0.8 }), line(points`526,404 640,422 752,420`, [5, 6, 2], '#25232f'),
    many(4, i => line(points`${540 + i * 4},${306 + i * 14} ${590 + i * 8},${322 + i * 16}`, [6, 2], COAL)),
    gaze(434, 348, 46, '#f4b63c', 0.24), glass(436, 348, 82), line(points`380,410 330,520 350,640`, 6, '#c9963e'),
    line(points`352,262 420,244 486,262`, [6, 16, 6], '#1f1e2c'),
    // a visor, a waistcoat, and the dice
    part(blob(...points`196,300 250,196 380,150 500,190 560,262! 440,232 320,240`), '#2f8a5c', { shade: '#1c5a44', round: 0.6 }), part(blob(...points`430,226 560,252 690,286! 560,306 440,276`), '#52b884', { alpha: 0.85, round: 0.4 }),
    part(blob(...points`230,830 300,650 420,742! 500,652 600,830`), '#f4ead6', { texture: 'cloth' }), part(blob(...points`150,830 220,640 300,640 400,830`), '#7c2a3c', { texture: 'cloth', pattern: { kind: 'stripe', colour: '#a8444e', width: 44, rotate: 0.5 } }), part(blob(...points`690,830 580,660 520,656 440,830`), '#702438', { texture: 'cloth', pattern: { kind: 'stripe', colour: '#a8444e', width: 44, rotate: -0.5 } }),
    part(blob(...points`420,742 360,700! 360,786!`), '#e0b04a'), part(blob(...points`420,742 480,700! 480,786!`), '#e8bc58'),
    at([part(rect(-46, -46, 92, 92), '#fdf6e4', { round: 0.1, bevel: 16, detail: 1 }), ([[-22, -22], [22, 22], [0, 0], [22, -22], [-22, 22]] as const).map(([x, y]) => part(ellipse(x, y, 9), '#b23a48', FINE))], { x: 640, y: 654, rotate: 0.4 })), { lift: 0.16 });
};

export const byLamplight = { fox, crow };

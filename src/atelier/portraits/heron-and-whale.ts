// biome-ignore-all format: a poem keeps its own lines.
import { points } from '../geometry/points.ts';
import { blob, ellipse } from '../geometry/shape.ts';
import { tube } from '../geometry/tube.ts';
import { darker, lighter, many } from '../kit.ts';
import { group, line, part } from '../motif.ts';
import { hide, plumage } from '../motifs/animals/coat.ts';
import { crescentMoon } from '../motifs/sky/celestial.ts';
import { rig } from '../rigs.ts';
import { arc, FINE, gaze, glass } from './features.ts';
import type { Sitting } from './portrait.ts';

const GREY = '#c3ccd6';
const SLATE = '#3c4a68';
const SEA = '#5f8bb0';
const BELLY = '#e4dccb';

/** Takes every word at its word, and reads it through spectacles. */
const heron: Sitting = s => {
  s.mood(rig.dawn);
  s.sky([[0, '#5d8fa6'], [0.6, '#a9cfc6'], [1, '#f2dcae']], { bottom: 800, clouds: { amount: 0, colour: '#8fb4b8' } });
  s.put(group('', many(11, (i, u) => line(points`${u * 800},${830} ${u * 800 + (i % 3) * 14},${600 - (i % 4) * 60}`, [10, 3], i % 2 ? '#6f8a5a' : '#4f7358')), part(ellipse(140, 470, 16, 62), '#7a5238', { texture: 'fur' }), part(ellipse(690, 540, 14, 54), '#7a5238', { texture: 'fur' })), { depth: 0.25 });
  s.put(group('heron',
    plumage(blob(...points`60,830 120,690 250,600 390,590 500,640 590,740 620,830`), GREY, { shade: darker(GREY, 0.28) }),
    plumage(tube(points`380,800 430,690 460,590 380,490 350,380 400,280`, [260, 190, 140, 118, 110, 130]), GREY, { shade: lighter(GREY, 0.2) }),
    many(5, i => line(points`${392 + i * 13},${560 + i * 22} ${400 + i * 10},${640 + i * 24}`, [3, 9, 2], SLATE)),
    plumage(blob(...points`276,282 300,190 390,150 470,172 520,236 500,306 410,340 310,330`), lighter(GREY, 0.35), { shade: GREY }),
    part(blob(...points`496,222 640,252 770,316! 630,318 500,300`), '#eda83e', { shade: '#c9752c', round: 0.8 }),
    line(points`504,266 620,284 740,308`, [4, 5, 2], '#8a4f22'),
    plumage(blob(...points`470,196 390,158 300,176 190,236 90,330! 230,272 320,236 410,222`), SLATE, { shade: darker(SLATE, 0.2) }),
    line(points`240,236 140,300 70,410`, [9, 7, 2], SLATE),
    gaze(436, 246, 38, '#f7d65c', 0.2),
    glass(440, 246, 70), line(points`508,236 560,232`, 8, '#c9963e'), line(points`372,240 300,228`, 8, '#c9963e'),
    // a bow tie, because one has manners
    part(blob(...points`440,676 360,630! 352,736!`), '#b8433c', { shade: '#8a2a32', texture: 'cloth' }), part(blob(...points`440,676 520,630! 528,736!`), '#c24c42', { shade: '#8a2a32', texture: 'cloth' }), part(ellipse(440, 678, 24, 26), '#d85c4e')), { lift: 0.06 });
};

/** Dreams with its eyes shut, and breathes out a sky. */
const whale: Sitting = s => {
  s.mood(rig.night);
  s.sky([[0, '#232a66'], [0.55, '#4a6aa6'], [1, '#8fc0c4']], { bottom: 800, clouds: { amount: -0.1, colour: '#4a5f9c' } }).stars(46);
  s.glow(250, 190, 210, '#f7e2a6', 0.5);
  s.put(crescentMoon(), { x: 250, y: 170, scale: 1.5 });
  s.put(group('whale',
    hide(blob(...points`-40,830 -30,560 70,400 250,318 450,312 610,372 706,480 736,600 690,720 600,830`), SEA, { shade: darker(SEA, 0.3), bump: 0.15, grain: 0.5 }),
    part(blob(...points`736,610 600,650 420,668 240,720 120,830 560,830 690,730`), BELLY, { shade: '#9fb0c0', round: 0.5, ao: 0.1 }),
    many(5, i => line(points`${720 - i * 22},${644 + i * 34} ${540 - i * 20},${676 + i * 34} ${330 - i * 8},${724 + i * 30}`, [3, 6, 3], '#8fa0b0')),
    line(points`736,604 610,640 480,636 410,600`, [5, 9, 8, 3], '#22304e'),
    // asleep, and smiling
    arc(452, 516, 54, 34, 15, '#16203a'), line(points`402,530 384,546`, 6, '#16203a'), line(points`452,552 452,576`, 6, '#16203a'), line(points`502,530 520,546`, 6, '#16203a'),
    part(ellipse(390, 606, 42, 22), '#e89a8a', { soft: 16, alpha: 0.55, ao: 0, round: 0 }),
    ([[600, 430, 15], [640, 470, 11], [562, 398, 10], [656, 522, 9]] as const).map(([x, y, r]) => part(ellipse(x, y, r), lighter(SEA, 0.45), { round: 0.8, ao: 0.2 })),
    // a nightcap of stars instead of a spout
    many(9, (i, u) => { const a = -2.5 + u * 1.9; const r = 120 + (i % 3) * 52; return part(ellipse(420 + Math.cos(a) * r, 300 + Math.sin(a) * r, 7 + (i % 3) * 4), i % 2 ? '#fff3c4' : '#bfe3f2', { ...FINE, emit: 1 }); }),
    line(points`400,312 396,250 350,200`, [12, 9, 3], '#cfeaf4', { alpha: 0.8 }), line(points`426,310 436,240 490,196`, [12, 9, 3], '#cfeaf4', { alpha: 0.8 })), { lift: 0.2 });
};

export const byWater = { heron, whale };

import { describe, expect, it } from 'vitest';
import { bounds } from '../../geometry/shape.ts';
import { faultsOf, partsOf } from '../faults.ts';
import { BEARDS } from './beard.ts';
import { SKIN } from './complexion.ts';
import { EMOTION, type Emotion } from './emotion.ts';
import { face } from './face.ts';
import { HAIR_STYLES } from './hair.ts';
import { hats } from './hats.ts';
import type { HeadOptions } from './head.ts';
import { headBack } from './head-back.ts';
import { HAT_NAMES } from './headwear.ts';
import { NOSE, type NoseShape } from './nose.ts';
import { profile } from './profile.ts';

const EMOTIONS = Object.keys(EMOTION) as Emotion[];
const AGES: readonly HeadOptions[] = [{ child: true }, {}, { age: 0.6 }, { age: 1 }];
const VIEWS = { face, profile, headBack };

const variants: readonly HeadOptions[] = [
  ...EMOTIONS.flatMap(emotion => AGES.map(age => ({ ...age, emotion }))),
  ...HAIR_STYLES.map(style => ({ style, width: 1.12 })),
  ...HAT_NAMES.map(hat => ({ hat, width: 0.88 })),
  ...Object.values(hats).map(hat => ({ hat: hat() })),
  ...BEARDS.map(beard => ({ beard, moustache: true, turn: -1 })),
  ...(Object.keys(NOSE) as NoseShape[]).map(nose => ({ nose, turn: 1 })),
  { glasses: true, freckles: true, mark: '#b23f38', earrings: '#e0b048', lips: '#a02030' },
  { look: { open: 0.2, gaze: [9, 6], tear: 1 } },
];

describe('heads', () => {
  it.each(Object.entries(VIEWS))('%s: every hair, hat, beard, nose and mood can be painted', (_, view) => {
    for (const options of variants) expect(faultsOf(view(options), 220), JSON.stringify(options)).toEqual([]);
  });

  it.each(Object.entries(VIEWS))('%s: the same person twice is the same picture', (_, view) => {
    for (const options of variants) expect(view(options)).toEqual(view(options));
  });

  it('every emotion at every age has a face of its own', () => {
    const faces = EMOTIONS.flatMap(emotion => AGES.map(age => JSON.stringify(face({ ...age, emotion }).parts)));
    expect(new Set(faces).size).toBe(EMOTIONS.length * AGES.length);
  });

  it('every hair style and hat is told apart from the front and, if it is one, from the side', () => {
    const fronts = [...HAIR_STYLES.map(style => face({ style })), ...HAT_NAMES.map(hat => face({ hat }))];
    expect(new Set(fronts.map(({ parts }) => JSON.stringify(parts))).size).toBe(fronts.length);
    const sideHats = HAT_NAMES.map(hat => JSON.stringify(profile({ hat }).parts));
    expect(new Set(sideHats).size).toBe(HAT_NAMES.length);
  });

  it('an iris stays between the lids wherever it looks', () => {
    const iris = '#123456';
    for (const gaze of [
      [-9, 0],
      [9, 0],
      [0, -7],
      [0, 7],
      [6, 5],
    ] as const)
      for (const open of [0.35, 0.8, 1.4]) {
        const seen = partsOf(face({ iris, look: { gaze, open } })).filter(({ colour }) => colour === iris);
        for (const { shape } of seen) {
          const { left, right, top, bottom } = bounds(shape);
          expect(right - left).toBeLessThanOrEqual(11.3);
          expect(bottom - top).toBeLessThanOrEqual(6.6 * open * 1.95);
        }
      }
  });

  it('a hat of its own sits on the crown, whichever side we see', () => {
    const hat = hats.bowler('#abcdef');
    for (const view of Object.values(VIEWS)) {
      const felt = partsOf(view({ hat })).filter(({ colour }) => colour === '#abcdef');
      const { top, bottom, left, right } = bounds(felt.flatMap(({ shape }) => shape));
      expect(bottom).toBeGreaterThan(-50);
      expect(bottom).toBeLessThan(-20);
      expect(top).toBeLessThan(-80);
      expect(Math.abs(left + right)).toBeLessThan(20);
    }
  });

  it('dark skin asks for light, pale skin does not', () => {
    expect(face({ skin: SKIN.ebony }).lift).toBeGreaterThan(0.08);
    expect(face({ skin: SKIN.porcelain }).lift).toBe(0);
  });
});

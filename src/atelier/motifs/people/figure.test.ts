import { describe, expect, it } from 'vitest';
import { bounds, ellipse } from '../../geometry/shape.ts';
import { part } from '../../motif.ts';
import { faultsOf, partsOf } from '../faults.ts';
import { BODY, type BodyPose } from './body.ts';
import { figure } from './figure.ts';
import { WEARS } from './garments.ts';
import type { View } from './limbs.ts';

const POSES = Object.keys(BODY) as BodyPose[];
const VIEWS: readonly View[] = ['front', 'back', 'left', 'right'];

const boundsOf = (parts: ReturnType<typeof partsOf>) => bounds(parts.flatMap(({ shape }) => shape));

describe('figures', () => {
  it.each(POSES)('%s can be painted in every garment and from every side', pose => {
    for (const wear of WEARS)
      for (const view of VIEWS)
        expect(faultsOf(figure({ pose, wear, view, build: 1.3, tall: 1.1 }), 150), `${wear} ${view}`).toEqual([]);
  });

  it('every pose, garment and view is a different picture', () => {
    const drawn = POSES.flatMap(pose =>
      WEARS.flatMap(wear => VIEWS.map(view => JSON.stringify(figure({ pose, wear, view }).parts))),
    );
    expect(new Set(drawn).size).toBe(POSES.length * WEARS.length * VIEWS.length);
  });

  it('stands on the ground and is a hundred units tall', () => {
    const { top, bottom } = boundsOf(partsOf(figure({ head: { style: 'bald' } })));
    expect(bottom).toBeGreaterThan(-1);
    expect(bottom).toBeLessThan(4);
    expect(top).toBeGreaterThan(-106);
    expect(top).toBeLessThan(-94);
  });

  it('the left view is the mirror image of the right one', () => {
    const right = boundsOf(partsOf(figure({ view: 'right', pose: 'point' })));
    const left = boundsOf(partsOf(figure({ view: 'left', pose: 'point' })));
    expect(left.left).toBeCloseTo(-right.right);
    expect(left.right).toBeCloseTo(-right.left);
  });

  it.each(VIEWS)('what a hand holds is where the figure says its hand is, seen from %s', view => {
    const ball = part(ellipse(0, 0, 3), '#fedcba');
    for (const pose of POSES) {
      const holder = figure({ pose, view, tall: 1.2, inHandR: ball });
      const { left, right, top, bottom } = boundsOf(partsOf(holder).filter(({ colour }) => colour === '#fedcba'));
      expect((left + right) / 2).toBeCloseTo(holder.handR[0]);
      expect((top + bottom) / 2).toBeCloseTo(holder.handR[1]);
    }
  });

  it('the crown is on top of a bare head, also of one that bows', () => {
    for (const pose of ['stand', 'bow', 'kneel'] as const) {
      const person = figure({ pose, view: 'right', head: { style: 'bald' } });
      const bust = partsOf(person).filter(({ shape }) => bounds(shape).top < person.crown[1] + 8);
      expect(bust.length).toBeGreaterThan(0);
      expect(boundsOf(bust).top).toBeGreaterThan(person.crown[1] - 3);
    }
  });
});

import type { Point } from '../../geometry/curve.ts';

/** Joints of a body 100 units tall that stands on 0,0. L and R are left and right as we see them. */
export interface Joints {
  readonly hip: Point;
  readonly neck: Point;
  readonly kneeL: Point;
  readonly kneeR: Point;
  readonly footL: Point;
  readonly footR: Point;
  readonly elbowL: Point;
  readonly elbowR: Point;
  readonly handL: Point;
  readonly handR: Point;
  /** The arms lie in front of the body. */
  readonly front: boolean;
  /** Seated, knees towards us. */
  readonly lap: boolean;
}
/** Whatever a pose does not say is done standing. */
export type Pose = Partial<Joints>;

export const STAND: Joints = {
  hip: [0, -44],
  neck: [0, -76],
  kneeL: [-5, -22],
  kneeR: [5, -22],
  footL: [-6, -2],
  footR: [6, -2],
  elbowL: [-15, -58],
  elbowR: [15, -58],
  handL: [-15, -42],
  handR: [15, -42],
  front: false,
  lap: false,
};

type Arms = Pick<Joints, 'elbowL' | 'handL' | 'elbowR' | 'handR'>;
const arms = (elbowL: Point, handL: Point, elbowR: Point, handR: Point): Arms => ({ elbowL, handL, elbowR, handR });

type Legs = Pick<Joints, 'kneeL' | 'footL' | 'kneeR' | 'footR'>;
const legs = (kneeL: Point, footL: Point, kneeR: Point, footR: Point): Legs => ({ kneeL, footL, kneeR, footR });

export const BODY = {
  stand: {},
  walk: {
    neck: [2, -76],
    ...legs([-5, -22], [-13, -3], [8, -23], [11, -2]),
    ...arms([-13, -58], [-15, -45], [11, -58], [17, -47]),
  },
  bow: { neck: [14, -70], ...arms([10, -54], [14, -40], [18, -52], [20, -38]) },
  bent: { hip: [-2, -42], neck: [9, -68], ...arms([2, -52], [8, -38], [17, -54], [20, -40]) },
  reach: arms([-15, -60], [-14, -44], [20, -82], [22, -100]),
  cheer: arms([-20, -84], [-17, -104], [20, -84], [17, -104]),
  dance: {
    hip: [-2, -44],
    neck: [2, -76],
    ...legs([-7, -24], [-4, -1], [14, -34], [24, -22]),
    ...arms([-22, -76], [-30, -94], [22, -66], [34, -76]),
  },
  spin: {
    ...legs([-3, -22], [-2, -1], [9, -24], [4, -14]),
    ...arms([-18, -84], [-4, -104], [18, -84], [4, -104]),
  },
  hug: { front: true, ...arms([-16, -60], [2, -62], [17, -60], [4, -58]) },
  pray: { front: true, ...arms([-15, -58], [-2, -64], [15, -58], [2, -64]) },
  point: arms([-14, -60], [-10, -46], [20, -74], [38, -78]),
  carry: { front: true, ...arms([-15, -58], [-9, -56], [15, -58], [9, -56]) },
  lift: arms([-18, -80], [-14, -100], [18, -80], [14, -100]),
  kneel: {
    hip: [-2, -28],
    neck: [5, -58],
    ...legs([9, -6], [-14, -3], [13, -16], [13, -2]),
    ...arms([12, -46], [24, -44], [14, -44], [26, -36]),
  },
  sit: {
    lap: true,
    front: true,
    hip: [0, -32],
    neck: [0, -64],
    ...legs([-10, -30], [-10, -2], [10, -30], [10, -2]),
    ...arms([-15, -48], [-8, -36], [15, -48], [8, -36]),
  },
  sitSide: {
    hip: [0, -32],
    neck: [-1, -64],
    ...legs([20, -32], [20, -3], [22, -30], [24, -2]),
    ...arms([6, -50], [17, -42], [8, -48], [19, -40]),
  },
} as const satisfies Record<string, Pose>;
export type BodyPose = keyof typeof BODY;

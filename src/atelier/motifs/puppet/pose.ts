// biome-ignore-all format: coordinates read as rows of points, not one to a line.

import type { Point } from '../../geometry/curve.ts';

/** Where the joints are; what is left out follows from the rest. L and R as we see them. */
export interface Pose {
  readonly hip?: Point;
  readonly neck?: Point;
  readonly head?: Point;
  /** Tilt of the head in radians; without it the head follows the spine. */
  readonly headTurn?: number;
  readonly kneeL?: Point;
  readonly kneeR?: Point;
  readonly footL?: Point;
  readonly footR?: Point;
  readonly elbowL?: Point;
  readonly elbowR?: Point;
  readonly handL?: Point;
  readonly handR?: Point;
  /** Seated facing us: knees and hands come in front of the coat. */
  readonly lap?: boolean;
  /** Arms in front of the coat. */
  readonly armsFront?: boolean;
}

export const POSE = {
  stand: {},
  walk: {
    neck: [1.5, -69],
    kneeL: [-3, -21], footL: [-11, -1], handL: [-15, -46],
    kneeR: [7, -21], footR: [11, -1], handR: [16, -48],
  },
  run: {
    hip: [0, -42], neck: [7, -69],
    kneeL: [-4, -22], footL: [-20, -10], elbowL: [-10, -58], handL: [-10, -46],
    kneeR: [12, -25], footR: [15, -2], elbowR: [18, -52], handR: [25, -56],
  },
  sit: {
    hip: [0, -8], neck: [-1, -38],
    kneeL: [13, -11], footL: [14, 12], handL: [7, -14],
    kneeR: [16, -9], footR: [18, 13], handR: [9, -14],
  },
  reach: { handL: [-15, -42], elbowR: [13, -84], handR: [13, -104] },
  cheer: { elbowL: [-17, -80], handL: [-18, -100], elbowR: [17, -80], handR: [18, -100] },
  lookUp: { head: [-2, -83], headTurn: -0.25 },
  climb: {
    kneeL: [-12, -26], footL: [-7, -8], elbowL: [-16, -70], handL: [-9, -84],
    kneeR: [10, -22], footR: [7, -1], elbowR: [15, -82], handR: [8, -100],
  },
  hang: {
    footL: [-5, 2], elbowL: [-10, -88], handL: [-6, -108],
    footR: [6, -3], elbowR: [10, -88], handR: [6, -108],
  },
  hold: { handL: [-14, -44], elbowR: [14, -54], handR: [20, -64] },
  sitFront: {
    lap: true, hip: [0, -36], neck: [0, -66], head: [0, -81],
    kneeL: [-8, -31], footL: [-8, -1], elbowL: [-17, -50], handL: [-10, -40],
    kneeR: [8, -31], footR: [8, -1], elbowR: [17, -50], handR: [10, -40],
  },
  kneel: {
    hip: [0, -26], neck: [4, -54],
    kneeL: [8, -8], footL: [-10, -2], handL: [14, -30],
    kneeR: [12, -14], footR: [12, -1], handR: [18, -28],
  },
} as const satisfies Record<string, Pose>;

export interface Limb {
  readonly root: Point;
  readonly joint: Point;
  readonly end: Point;
}

export interface Skeleton {
  readonly hip: Point;
  readonly neck: Point;
  readonly head: Point;
  readonly headTurn: number;
  /** Unit vector from hip to neck. */
  readonly up: Point;
  readonly armL: Limb;
  readonly armR: Limb;
  readonly legL: Limb;
  readonly legR: Limb;
}

/** A natural elbow or knee: halfway, pushed aside by a share of the limb's length. */
const bent = (a: Point, b: Point, bend: number): Point => [
  (a[0] + b[0]) / 2 + (b[1] - a[1]) * bend,
  (a[1] + b[1]) / 2 - (b[0] - a[0]) * bend,
];

export const skeleton = (pose: Pose): Skeleton => {
  const { hip = [0, -40], neck = [0, -69] } = pose;
  const { footL = [-6, -1], footR = [6, -1], handL = [-17, -44], handR = [17, -44] } = pose;
  const length = Math.hypot(neck[0] - hip[0], neck[1] - hip[1]);
  const up: Point = [(neck[0] - hip[0]) / length, (neck[1] - hip[1]) / length];
  const right: Point = [-up[1], up[0]];
  const beside = (from: Point, across: number, along: number): Point => [
    from[0] + right[0] * across + up[0] * along,
    from[1] + right[1] * across + up[1] * along,
  ];
  const limb = (root: Point, joint: Point | undefined, end: Point, bend: number): Limb => ({
    root,
    joint: joint ?? bent(root, end, bend),
    end,
  });
  return {
    hip,
    neck,
    up,
    head: pose.head ?? beside(neck, 0, 15),
    headTurn: pose.headTurn ?? Math.atan2(up[1], up[0]) + Math.PI / 2,
    armL: limb(beside(neck, -7, -3), pose.elbowL, handL, 0.12),
    armR: limb(beside(neck, 7, -3), pose.elbowR, handR, -0.12),
    legL: limb(beside(hip, -4.5, 0), pose.kneeL, footL, 0.03),
    legR: limb(beside(hip, 4.5, 0), pose.kneeR, footR, -0.03),
  };
};

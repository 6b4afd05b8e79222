import { type Colour, mix } from '../../colour.ts';
import type { Point } from '../../geometry/curve.ts';
import { points } from '../../geometry/points.ts';
import { type Transform, transformPoint } from '../../geometry/shape.ts';
import { tube } from '../../geometry/tube.ts';
import { at, group, type Motif, type Pattern, type Pieces, part } from '../../motif.ts';
import { BODY, type BodyPose, type Joints, type Pose, STAND } from './body.ts';
import { liftOf, shadow } from './complexion.ts';
import { face } from './face.ts';
import { garment, type Wear } from './garments.ts';
import { type HeadOptions, headOf } from './head.ts';
import { headBack } from './head-back.ts';
import { arm, gripOf, leg, type Mannequin, type View } from './limbs.ts';
import { sides } from './materials.ts';
import { profile } from './profile.ts';

export interface FigureOptions {
  /** A pose from BODY by name, or joints that differ from standing. */
  readonly pose?: BodyPose | Pose;
  readonly view?: View;
  readonly wear?: Wear;
  readonly cloth?: Colour;
  /** A skirt of its own, or the lower end of the cloth. */
  readonly secondCloth?: Colour | null;
  /** Buttons, belt, apron. */
  readonly trim?: Colour | null;
  readonly pattern?: Pattern | null;
  readonly legs?: Colour;
  readonly bareLegs?: boolean;
  readonly shoes?: Colour;
  readonly sleeves?: boolean;
  readonly gloves?: Colour | null;
  /** How far the garment hangs below the hip, if not as usual. */
  readonly hem?: number | null;
  /** Widens the body. */
  readonly build?: number;
  /** Stretches it. */
  readonly tall?: number;
  readonly head?: HeadOptions;
  /** Scale of the head; a child's is bigger. */
  readonly headSize?: number | null;
  readonly headTilt?: number;
  /** What the hands hold, upright, its origin where the fingers close. */
  readonly inHandL?: Pieces;
  readonly inHandR?: Pieces;
  /** Drawn in front of the body but behind arms that lie in front of it, in the body's own units. */
  readonly hold?: Pieces;
  /** Drawn behind everything. */
  readonly behind?: Pieces;
  readonly name?: string;
}

/** A figure tells where its hands close and where its crown is, so that kites, lamps and birds can meet it. */
export interface Figure extends Motif {
  readonly handL: Point;
  readonly handR: Point;
  readonly crown: Point;
}

/** A whole person, 100 units tall, feet at 0,0. */
export const figure = ({
  pose = {},
  view = 'front',
  wear = 'coat',
  cloth = '#7a4a4a',
  secondCloth = null,
  trim = null,
  pattern = null,
  legs = '#3a3446',
  bareLegs = false,
  shoes = '#2c2430',
  sleeves = true,
  gloves = null,
  hem = null,
  build = 1,
  tall = 1,
  head = {},
  headSize = null,
  headTilt = 0,
  inHandL = null,
  inHandR = null,
  hold = null,
  behind = null,
  name = 'person',
}: FigureOptions = {}): Figure => {
  const joints: Joints = { ...STAND, ...(typeof pose === 'string' ? BODY[pose] : pose) };
  const { skin, child } = headOf(head);
  const body: Mannequin = {
    joints,
    view,
    profile: view === 'left' || view === 'right',
    wear,
    cloth,
    shade: secondCloth ?? mix(cloth, '#140e24', 0.35),
    secondCloth,
    trim,
    pattern: pattern ?? undefined,
    hem,
    legs,
    shoes,
    skin,
    gloves,
    sleeves,
    bareLegs,
    build,
  };
  const neck = neckOf(body, headSize ?? (child ? 0.25 : 0.195), headTilt);
  const armL = arm(body, -1, inHandL);
  const armR = arm(body, 1, inHandR);
  const low = !joints.lap && sides(q => leg(body, q));
  const middle = [garment(body)];
  const top = [neck.part, at(headFrom(view, head), neck.place)];
  const arms = [armL, armR];
  const order: Record<'profile' | 'front' | 'back', Pieces> = {
    profile: [behind, armL, low, middle, top, hold, armR],
    back: [behind, joints.front && arms, low, middle, !joints.front && arms, top, hold],
    front: [behind, low, !joints.front && arms, middle, top, hold, joints.front && arms],
  };
  const stand: Transform = { flip: view === 'left', stretchY: tall };
  const standing = ([x, y]: Point): Point => transformPoint(x, y, stand);
  return {
    ...group(name, at(order[body.profile ? 'profile' : view === 'back' ? 'back' : 'front'], stand)),
    lift: liftOf(skin, 0.14),
    handL: standing(gripOf(body, -1).at),
    handR: standing(gripOf(body, 1).at),
    crown: standing(transformPoint(0, CROWN, neck.place)),
  };
};

/** Top of a bare head, in units of the head. */
const CROWN = -120;

const headFrom = (view: View, head: HeadOptions): Pieces => {
  const drawn = view === 'back' ? headBack(head) : view === 'front' ? face(head) : profile(head);
  return at(drawn, { y: -58 });
};

/** The neck follows the back, the head only half as much: people keep their eyes level. */
const neckOf = ({ joints: { neck, hip }, skin }: Mannequin, scale: number, tilt: number) => {
  const lean = Math.atan2(neck[0] - hip[0], hip[1] - neck[1]) * 0.8;
  const [x, y] = neck;
  const place: Transform = { x: x + Math.sin(lean) * 2, y: y - 1, scale, rotate: lean * 0.5 + tilt };
  const spine = points`${x},${y + 4} ${x + Math.sin(lean) * 8},${y - 6}`;
  return { place, part: part(tube(spine, [8, 7.4]), shadow(skin, 0.25), { round: 0.8 }) };
};

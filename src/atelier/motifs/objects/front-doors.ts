import { arc } from '../../geometry/curve.ts';
import { ellipse, join, rect } from '../../geometry/shape.ts';
import { group, part } from '../../motif.ts';

const arched = (half: number, height: number) =>
  join(rect(-half, -height, half * 2, height), [arc(0, -height, half, 180, 360, 10)]);

/** The landlord's front door: a knob to turn and a slot for the post. */
export const landlordsDoor = () =>
  group(
    'front door',
    part(arched(9, 19), '#f0e2c0', { round: 0.4 }),
    part(arched(7, 19), '#3f7a68', { texture: 'plank', round: 0.4 }),
    part(ellipse(0, -19.5, 3.4), '#ffe6a8', { emit: 0.6 }),
    part(rect(-3.6, -12.4, 7.2, 2.6, 0.8), '#e8c060', { texture: 'gold' }),
    part(rect(-2.4, -11.5, 4.8, 0.8), '#2a1c20', { round: 0, ao: 0 }),
    part(ellipse(4.6, -7, 1.5), '#f4d070', { round: 1 }),
  );

const roundDoor = (half: number, y: number) => join(rect(-half, y, half * 2, 2 - y), [arc(0, y, half, 180, 360, 10)]);

export const burrowDoor = () =>
  group(
    'door',
    part(roundDoor(26, -50), '#4a3028', { round: 0.4 }),
    part(roundDoor(20, -48), '#5a7a6a', { texture: 'plank', round: 0.4 }),
    part(ellipse(12, -24, 3), '#e8c060'),
  );

/** Behind everything: the front door with the slot it will not fit through. */
export const hallDoor = () =>
  group(
    'front door',
    part(rect(8, 130, 268, 836, 4), '#f0e2c8', { texture: 'wood', round: 0.3 }),
    part(rect(30, 152, 224, 814, 4), '#3f7078', { shade: '#28484f', texture: 'plank', grain: 0.3, round: 0.2 }),
    part(rect(62, 190, 160, 190, 80), '#ffe9b8', { shade: '#f8c890', emit: 0.9 }),
    part(rect(138, 190, 8, 190), '#3f7078'),
    part(rect(62, 280, 160, 8), '#3f7078'),
    part(rect(84, 560, 116, 34, 6), '#d9a941', { texture: 'gold' }),
    part(rect(98, 570, 88, 12, 3), '#2a1c20', { round: 0 }),
    part(ellipse(226, 640, 14), '#e0b048', { texture: 'gold' }),
  );

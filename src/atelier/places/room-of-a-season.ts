import { FOUR_FLOORS } from '../cast/one-life.ts';
import { mix } from '../colour.ts';
import { cycle } from '../kit.ts';
import type { Scene } from '../scene/scene.ts';

const LAMPS = ['#ffe6b0', '#fff0b0', '#ffc878', '#ffdf9a'];

/** The i-th room of the tower by its own lamp, with the same person at another age. */
export const roomOfASeason = (s: Scene, i: number, floor: number, height: number): void => {
  const lamp = cycle(LAMPS, i);
  s.sky([mix(lamp, '#c87840', 0.35), lamp], { top: floor - height, bottom: floor });
  cycle(FOUR_FLOORS, i)(s, floor, height / 150);
};

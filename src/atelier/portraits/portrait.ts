import { MEDIA } from '../media/media.ts';
import { Scene } from '../scene/scene.ts';
import { byLamplight } from './crow-and-fox.ts';
import { byWater } from './heron-and-whale.ts';
import { small } from './moth-and-snail.ts';

/** Paints somebody's head and shoulders into a square of 800 × 800. */
export type Sitting = (s: Scene) => void;

/** Who sits in an empty chair, by the id of the bots' characters. */
export const PORTRAITS: Readonly<Record<string, Sitting>> = { ...byWater, ...small, ...byLamplight };

/** Painted at this size and made smaller: brushwork of a card on a picture that is shown as large as a thumb. */
export const PAINTED = 400;

/** 8-bit RGB, square. */
export const paintPortrait = (id: string, size = PAINTED): Uint8Array => {
  const sitting = PORTRAITS[id];
  if (sitting === undefined) throw new Error(`nobody called ${id} sits for a portrait`);
  const scene = new Scene({ width: size, height: size, seed: 11 });
  sitting(scene);
  return scene.render(MEDIA.oil);
};

import assert from 'node:assert/strict';
import sharp from 'sharp';
import { PictureDoor } from '../../../src/server/pictures/picture-door.ts';
import type { Target } from './fuzz.ts';
import { http } from './http-target.ts';

let door: PictureDoor | null = null;

/** Small pictures of every kind, damaged: the door answers every one of them, and the next one too. */
const pictures: Target = {
  name: 'pictures',
  isJson: false,
  share: 0.1,
  async seeds() {
    const plain = sharp({ create: { width: 220, height: 330, channels: 3, background: '#4a6a9a' } });
    const glass = sharp({
      create: { width: 210, height: 300, channels: 4, background: { r: 9, g: 9, b: 9, alpha: 0.5 } },
    });
    return Promise.all([
      ...(['jpeg', 'png', 'webp', 'gif', 'avif'] as const).map(kind => plain.clone().toFormat(kind).toBuffer()),
      plain.clone().withMetadata({ orientation: 6 }).jpeg({ progressive: true }).toBuffer(),
      glass.clone().png({ progressive: true, palette: true }).toBuffer(),
      glass.clone().webp({ lossless: true }).toBuffer(),
    ]);
  },
  async run(input) {
    door ??= new PictureDoor();
    const taken = await door.accept(input, null);
    assert.ok(taken.ok || taken.error.code.startsWith('picture-'));
  },
  close: async () => door?.close(),
};

export const SLOW_TARGETS: readonly Target[] = [pictures, http];

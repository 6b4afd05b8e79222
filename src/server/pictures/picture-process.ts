import sharp from 'sharp';
import type { Crop } from './picture.ts';
import { preparePicture } from './prepare-picture.ts';

/** Decoding strangers' pictures happens here, in a process of its own, which the parent ends when it takes too long. */
export interface PictureJob {
  readonly bytes: Uint8Array;
  readonly crop: Crop | null;
}

sharp.cache(false);
sharp.concurrency(1);

process.on('message', ({ bytes, crop }: PictureJob) => {
  preparePicture(bytes, crop)
    .then(answer => process.send?.(answer))
    .catch(() => process.exit(1));
});
process.on('disconnect', () => process.exit(0));

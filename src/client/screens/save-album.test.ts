import { expect, it } from 'vitest';
import { pageSize } from './save-album.ts';

/** The most that an iPhone draws on a canvas. */
const PHONE_PIXELS = 16_777_216;

it('the album of a long game is drawn smaller, so that every device can draw it', () => {
  for (const rounds of [1, 12, 28, 29, 30, 60, 120]) {
    const { width, height, scale } = pageSize(rounds);
    expect(width * scale * height * scale, `${rounds} rounds`).toBeLessThan(PHONE_PIXELS);
    expect(scale === 1, `${rounds} rounds, as large as any`).toBe(rounds <= 27);
  }
});

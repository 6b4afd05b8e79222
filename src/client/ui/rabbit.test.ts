import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { rabbitPicture } from './rabbit.tsx';

it('the rabbit on the backs of cards, a file for the style sheet, is the ivory one', () => {
  const file = readFileSync(new URL('./tex/back-rabbit.svg', import.meta.url), 'utf8').trim();
  expect(`data:image/svg+xml,${encodeURIComponent(file)}`).toBe(rabbitPicture('ivory'));
});

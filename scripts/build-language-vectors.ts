import { readFileSync } from 'node:fs';
import type { Vectors } from '../src/bots/lexicon-format.ts';

/** Directions taken out because every word shares them: they measure how frequent a word is, not what it means. */
const COMMON_DIRECTIONS = 3;

const readRaw = (file: string, wanted: (word: string) => boolean): Map<string, Float32Array> => {
  const text = readFileSync(file, 'latin1');
  const found = new Map<string, Float32Array>();
  let at = text.indexOf('"vectors":{') + '"vectors":{'.length;
  // Parsed entry by entry: the whole file as objects needs more than a gigabyte.
  while (text[at] === '"') {
    const open = text.indexOf('":[', at);
    const close = text.indexOf(']', open);
    const word = text.slice(at + 1, open);
    if (wanted(word))
      found.set(
        word,
        Float32Array.from(
          text
            .slice(open + 3, close)
            .split(',')
            .slice(0, 100),
          Number,
        ),
      );
    at = close + (text[close + 1] === ',' ? 2 : 1);
  }
  return found;
};

const dot = (a: Float32Array, b: Float64Array): number => {
  let sum = 0;
  for (let i = 0; i < a.length; i += 1) sum += (a[i] ?? 0) * (b[i] ?? 0);
  return sum;
};

const takeOut = (vectors: readonly Float32Array[], direction: Float64Array): void => {
  for (const v of vectors) {
    const along = dot(v, direction);
    for (let i = 0; i < v.length; i += 1) v[i] = (v[i] ?? 0) - along * (direction[i] ?? 0);
  }
};

/** The direction along which the vectors vary most, by power iteration. */
const mainDirection = (vectors: readonly Float32Array[], dimensions: number): Float64Array => {
  let direction = Float64Array.from({ length: dimensions }, (_, i) => Math.cos(i + 1));
  for (let round = 0; round < 30; round += 1) {
    const next = new Float64Array(dimensions);
    for (const v of vectors) {
      const along = dot(v, direction);
      for (let i = 0; i < dimensions; i += 1) next[i] = (next[i] ?? 0) + along * (v[i] ?? 0);
    }
    const length = Math.hypot(...next);
    direction = next.map(value => value / length);
  }
  return direction;
};

/** The most frequent plain English words, and whatever the bridge needs besides. */
export const buildVectors = (file: string, count: number, needed: ReadonlySet<string>): Vectors => {
  const plain = /^[a-z]{2,}$/;
  let room = count - needed.size;
  const raw = readRaw(file, word => {
    if (!plain.test(word)) return false;
    if (needed.has(word)) return true;
    room -= 1;
    return room >= 0;
  });
  const words = [...raw.keys()];
  const vectors = [...raw.values()];
  const dimensions = vectors[0]?.length ?? 0;
  const mean = new Float64Array(dimensions);
  for (const v of vectors)
    for (let i = 0; i < dimensions; i += 1) mean[i] = (mean[i] ?? 0) + (v[i] ?? 0) / words.length;
  for (const v of vectors) for (let i = 0; i < dimensions; i += 1) v[i] = (v[i] ?? 0) - (mean[i] ?? 0);
  for (let i = 0; i < COMMON_DIRECTIONS; i += 1) takeOut(vectors, mainDirection(vectors, dimensions));
  const values = new Int8Array(words.length * dimensions);
  vectors.forEach((v, row) => {
    const largest = v.reduce((max, value) => Math.max(max, Math.abs(value)), 1e-9);
    v.forEach((value, i) => {
      values[row * dimensions + i] = Math.round((value / largest) * 127);
    });
  });
  return { words, dimensions, values };
};

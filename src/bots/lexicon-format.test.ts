import { describe, expect, it } from 'vitest';
import { decodeBridge, decodeVectors, encodeBridge, encodeVectors } from './lexicon-format.ts';

const vectors = { words: ['moon', 'sea', 'x'], dimensions: 2, values: Int8Array.from([1, -2, 3, -127, 127, 0]) };
const bridge = {
  words: ['mesic', 'море'],
  english: Uint16Array.from([0, 1, 0xff_ff, 0xff_ff, 1, 0xff_ff, 0xff_ff, 0xff_ff]),
  weights: Uint8Array.from([255, 100, 0, 0, 200, 0, 0, 0]),
};

describe('the lexicon files', () => {
  it('come back as they were written', () => {
    expect(decodeVectors(encodeVectors(vectors))).toEqual(vectors);
    expect(decodeBridge(encodeBridge(bridge))).toEqual(bridge);
  });

  it('come back from the middle of a larger buffer', () => {
    const bytes = encodeBridge(bridge);
    const pool = Buffer.alloc(bytes.length + 7);
    pool.set(bytes, 5);
    expect(decodeBridge(pool.subarray(5, 5 + bytes.length))).toEqual(bridge);
  });

  it('are refused when they are something else', () => {
    expect(() => decodeVectors(encodeBridge(bridge))).toThrow('not a lexicon file');
    expect(() => decodeVectors(new Uint8Array(3))).toThrow();
  });
});

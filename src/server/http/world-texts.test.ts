import { describe, expect, it } from 'vitest';
import { worldId } from '../../engine/ids.ts';
import { newWorld } from '../own-worlds/own-world.ts';
import { WorldTexts } from './world-texts.ts';

describe('WorldTexts', () => {
  it('[WT1] a world is written once for all who ask alike, and anew when it has changed', () => {
    const texts = new WorldTexts({ limits: { cards: 9, bytes: 1e6 } });
    const [id, world] = [worldId('w-isles'), newWorld('Isles', 'en', 1)];
    const text = texts.of(id, world, 'everybody');
    expect(texts.of(id, world, 'everybody')).toBe(text);
    expect(texts.of(id, world, 'maker')).not.toBe(text);
    expect(texts.of(id, { ...world }, 'everybody')).not.toBe(text);
  });
});

import { describe, expect, it } from 'vitest';
import { CHARACTERS } from '../../bots/characters.ts';
import { portraitOf } from './sitter.tsx';

describe('portraits', () => {
  it.each(CHARACTERS.map(({ id }) => id))('%s has one of its own', character => {
    expect(portraitOf({ rabbit: 'sky', kind: 'bot', character })).toContain(`${character}.webp`);
  });

  it('people keep their rabbit, also while a bot minds their seat; so does a bot nobody here knows', () => {
    expect(portraitOf({ rabbit: 'sky', kind: 'person', character: 'heron' })).toBeNull();
    expect(portraitOf({ rabbit: 'sky', kind: 'bot', character: 'owl' })).toBeNull();
    expect(portraitOf({ rabbit: 'sky' })).toBeNull();
  });
});

import { describe, expect, it } from 'vitest';
import { newCode, readCode } from './code.ts';
import { CODE_WORDS } from './code-words.ts';

describe('table codes', () => {
  it('come from 256 different words', () => {
    expect(CODE_WORDS).toHaveLength(256);
    expect(new Set(CODE_WORDS).size).toBe(256);
    expect(CODE_WORDS.every(word => /^[a-z]{3,8}$/.test(word))).toBe(true);
  });

  it('are read back however they were typed', () => {
    const code = newCode();
    expect(readCode(code)).toBe(code);
    expect(readCode(` ${code.toLowerCase().replaceAll('-', ' ')} `)).toBe(code);
  });

  it.each(['', 'MOTH', 'MOTH-LAMP-PLUM', 'MOTH-LAMP-PLUM-4', '../../etc/passwd', 'МОТH-LAMP-PLUM-42'])(
    '%s is none',
    text => expect(readCode(text)).toBeNull(),
  );
});

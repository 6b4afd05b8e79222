import { describe, expect, it } from 'vitest';
import { tableId } from '../engine/ids.ts';
import { Log } from './log.ts';

const MOTH = tableId('MOTH-LAMP-PLUM-42');
const written = (say: (log: Log) => void, key = 'key'): string => {
  let text = '';
  say(
    new Log('debug', key, {
      write: line => {
        text += line;
      },
    }),
  );
  return text;
};

describe('Log', () => {
  it('[LG1] keeps where it went wrong and not what was said, whatever the message looks like', () => {
    const text = written(log => log.fault('table', new Error('bad clue: "x\n    at the SEASIDE (with Ada:1:2)"')));
    expect(text).toContain('log.test.ts');
    expect(text).not.toContain('SEASIDE');
    expect(text).not.toContain('bad clue');
  });

  it('[LG2] tells tables apart without their codes, and not without the key', () => {
    const [once, again, other] = [
      written(log => log.fault('x', null, { table: MOTH })),
      written(log => log.fault('x', null, { table: MOTH })),
      written(log => log.fault('x', null, { table: MOTH }), 'another key'),
    ].map(line => (JSON.parse(line) as { table: string }).table);
    expect(once).toBe(again);
    expect(once).not.toBe(other);
    expect(once).not.toContain('MOTH');
  });
});

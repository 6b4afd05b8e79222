import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { GOOD, paths, WRONG, withAt } from '../../test/support/client-messages.ts';
import { parseClientMessage } from './client-message.ts';

describe('parseClientMessage', () => {
  it.each(GOOD.map(message => [JSON.stringify(message)]))('[PR1] reads %s', raw => {
    expect(parseClientMessage(raw)).toEqual({ ok: true, value: JSON.parse(raw) });
  });

  it('[PR1] unknown keys go no further', () => {
    const raw = '{"t":"do","id":"a","by":"s9","do":{"t":"leave","by":"s9","seat":"s9"},"__proto__":{"id":"b"}}';
    expect(parseClientMessage(raw)).toEqual({ ok: true, value: { t: 'do', id: 'a', do: { t: 'leave' } } });
  });

  it('[PR1] a deck from outside is not a deck', () => {
    const raw = JSON.stringify({ t: 'do', id: 'a', do: { t: 'start', deck: ['x.y'] } });
    expect(parseClientMessage(raw)).toEqual({ ok: true, value: { t: 'do', id: 'a', do: { t: 'start' } } });
  });

  it('[PR1] any field replaced by any nonsense is read or refused, never thrown', () => {
    for (const message of GOOD)
      for (const path of paths(message))
        for (const value of WRONG) {
          const parsed = parseClientMessage(JSON.stringify(withAt(message, path, value)));
          if (!parsed.ok) expect(parsed.error.code).toBe('bad-message');
        }
  });

  it('[PR1] an unreadable command keeps its id, so that the refusal can answer it', () => {
    expect(parseClientMessage('{"t":"do","id":"c1","do":{"t":"fly"}}')).toEqual({
      ok: false,
      error: { code: 'bad-message', id: 'c1' },
    });
    expect(parseClientMessage('{"t":"do","id":"c1 <b>","do":{"t":"leave"}}')).toMatchObject({ error: { id: null } });
  });

  it.each([
    '',
    'null',
    '[]',
    '1',
    '"do"',
    '{',
    '{"t":1}',
    '{"t":"toString"}',
    '{"t":"do","id":"a","do":{"t":"constructor"}}',
  ])('[PR1] refuses %s', raw => expect(parseClientMessage(raw).ok).toBe(false));

  it.each(['constructor', '__proto__', 'toString', 's', 's1x'])('[PR1] %s is no seat', name => {
    const asked = JSON.stringify({ t: 'do', id: 'c1', do: { t: 'vote-remove', seat: name } });
    expect(parseClientMessage(asked)).toEqual({ ok: false, error: { code: 'bad-message', id: 'c1' } });
  });

  it('[PR1] deep nesting is refused', () => {
    const deep = `${'['.repeat(8000)}${']'.repeat(8000)}`;
    expect(parseClientMessage(`{"t":"do","id":"a","do":${deep}}`).ok).toBe(false);
    expect(parseClientMessage(deep).ok).toBe(false);
  });

  it('[PR1] no text throws', () => {
    fc.assert(fc.property(fc.oneof(fc.string(), fc.json()), raw => void parseClientMessage(raw)));
  });
});

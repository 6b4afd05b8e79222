import { describe, expect, it } from 'vitest';
import { seatId, tableId } from '../../engine/ids.ts';
import type { NodeTalk } from '../nodes/exchange.ts';
import { peekWritten, readNotice, saidNotice, writtenNotice } from './postgres-notice.ts';

const TABLE = tableId('MOTH-LANTERN-PLUM-42');
const ENTRY = { at: 1, cause: 's1:a', events: [] };

describe('what nodes tell each other', () => {
  it('[NO1] is read as it was written', () => {
    const talks: readonly NodeTalk[] = [
      { t: 'here', table: TABLE, seats: [seatId('s1'), seatId('s2')] },
      { t: 'who', table: TABLE },
      { t: 'react', table: TABLE, frame: '{}' },
      { t: 'deleted', table: TABLE },
      { t: 'alive' },
      { t: 'gone', node: 'm' },
    ];
    for (const body of talks) expect(readNotice(saidNotice('n', body) ?? '')).toEqual({ t: 'said', node: 'n', body });
    const written = { t: 'written', node: 'n', table: TABLE, seen: 7 };
    expect(readNotice(writtenNotice('n', TABLE, 7, [ENTRY]))).toEqual({ ...written, entries: [ENTRY] });
    const long = { ...ENTRY, cause: 'x'.repeat(9000) };
    expect(readNotice(writtenNotice('n', TABLE, 7, [long]))).toEqual({ ...written, entries: null });
  });

  it.each([
    '',
    'null',
    '7',
    '{"t":"said","node":"n","body":null}',
    '{"t":"said","node":"n","body":{"t":"here","table":"MOTH-LANTERN-PLUM-42"}}',
    '{"t":"said","node":"n","body":{"t":"here","table":"MOTH-LANTERN-PLUM-42","seats":[7]}}',
    '{"t":"said","node":"n","body":{"t":"react","table":"MOTH-LANTERN-PLUM-42","frame":{}}}',
    '{"t":"said","node":"n","body":{"t":"else"}}',
    '{"t":"said","body":{"t":"alive"}}',
    '{"t":"written","node":"n","table":"MOTH-LANTERN-PLUM-42","seen":0,"entries":{"length":1}}',
    '{"t":"written","node":"n","table":"MOTH-LANTERN-PLUM-42","seen":"0","entries":null}',
    '{"t":"written","node":"n","table":"MOTH-LANTERN-PLUM-42","seen":0,"entries":[{"at":1,"cause":"c"}]}',
  ])('[NO2] a stray notification is no message: %s', text => {
    expect(readNotice(text)).toBeNull();
  });

  it('[NO3] whose it is and where is seen before the rest is read', () => {
    expect(peekWritten(writtenNotice('n', TABLE, 7, [ENTRY]))).toEqual({ node: 'n', table: TABLE });
    expect(peekWritten(saidNotice('n', { t: 'who', table: TABLE }) ?? '')).toBeNull();
    expect(peekWritten('{"node":"n","t":"written"}')).toBeNull();
    expect(peekWritten('')).toBeNull();
  });
});

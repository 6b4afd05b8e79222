import { describe, expect, it } from 'vitest';
import { gameOf, lobbyOf, type Setting, seat, type TestTable } from '../../test/support/table.ts';
import type { TableEvent } from './event.ts';
import { fold } from './evolve.ts';
import { exportGame, type GameFile } from './game-file.ts';
import { type SeatId, slot } from './ids.ts';
import { RULESET_IDS } from './options.ts';
import { winnersOf } from './score.ts';
import type { Game } from './state.ts';
import { type Doubt, verifyGame } from './verify-game.ts';

const finish = (table: TestTable): TestTable => {
  while (table.state.phase !== 'over') table.anyRound();
  return table;
};

const played = (setting: Setting = {}): GameFile => {
  const file = exportGame(finish(gameOf({ options: { target: 10 }, ...setting })).history, 1);
  if (file === null) throw new Error('the game is over');
  return file;
};

type Change = (event: TableEvent) => TableEvent;

const forge = (file: GameFile, which: (event: TableEvent) => boolean, change: Change): GameFile => {
  const at = file.events.findIndex(which);
  return { ...file, events: file.events.map((event, i) => (i === at ? change(event) : event)) };
};

/** Something put in right after the first event of a kind. */
const inserted = (file: GameFile, event: TableEvent, after: TableEvent['t'] = 'claimed'): GameFile => {
  const at = file.events.findIndex(is(after)) + 1;
  return { ...file, events: file.events.toSpliced(at, 0, event) };
};

const firstReveal = (file: GameFile): readonly TableEvent[] =>
  file.events.slice(0, file.events.findIndex(is('cleared')));

const leaderIn = (file: GameFile): SeatId => {
  const { game } = fold(firstReveal(file));
  return winnersOf(game as Game)[0] as SeatId;
};

const lowered = (file: GameFile): TableEvent => ({
  t: 'configured',
  options: { ...fold(firstReveal(file)).options, target: 1 },
});

/** The game ends with its first round, for a reason that was made up. */
const cutShort = (file: GameFile, reasons: readonly TableEvent[]): GameFile => {
  const events = [...firstReveal(file), ...reasons, lowered(file)];
  const { game } = fold(events);
  return { ...file, events: [...events, { t: 'ended', winners: winnersOf(game as Game), nextSecret: '' }] };
};

const is = (t: TableEvent['t']) => (event: TableEvent) => event.t === t;

const codeOf = (file: GameFile): Doubt['code'] | 'fine' => {
  const result = verifyGame(file);
  return result.ok ? 'fine' : result.error.code;
};

describe('a game file', () => {
  it.each(RULESET_IDS)('[F4] %s: a finished game verifies, also after a trip through JSON', ruleset => {
    const file = played({ ruleset, players: 6 });
    const result = verifyGame(JSON.parse(JSON.stringify(file)) as GameFile);
    expect(result.ok && result.value.winners?.length).toBeGreaterThan(0);
  });

  it('[F4] verifies whatever order its keys come in', () => {
    const upsideDown = (value: unknown): unknown => {
      if (Array.isArray(value)) return value.map(upsideDown);
      if (typeof value !== 'object' || value === null) return value;
      return Object.fromEntries(
        Object.entries(value)
          .toReversed()
          .map(([k, v]) => [k, upsideDown(v)]),
      );
    };
    expect(codeOf(upsideDown(played()) as GameFile)).toBe('fine');
  });

  it('[F4] verifies with people coming, going, minded and skipped', () => {
    const table = gameOf({ players: 5, options: { target: 20, timers: { clue: 9, cards: 9, vote: 9, reveal: 9 } } });
    table.do(1, { t: 'say', text: 'hello' });
    table.anyRound();
    table.join('Late');
    table.do(3, { t: 'leave' });
    table.do(2, { t: 'mind', seat: seat(4), on: true });
    table.anyRound();
    table.do(null, { by: null, t: 'skip' });
    finish(table);
    const file = exportGame(table.history, 1);
    expect(file && codeOf(file)).toBe('fine');
    expect(JSON.stringify(file)).not.toContain('hello');
  });

  it('[F4] verifies with second thoughts of older tables that changed nothing', () => {
    const file = played();
    const put = file.events.find(is('put'));
    const voted = file.events.find(is('voted'));
    const twice = inserted(file, { ...put, t: 'swapped' } as TableEvent, 'put');
    expect(codeOf(inserted(twice, { ...voted, t: 'revoted' } as TableEvent, 'voted'))).toBe('fine');
  });

  it('[F4] verifies with a card hidden and a newcomer gone before they played', () => {
    const table = gameOf({ players: 5, options: { target: 10 } });
    table.do(1, { t: 'configure', options: { hidden: table.hand(2).slice(0, 1) } });
    table.join('Late');
    table.do(6, { t: 'leave' });
    table.do(5, { t: 'leave' });
    finish(table);
    const file = exportGame(table.history, 1);
    expect(file && codeOf(file)).toBe('fine');
  });

  it('[F4] is there only when the game is over, and for each game of the table', () => {
    const table = gameOf({ options: { target: 10 } });
    expect(exportGame(table.history, 1)).toBeNull();
    finish(table);
    table.do(2, { t: 'contribute', value: 'ab'.repeat(8) });
    table.do(1, { t: 'start', deck: table.history.flatMap(event => (event.t === 'started' ? event.deck : [])) });
    expect(exportGame(table.history, 2)).toBeNull();
    finish(table);
    const files = [1, 2].map(number => exportGame(table.history, number));
    expect(files.map(file => file && codeOf(file))).toEqual(['fine', 'fine']);
    expect(files[1]?.contributions).toEqual({ s2: 'ab'.repeat(8) });
    expect(exportGame(table.history, 3)).toBeNull();
  });

  it('[F4] opens its own secret and not the next game’s', () => {
    const table = finish(gameOf({ options: { target: 10 } }));
    const text = JSON.stringify(exportGame(table.history, 1));
    expect(text).toContain(table.game.secret);
    expect(text).not.toContain(table.state.nextSecret);
  });
});

describe('a forged file', () => {
  const file = played({ players: 8, options: { target: 40 } });
  const forgeries: readonly (readonly [Doubt['code'], string, GameFile])[] = [
    ['commitment', 'another secret', { ...file, secret: '77' }],
    ['commitment', 'another commitment', { ...file, commitment: '77' }],
    ['seed', 'another seed', { ...file, seed: '77' }],
    ['seed', 'another contribution', { ...file, contributions: { [seat(1)]: 'ab'.repeat(8) } }],
    [
      'deal',
      'a hand that was not dealt',
      forge(file, is('started'), event => {
        if (event.t !== 'started') return event;
        return { ...event, hands: { ...event.hands, [seat(1)]: event.hands[seat(2)] ?? [] } };
      }),
    ],
    [
      'table',
      'cards laid in another order',
      forge(file, is('tabled'), event =>
        event.t === 'tabled' ? { ...event, table: event.table.toReversed() } : event,
      ),
    ],
    [
      'draw',
      'a card drawn from elsewhere in the pile',
      forge(file, is('drew'), event => {
        if (event.t !== 'drew') return event;
        const { s1, s2, ...rest } = event.draws as Record<string, readonly never[]>;
        return { ...event, draws: { ...rest, s1: s2 ?? [], s2: s1 ?? [] } };
      }),
    ],
    [
      'draw',
      'a card too many',
      forge(file, is('drew'), event => {
        if (event.t !== 'drew') return event;
        const all = Object.values(event.draws).flat();
        return { ...event, draws: { [seat(1)]: all } };
      }),
    ],
    [
      'score',
      'a point too many',
      forge(file, is('scored'), event =>
        event.t === 'scored' ? { ...event, awards: { [seat(1)]: { SC2: 4 } } } : event,
      ),
    ],
    [
      'winners',
      'another winner',
      forge(file, is('ended'), event => (event.t === 'ended' ? { ...event, winners: [seat(9)] } : event)),
    ],
    [
      'move',
      'a card that was in another hand',
      forge(file, is('put'), event => (event.t === 'put' ? { ...event, cards: ['x.y'] as never } : event)),
    ],
    [
      'move',
      'a vote off the table',
      forge(file, is('voted'), event =>
        event.t === 'voted' ? { ...event, ballot: { slots: [slot(99)], red: null } } : event,
      ),
    ],
    [
      'move',
      'a storyteller out of turn',
      forge(file, is('turned'), event => (event.t === 'turned' ? { ...event, storyteller: seat(5) } : event)),
    ],
    ['move', 'a round that was not ended', { ...file, events: file.events.filter(event => event.t !== 'turned') }],
    ['draw', 'hands that were not filled', { ...file, events: file.events.filter(event => event.t !== 'drew') }],
    ['unfinished', 'the last page torn out', { ...file, events: file.events.slice(0, -1) }],
    ['unfinished', 'no page at all', { ...file, events: [] }],
    ['move', 'a deal that nobody asked for', forge(file, is('hosted'), () => ({ t: 'hosted', seat: null }))],
    ['move', 'an event nobody knows', { ...file, events: [...file.events, { t: 'won' } as never] }],
    ['unreadable', 'no beginning', { ...file, events: file.events.slice(1) }],
    [
      'move',
      'points out of nowhere',
      { ...file, events: [...file.events, { t: 'scored', awards: {}, deadline: null }] },
    ],
    ['move', 'a target lowered in the middle', cutShort(file, [])],
    ['move', 'somebody who sits down twice', inserted(file, { ...file.events[1], t: 'joined' } as TableEvent)],
    [
      'move',
      'seats arranged in the middle',
      inserted(file, { t: 'arranged', seating: [4, 3, 2, 1, 5, 6, 7, 8].map(seat) }),
    ],
    [
      'move',
      'randomness sent after the deal',
      inserted(file, { t: 'contributed', seat: seat(1), value: 'ab'.repeat(8) }),
    ],
    ['move', 'a second beginning', { ...file, events: [...file.events, ...file.events.slice(0, 1)] }],
  ];
  it.each(forgeries)('[F4] is caught: %s (%s)', (code, _what, forged) => {
    expect(codeOf(forged)).toBe(code);
  });

  it('[F4] says at which event', () => {
    const at = file.events.findIndex(is('scored'));
    const forged = forge(file, is('scored'), event => ({ ...event, awards: {} }) as TableEvent);
    expect(verifyGame(forged)).toEqual({ ok: false, error: { code: 'score', at: at + 1 } });
  });

  it('[F4] nobody who plays vanishes in the middle of a round', () => {
    const forged = cutShort(file, [{ t: 'left', seat: leaderIn(file) }]);
    expect(verifyGame(forged)).toEqual({ ok: false, error: { code: 'move', at: firstReveal(file).length + 1 } });
  });

  it('[F4] nobody plays before the deal', () => {
    expect(exportGame(lobbyOf().history, 1)).toBeNull();
  });
});

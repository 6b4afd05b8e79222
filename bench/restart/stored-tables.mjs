import { join } from 'node:path';
import { advance, open } from '../../dist/engine/decide.js';
import { evolve } from '../../dist/engine/evolve.js';
import { DEFAULT_OPTIONS } from '../../dist/engine/options.js';
import { newCode } from '../../dist/server/code.js';
import { SqliteJournal } from '../../dist/server/journal/sqlite-journal.js';
import { freshEntropy, SeatTokens } from '../../dist/server/secrets.js';

const DECK = Array.from({ length: 84 }, (_, i) => `b.${1000 + i}`);
const SEATS = ['s1', 's2', 's3', 's4', 's5', 's6'];
const ROUNDS = 5;

const movesOf = ({ phase, game }) => {
  if (phase === 'race') return [{ t: 'claim', by: 's1' }];
  const others = SEATS.filter(seat => seat !== game.storyteller);
  if (phase === 'clue') {
    const by = game.storyteller;
    return [{ t: 'clue', by, clue: { kind: 'text', text: 'twenty letters or so' }, card: game.hands[by][0] }];
  }
  if (phase === 'cards') return others.map(by => ({ t: 'put', by, cards: [game.hands[by][0]] }));
  const foreign = seat => game.table.findIndex(({ owner }) => owner !== seat) + 1;
  return others.map(by => ({ t: 'vote', by, slots: [foreign(by)], red: null }));
};

/** The entries of a table of six in its sixth round, as a crash would leave them: no snapshot. */
const lifeOf = id => {
  const circumstances = { now: Date.now(), entropy: freshEntropy };
  const opened = open(id, { ...DEFAULT_OPTIONS, autoNext: true, target: 100 }, null, circumstances);
  const entries = [{ at: circumstances.now, cause: 'open', events: [opened] }];
  let state = evolve(null, opened);
  const play = command => {
    const next = advance(state, command, circumstances);
    if (!next.ok) throw new Error(JSON.stringify(next.error));
    state = next.value.state;
    entries.push({ at: circumstances.now, cause: `c${entries.length}`, events: next.value.events });
  };
  for (const seat of SEATS) play({ t: 'join', by: null, name: `Player ${seat}`, contribution: null });
  play({ t: 'start', by: 's1', deck: DECK });
  while (state.game.round <= ROUNDS) for (const move of movesOf(state)) play(move);
  return entries;
};

/** Fills a data folder and gives the codes with the tokens of their first seats. */
export const storeTables = async (folder, count) => {
  const journal = new SqliteJournal(join(folder, 'inkling.db'));
  const tokens = new SeatTokens(await journal.meta('server-key', SeatTokens.newKey()));
  const tables = [];
  // One life is enough: only the table's name differs.
  const life = lifeOf('A-B-C-10');
  while (tables.length < count) {
    const group = Array.from({ length: Math.min(100, count - tables.length) }, () => newCode());
    await Promise.all(
      group.map(code => {
        const [first, ...rest] = life;
        const opened = { ...first, events: [{ ...first.events[0], table: code }] };
        return journal.append(code, 0, [opened, ...rest]);
      }),
    );
    for (const code of group) tables.push({ code, seat: 's1', token: tokens.tokenFor(code, 's1') });
  }
  await journal.close();
  return { tables, entries: life.length };
};

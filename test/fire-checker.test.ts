import { describe, expect, it } from 'vitest';
import { randomFrom } from '../src/bots/random.ts';
import { playAtRandom } from '../src/bots/random-player.ts';
import { seatId } from '../src/engine/ids.ts';
import { RULESET_IDS, type RulesetId } from '../src/engine/options.ts';
import { sightOf } from '../src/server/table/minder.ts';
import { checkHistory } from './fire/check-history.ts';
import type { StoredEntry } from './fire/journal-fold.ts';
import { Witness } from './fire/witness.ts';
import { deckOf } from './support/table.ts';
import { askSeat, freshTable, RecordingViewer } from './support/table-context.ts';

const SEATS = [1, 2, 3, 4, 5, 6];

/** Whole games with somebody who writes down every frame at each seat. */
const playGame = async (ruleset: RulesetId, games = 1) => {
  const { table, journal } = await freshTable(6, { ruleset, target: 12, tellings: 1 });
  const viewers = [...SEATS.map(seat => new RecordingViewer(seat)), new RecordingViewer(null)];
  for (const viewer of viewers) table.enter(viewer, 0);
  const random = randomFrom(7);
  for (let game = 1; game <= games; game++) {
    await askSeat(table, 1, { t: 'start', deck: deckOf(84) }, game === 1 ? 's1:start' : `s1:start${game}`);
    for (let turn = 0; table.state.phase !== 'over' && turn < 600; turn++) {
      for (const seat of SEATS) {
        const move = playAtRandom(sightOf(table.state, seatId(`s${seat}`)), random);
        if (move !== null) await askSeat(table, seat, move, `s${seat}:c${game}-${turn}`);
      }
    }
  }
  expect(table.state.phase).toBe('over');
  const entries = (await journal.read(table.id)) as unknown as readonly StoredEntry[];
  return { id: String(table.id), entries, frames: viewers.map(viewer => viewer.frames) };
};

type Game = Awaited<ReturnType<typeof playGame>>;

const judge = ({ id, entries, frames }: Game, tell: (witnesses: readonly Witness[]) => void = () => undefined) => {
  const witnesses = frames.map((shown, i) => {
    const witness = new Witness(id, i < SEATS.length ? `s${i + 1}` : null);
    for (const frame of shown) witness.sees(frame);
    return witness;
  });
  tell(witnesses);
  return checkHistory(new Map([[id, entries]]), witnesses);
};

const entryWith = (entries: readonly StoredEntry[], event: string): number =>
  entries.findIndex(entry => entry.events.some(({ t }) => t === event));

describe('the history checker', () => {
  it.each(RULESET_IDS)('[FI2] finds nothing wrong with a good game of %s', async ruleset => {
    const verdict = judge(await playGame(ruleset), ([first]) => first?.acknowledged.add('start'));
    expect(verdict).toMatchObject({ complaints: [], lost: 0, games: 1, acknowledged: 1 });
  });

  it('[FI2] names each thing that must not happen', async () => {
    const game = await playGame('classic');
    const { entries, frames } = game;
    const says = (verdict: { complaints: readonly string[] }) => verdict.complaints.join('\n');
    const without = (event: string) => entries.filter((_, i) => i !== entryWith(entries, event));

    expect(says(judge(game, ([first]) => first?.acknowledged.add('never')))).toContain('which is not stored');
    const twice = entries[entryWith(entries, 'told')] as StoredEntry;
    expect(says(judge({ ...game, entries: [...entries, twice] }))).toContain('counted 2 times');
    expect(says(judge({ ...game, entries: without('ended') }))).toContain('a game is not finished');
    expect(says(judge({ ...game, entries: without('voted') }))).toContain('are stored');

    const refused = (witness: Witness | undefined) => {
      witness?.hears('{"t":"do","id":"start"}');
      witness?.sees('{"t":"refused","id":"start","why":{"code":"not-host"}}');
    };
    expect(says(judge(game, ([first]) => refused(first)))).toContain('was refused and is stored');

    const changed = (pattern: RegExp, by: string) =>
      frames.map((shown, i) => (i === 2 ? shown.map(frame => frame.replace(pattern, by)) : shown));
    expect(says(judge({ ...game, frames: changed(/"phase":"vote"/, '"phase":"cards"') }))).toContain(
      'saw another revision',
    );
    const lie = '{"rev":999999,"scores":[99]}';
    const deceived = frames.map((shown, i) => (i === 2 ? [...shown, lie] : shown));
    expect(says(judge({ ...game, frames: deceived }))).toContain('other scores');

    const put = entries.flatMap(entry => entry.events).find(({ t }) => t === 'put');
    const promisedAnew = (meant: object, cards: unknown) =>
      judge(game, witnesses => {
        const witness = witnesses.find(({ seat }) => seat === put?.['seat']);
        witness?.hears(JSON.stringify({ t: 'do', id: 'anew', do: { t: 'put', cards }, ...meant }));
        witness?.acknowledged.add('anew');
      }).lost;
    const first = { for: { game: 1, round: 1 } };
    expect(promisedAnew(first, put?.['cards']), 'it lay there already').toBe(0);
    expect(promisedAnew(first, ['test.card-999'])).toBe(1);
    expect(promisedAnew({ for: { game: 1, round: 2 } }, put?.['cards'])).toBe(1);
    expect(promisedAnew({}, put?.['cards'])).toBe(1);

    const pile = entries.flatMap(entry => entry.events).find(({ t }) => t === 'started')?.['pile'] as string[];
    const early = frames.map((shown, i) =>
      i === 6 ? [...shown.slice(0, 4), `{"t":"x","rev":1,"y":"${pile[0]}"}`] : shown,
    );
    expect(says(judge({ ...game, frames: early }))).toContain('too early');

    const paid = structuredClone(entries) as unknown as { events: { t: string; awards?: Record<string, object> }[] }[];
    const scored = paid.flatMap(entry => entry.events).find(({ t }) => t === 'scored');
    if (scored !== undefined) scored.awards = { ...scored.awards, s1: { SC2: 77 } };
    expect(says(judge({ ...game, entries: paid as unknown as StoredEntry[] }))).toContain('was paid 77');
  });

  it('[FI2] knows of each game by itself who may know a card', async () => {
    const game = await playGame('classic', 2);
    expect(judge(game)).toMatchObject({ complaints: [], games: 2 });
    const starts = game.entries.flatMap(({ events }) => events).filter(({ t }) => t === 'started');
    const hand = (starts[1]?.['hands'] as Record<string, string[]> | undefined)?.['s1'] ?? [];
    const onlooker = game.frames[6] ?? [];
    const second = onlooker.findIndex(frame => frame.includes('"number":2'));
    const first = onlooker.slice(0, second).join();
    const card = hand.find(each => first.includes(`"${each}"`));
    expect(card).toBeDefined();
    const told = [...onlooker.slice(0, second + 1), `{"t":"x","y":"${card}"}`, ...onlooker.slice(second + 1)];
    const frames = game.frames.map((shown, i) => (i === 6 ? told : shown));
    expect(judge({ ...game, frames }).complaints.join()).toContain(`${card} in game 2`);
  });
});

import { choiceOf, foldTable, type StoredEntry, type TableSeen } from './journal-fold.ts';
import { docOf, type Witness } from './witness.ts';

export interface Verdict {
  readonly tables: number;
  readonly games: number;
  /** Journal entries: moves of people, bots and timers. */
  readonly moves: number;
  readonly acknowledged: number;
  readonly frames: number;
  readonly lost: number;
  readonly setbacks: number;
  /** Empty when all is well. */
  readonly complaints: readonly string[];
}

const TRY_AGAIN = new Set(['unavailable', 'table-broken', 'rate-limited']);

/** A promise that stores nothing: a bot that minded the seat had chosen the very same in that round. */
const isThereAnyway = ({ seat, asked }: Witness, id: string, { choices }: TableSeen): boolean => {
  const { do: command, for: meant } = asked.get(id) ?? {};
  const { game, round } = docOf(meant);
  const { t, cards, slots, red } = docOf(command);
  return [[t, cards], [t, slots, red], [t]].some(what => choices.has(choiceOf(game, round, seat, what)));
};

/** Everything promised is stored, once; nothing refused is; unless the network made copies of what was sent. */
const checkPromises = (
  witness: Witness,
  causes: ReadonlyMap<string, number>,
  folded: TableSeen,
  say: (text: string) => void,
): number => {
  let lost = 0;
  for (const id of witness.acknowledged) {
    if (causes.has(`${witness.seat}:${id}`) || isThereAnyway(witness, id, folded)) continue;
    lost += 1;
    say(`${witness.seat} was promised ${id}, which is not stored`);
  }
  for (const [id, code] of witness.refused) {
    const isOnce = witness.sent.get(id) === 1 && !witness.acknowledged.has(id);
    if (isOnce && !TRY_AGAIN.has(code) && causes.has(`${witness.seat}:${id}`)) say(`${id} was refused and is stored`);
  }
  return lost;
};

/** From which revision on the seat may know a card in a game; in any game, where it is not known which one was played. */
const knownSince = ({ mayKnow, games }: TableSeen, seat: string | null, game: number, card: string): number => {
  const played = game > 0 ? [game] : Array.from({ length: games.length + 1 }, (_, i) => i + 1);
  const revisions = played.flatMap(each => [seat ?? '-', ''].map(who => mayKnow.get(who)?.get(`${each} ${card}`)));
  return Math.min(...revisions.map(rev => rev ?? Number.POSITIVE_INFINITY));
};

const checkOrder = (witnesses: readonly Witness[], rev: number, say: (text: string) => void): void => {
  const views = new Map<number, string>();
  for (const witness of witnesses) {
    for (const [at, view] of witness.views) {
      if (at > rev) say(`${witness.seat} saw revision ${at}; only ${rev} are stored`);
      if ((views.get(at) ?? view) !== view) say(`${witness.seat} saw another revision ${at} than others`);
      views.set(at, view);
    }
  }
};

/** Reads what every client saw and what is stored, and decides. Knows nothing of the server but its documents. */
export const checkHistory = (
  journal: ReadonlyMap<string, readonly StoredEntry[]>,
  witnesses: readonly Witness[],
): Verdict => {
  const complaints: string[] = [];
  let [games, moves, acknowledged, lost, frames, setbacks] = [0, 0, 0, 0, 0, 0];
  for (const [table, entries] of journal) {
    const say = (text: string): void => void complaints.push(`${table}: ${text}`);
    const present = witnesses.filter(witness => witness.table === table);
    const causes = new Map<string, number>();
    for (const { cause } of entries) causes.set(cause, (causes.get(cause) ?? 0) + 1);
    for (const [cause, times] of causes) {
      if (times === 1) continue;
      const at = entries.flatMap((entry, i) => (entry.cause === cause ? [i] : []));
      say(`${cause} counted ${times} times, as entries ${at.join(' and ')}`);
    }
    const folded = foldTable(entries);
    for (const complaint of folded.complaints) say(complaint);
    if (entries.flatMap(entry => entry.events).findLast(({ t }) => t === 'started' || t === 'ended')?.t !== 'ended')
      say('a game is not finished');
    checkOrder(present, folded.rev, say);
    for (const witness of present) {
      for (const complaint of witness.complaints) say(`${witness.seat}: ${complaint}`);
      lost += checkPromises(witness, causes, folded, say);
      for (const [named, at] of witness.cards) {
        const [game = '', card = ''] = named.split(' ');
        if (!folded.deck.has(card)) continue;
        const since = knownSince(folded, witness.seat, Number(game), card);
        if (at < since) say(`${witness.seat} was shown ${card} in game ${game} at ${at}, ${since - at} too early`);
      }
      frames += witness.frames;
      setbacks += witness.setbacks;
      acknowledged += witness.acknowledged.size;
      if (witness.seat === null) continue;
      const { result } = witness;
      const mine = folded.games.find(game => game.number === result?.game);
      if (result === null || mine === undefined) say(`${witness.seat} saw no game end that was stored`);
      else if (!isSameScore(result.scores, mine.scores)) say(`${witness.seat} saw other scores than were stored`);
      else if ((result.winners as string[]).toSorted().join() !== mine.winners.toSorted().join())
        say(`${witness.seat} saw other winners than were stored`);
    }
    games += folded.games.length;
    moves += entries.length;
  }
  return { tables: journal.size, games, moves, acknowledged, frames, lost, setbacks, complaints };
};

const isSameScore = (seen: Readonly<Record<string, unknown>>, stored: Readonly<Record<string, number>>): boolean =>
  Object.keys(stored).length === Object.keys(seen).length && Object.keys(stored).every(k => stored[k] === seen[k]);

import { awardsOf, type RoundSeen } from './scoring.ts';
import type { Doc } from './witness.ts';

/** A journal entry as it lies in the store. */
export interface StoredEntry {
  readonly cause: string;
  readonly events: readonly Event[];
}
export type Event = { readonly t: string } & Doc;

export interface GameSeen {
  readonly number: number;
  readonly scores: Readonly<Record<string, number>>;
  readonly winners: readonly string[];
}

export interface TableSeen {
  readonly games: readonly GameSeen[];
  readonly rev: number;
  readonly deck: ReadonlySet<string>;
  /** By seat, and by game and card, from which revision on the seat may know the card. Under '' what everybody may know. */
  readonly mayKnow: ReadonlyMap<string, ReadonlyMap<string, number>>;
  /** Cards put, ballots cast and reveals seen enough of, whoever did it for the seat: see `choiceOf`. */
  readonly choices: ReadonlySet<string>;
  readonly complaints: readonly string[];
}

type BySeat<T> = Record<string, T>;
const SECRET = new Set(['swapped', 'revoted']);

/** One choice of a seat in a round, however it is spelt. */
export const choiceOf = (game: unknown, round: unknown, seat: unknown, what: readonly unknown[]): string =>
  JSON.stringify([
    game,
    round,
    seat,
    ...what.map(each => (Array.isArray(each) ? each.map(String).toSorted() : (each ?? null))),
  ]);

/**
 * A second opinion about what the stored events mean, written from docs/RULES.md and the events' names alone: scores, who may
 * know which card since when, and whether anything happened that cannot happen twice.
 */
export const foldTable = (entries: readonly StoredEntry[]): TableSeen => {
  const complaints: string[] = [];
  const games: GameSeen[] = [];
  const mayKnow = new Map<string, Map<string, number>>();
  const deck = new Set<string>();
  const choices = new Set<string>();
  let [rev, number, round] = [0, 0, 0];
  let [ruleset, teller]: [string, string | null] = ['', null];
  let options: Doc = {};
  let [side, hands, put, votes, scores]: [
    BySeat<string>,
    BySeat<string[]>,
    BySeat<string[]>,
    BySeat<Doc>,
    BySeat<number>,
  ] = [{}, {}, {}, {}, {}];
  let table: RoundSeen['table'] = [];

  const learn = (seat: string, cards: readonly string[]): void => {
    const known = mayKnow.get(seat) ?? new Map<string, number>();
    mayKnow.set(seat, known);
    for (const card of cards) if (!known.has(`${number} ${card}`)) known.set(`${number} ${card}`, rev);
  };
  const lookAtHands = (): void => {
    for (const [seat, cards] of Object.entries(hands)) learn(seat, cards);
  };
  const choose = (seat: unknown, ...what: readonly unknown[]): void => {
    choices.add(choiceOf(number, round, seat, what));
  };
  const lay = (e: Event): void => {
    put[String(e['seat'])] = e['cards'] as string[];
    choose(e['seat'], 'put', e['cards']);
  };
  const cast = (e: Event): void => {
    const ballot = e['ballot'] as Doc;
    votes[String(e['seat'])] = ballot;
    choose(e['seat'], 'vote', ballot['slots'], ballot['red']);
  };
  const isHidden = (): boolean => ruleset === 'party' && options['hiddenHands'] !== false;

  const take: Record<string, (e: Event) => void> = {
    opened: e => (options = e['options'] as Doc),
    configured: e => (options = e['options'] as Doc),
    started: e => {
      for (const card of e['deck'] as string[]) deck.add(card);
      [number, round] = [number + 1, 1];
      ruleset = String(e['ruleset']);
      side = e['side'] as BySeat<string>;
      hands = structuredClone(e['hands'] as BySeat<string[]>);
      scores = Object.fromEntries(Object.values(side).map(each => [each, 0]));
      [put, votes, table, teller] = [{}, {}, [], null];
      if (!isHidden()) lookAtHands();
    },
    claimed: e => (teller = String(e['seat'])),
    turned: e => ([teller, round] = [String(e['storyteller']), round + 1]),
    skipped: e => ([teller, round] = [String(e['storyteller']), round + 1]),
    readied: e => choose(e['seat'], 'next'),
    told: e => {
      if (teller !== null && e['card'] != null) put[teller] = [e['card'] as string];
      lookAtHands();
    },
    put: e => {
      if (put[String(e['seat'])] !== undefined) complaints.push(`${String(e['seat'])} put cards twice at ${rev}`);
      lay(e);
    },
    swapped: lay,
    'took-back': e => delete put[String(e['seat'])],
    tabled: e => {
      table = e['table'] as RoundSeen['table'];
      const laid = table.map(({ card }) => card);
      if (new Set(laid).size !== laid.length) complaints.push(`a card lies twice on the table at ${rev}`);
      for (const [seat, cards] of Object.entries(put))
        hands[seat] = (hands[seat] ?? []).filter(c => !cards.includes(c));
      learn('', laid);
    },
    voted: e => {
      if (votes[String(e['seat'])] !== undefined) complaints.push(`${String(e['seat'])} voted twice at ${rev}`);
      cast(e);
    },
    revoted: cast,
    unvoted: e => delete votes[String(e['seat'])],
    scored: e => {
      const mine = awardsOf({ ruleset, options, side, teller: teller ?? '', table, votes });
      for (const [who, rules] of Object.entries(e['awards'] as BySeat<BySeat<number>>)) {
        const points = Object.values(rules).reduce((a, b) => a + b, 0);
        if ((mine[who] ?? 0) !== points) complaints.push(`${who} was paid ${points} instead of ${mine[who]} at ${rev}`);
        delete mine[who];
      }
      for (const [who, points] of Object.entries(mine))
        if (points > 0) complaints.push(`${who} was not paid at ${rev}`);
      for (const [who, points] of Object.entries(
        awardsOf({ ruleset, options, side, teller: teller ?? '', table, votes }),
      ))
        scores[who] = (scores[who] ?? 0) + points;
    },
    cleared: () => ([put, votes, table] = [{}, {}, []]),
    drew: e => {
      for (const [seat, cards] of Object.entries(e['draws'] as BySeat<string[]>))
        hands[seat] = [...(hands[seat] ?? []), ...cards];
      if (!isHidden()) lookAtHands();
    },
    'passed-hands': () => {
      const seats = Object.keys(side);
      hands = Object.fromEntries(seats.map((seat, i) => [seats[(i + 1) % seats.length] ?? '', hands[seat] ?? []]));
    },
    ended: e => {
      const most = Math.max(...Object.values(scores));
      const winners = Object.keys(scores).filter(who => scores[who] === most);
      const named = e['winners'] as string[];
      if (winners.toSorted().join() !== named.toSorted().join()) complaints.push(`wrong winners at ${rev}`);
      const bySeat = Object.fromEntries(Object.entries(side).map(([seat, who]) => [seat, scores[who] ?? 0]));
      games.push({ number: games.length + 1, scores: bySeat, winners });
    },
  };

  for (const { events } of entries) {
    for (const event of events) {
      if (!SECRET.has(event.t)) rev += 1;
      take[event.t]?.(event);
    }
  }
  return { games, rev, deck, mayKnow, choices, complaints };
};

import type { CardId, SeatId, Slot } from '../../src/engine/ids.ts';
import { RULESETS } from '../../src/engine/rulesets/table.ts';
import type { Ballot, Game, Played, TableState } from '../../src/engine/state.ts';
import type { Viewer } from '../../src/engine/view.ts';
import { pick, type Random } from './chaos.ts';

const mixed = <T>(items: readonly T[], random: Random): readonly T[] => {
  const rest = [...items];
  return items.map(() => rest.splice(Math.floor(random() * rest.length), 1)[0] as T);
};

const mapValues = <V, W>(
  record: Readonly<Record<SeatId, V>>,
  change: (value: V, key: SeatId) => W,
): Record<SeatId, W> =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value, key as SeatId)]));

const anotherHash = (random: Random): string =>
  Array.from({ length: 64 }, () => Math.floor(random() * 16).toString(16)).join('');

/** Other hands, cards on their way to the table, pile and discard: any card there could be any other. */
const mixCards = (state: TableState, game: Game, viewer: Viewer, random: Random): Partial<Game> => {
  const faceDown =
    RULESETS[game.ruleset].handsHidden && state.options.hiddenHands && ['race', 'clue'].includes(state.phase);
  const knows = (seat: SeatId): boolean => seat === viewer && !faceDown;
  const hidden = [
    ...Object.entries(game.hands).flatMap(([seat, hand]) => (knows(seat as SeatId) ? [] : hand)),
    ...game.pile,
    ...game.discard,
  ];
  const mix = mixed(hidden, random);
  const become = new Map(hidden.map((card, i) => [card, mix[i] as CardId]));
  const change = (card: CardId): CardId => become.get(card) ?? card;
  return {
    hands: mapValues(game.hands, hand => hand.map(change)),
    put: mapValues(game.put, cards => cards.map(change)),
    pile: game.pile.map(change),
    discard: game.discard.map(change),
  };
};

/** While people vote: whose the other cards are, and what the others voted. */
const mixVote = (game: Game, viewer: Viewer, random: Random): Partial<Game> => {
  const others = mixed(
    game.table.map(played => played.owner).filter(owner => owner !== viewer),
    random,
  );
  let at = 0;
  const table = game.table.map(
    (played): Played => (played.owner === viewer ? played : { card: played.card, owner: others[at++] as SeatId }),
  );
  const someSlot = (): Slot =>
    pick(
      game.table.map((_, i) => (i + 1) as Slot),
      random,
    );
  const votes = mapValues(
    game.votes,
    (ballot, seat): Ballot =>
      seat === viewer ? ballot : { slots: ballot.slots.map(someSlot), red: ballot.red === null ? null : someSlot() },
  );
  return { table, votes };
};

/** A table that differs from the given one only in what the viewer may not know. */
export const otherwise = (state: TableState, viewer: Viewer, random: Random): TableState => {
  const { game } = state;
  const over = state.phase === 'over';
  const people = Object.keys(state.seats) as SeatId[];
  return {
    ...state,
    lock: state.lock === null ? null : anotherHash(random),
    nextSecret: anotherHash(random),
    seats: mapValues(state.seats, (seat, id) =>
      id === viewer ? seat : { ...seat, contribution: random() < 0.5 ? null : anotherHash(random) },
    ),
    removals: mapValues(state.removals, wishes => mixed(people, random).slice(0, wishes.length)),
    game: game && {
      ...game,
      secret: anotherHash(random),
      seed: over ? game.seed : anotherHash(random),
      contributions: mapValues(game.contributions, () => anotherHash(random)),
      refills: game.refills + 1,
      ...mixCards(state, game, viewer, random),
      ...(state.phase === 'vote' ? mixVote(game, viewer, random) : {}),
    },
  };
};

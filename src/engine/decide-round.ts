import { amendGame } from './amend.ts';
import type { Draft } from './draft.ts';
import { allCardsIn, allVotesIn, cardsOwed, mayPut, mayVote, nextTeller, tellingOrder } from './duties.ts';
import { countTelling } from './evolve-game.ts';
import type { CardId, SeatId, Slot } from './ids.ts';
import { CLUE_MAX } from './options.ts';
import type { Refusal } from './refusal.ts';
import { awaited, endIfOver, endRound } from './round-end.ts';
import { RULESETS } from './rulesets/table.ts';
import { scoreRound } from './score.ts';
import { isPresentPerson, partnerOf } from './seating.ts';
import { tableOrder } from './shuffles.ts';
import type { Clue, Game, Phase, TableState } from './state.ts';
import { isBlank } from './words.ts';

/** What stops anybody from acting in a phase: it is another one, or they are not in play yet. */
const blocked = (draft: Draft, by: SeatId | null, ...phases: readonly Phase[]): Refusal | undefined => {
  const { phase, game } = draft.state;
  if (game === null || !phases.includes(phase)) return { code: 'wrong-phase', phase };
  return by !== null && !game.seating.includes(by) ? { code: 'waiting-for-next-round' } : undefined;
};

/** [R2] The first claim that reaches the table wins. */
export const claim = (draft: Draft, by: SeatId): Refusal | undefined => {
  const teller = draft.state.game?.storyteller;
  if (teller != null && draft.state.phase === 'clue') return { code: 'already-claimed', storyteller: teller };
  const refusal = blocked(draft, by, 'race');
  if (refusal) return refusal;
  draft.add({ t: 'claimed', seat: by, deadline: draft.deadline('clue') });
  return undefined;
};

const checkClue = (clue: Clue): Refusal | undefined => {
  if (clue.kind === 'aloud') return undefined;
  if (clue.kind === 'text' && isBlank(clue.text)) return { code: 'clue-empty' };
  return (clue.text ?? '').length > CLUE_MAX ? { code: 'clue-too-long', max: CLUE_MAX } : undefined;
};

const tidyClue = (clue: Clue): Clue => {
  if (clue.kind === 'aloud') return clue;
  if (clue.kind === 'text') return { kind: 'text', text: clue.text.trim() };
  const text = clue.text?.trim() ?? '';
  return { kind: 'recording', audio: clue.audio, text: isBlank(text) ? null : text };
};

/** [R3] */
export const clue = (draft: Draft, by: SeatId, given: Clue, card: CardId | null): Refusal | undefined => {
  const refusal = blocked(draft, by, 'clue');
  if (refusal) return refusal;
  const { game } = draft;
  if (game.storyteller !== by) return { code: 'not-storyteller', storyteller: game.storyteller };
  const { clueWithCard } = RULESETS[game.ruleset];
  if (clueWithCard && card === null) return { code: 'card-missing' };
  if (!clueWithCard && card !== null) return { code: 'card-not-wanted' };
  if (card !== null && !game.hands[by]?.includes(card)) return { code: 'not-in-hand', card };
  const tidied = tidyClue(given);
  const bad = checkClue(tidied);
  if (bad) return bad;
  draft.add({ t: 'told', clue: tidied, card, deadline: draft.deadline('cards') });
  return undefined;
};

const checkCards = (game: Game, by: SeatId, cards: readonly CardId[]): Refusal | undefined => {
  const need = cardsOwed(game, by);
  if (cards.length !== need) return { code: 'wrong-number-of-cards', need, got: cards.length };
  const twice = cards.find((card, i) => cards.indexOf(card) !== i);
  if (twice !== undefined) return { code: 'same-card-twice', card: twice };
  const hand = game.hands[by] ?? [];
  const foreign = cards.find(card => !hand.includes(card));
  return foreign === undefined ? undefined : { code: 'not-in-hand', card: foreign };
};

/** [R4] */
export const put = (draft: Draft, by: SeatId, cards: readonly CardId[]): Refusal | undefined => {
  const refusal = blocked(draft, by, 'cards');
  if (refusal) return refusal;
  const { game } = draft;
  if (!mayPut(game, by))
    return RULESETS[game.ruleset].pairs ? { code: 'partner-hands-in' } : { code: 'storyteller-waits' };
  const partner = partnerOf(game, by);
  if (partner !== null && game.put[partner] !== undefined) return { code: 'partner-has-handed-in' };
  const bad = checkCards(game, by, cards);
  if (bad) return bad;
  const before = game.put[by];
  if (before?.every(card => cards.includes(card))) return undefined;
  draft.add({ t: before !== undefined ? 'swapped' : 'put', seat: by, cards });
  if (allCardsIn(draft.game)) {
    draft.add({ t: 'tabled', table: tableOrder(draft.game), deadline: draft.deadline('vote') });
  }
  return undefined;
};

const checkBallot = (game: Game, by: SeatId, slots: readonly Slot[], red: Slot | null): Refusal | undefined => {
  const ruleset = RULESETS[game.ruleset];
  const rule = ruleset.ballot(game.seating.length, by === game.storyteller);
  const onTable = game.table.length;
  const off = [...slots, ...(red === null ? [] : [red])].find(
    each => !Number.isInteger(each) || each < 1 || each > onTable,
  );
  if (off !== undefined) return { code: 'no-such-slot', slot: off, slots: onTable };
  if (slots.length < rule.min || slots.length > rule.max) {
    return { code: 'wrong-number-of-votes', min: rule.min, max: rule.max, got: slots.length };
  }
  if (!rule.stack && new Set(slots).size !== slots.length) return { code: 'votes-must-differ' };
  if (rule.red && red === null) return { code: 'red-vote-missing' };
  if (!rule.red && red !== null) return { code: 'red-vote-not-yours' };
  const own = slots.find(each => game.table[each - 1]?.owner === by);
  return own !== undefined && ruleset.ownCardVotes === 'refused' ? { code: 'own-card', slot: own } : undefined;
};

/** [R6] */
export const vote = (draft: Draft, by: SeatId, slots: readonly Slot[], red: Slot | null): Refusal | undefined => {
  const refusal = blocked(draft, by, 'vote');
  if (refusal) return refusal;
  const { game } = draft;
  if (!mayVote(game, by)) {
    return game.table.some(played => played.owner === by) && by !== game.storyteller
      ? { code: 'you-handed-in' }
      : { code: 'storyteller-waits' };
  }
  const bad = checkBallot(game, by, slots, red);
  if (bad) return bad;
  const ballot = { slots: slots.toSorted((a, b) => a - b), red };
  const before = game.votes[by];
  if (before !== undefined && before.red === red && before.slots.join() === ballot.slots.join()) return undefined;
  draft.add({ t: before === undefined ? 'voted' : 'revoted', seat: by, ballot });
  if (allVotesIn(draft.game)) reveal(draft);
  return undefined;
};

/** [R7] All votes are turned at once. */
const reveal = (draft: Draft): void => {
  const awards = scoreRound(draft.game, draft.state.options);
  draft.add({ t: 'scored', awards, deadline: draft.deadline('reveal') });
  if (draft.state.options.autoNext) endRound(draft);
};

export const takeBack = (draft: Draft, by: SeatId): Refusal | undefined => {
  const refusal = blocked(draft, by, 'cards', 'vote');
  if (refusal) return refusal;
  const { game } = draft;
  if (draft.state.phase === 'vote') {
    if (game.votes[by] === undefined) return { code: 'nothing-to-take-back' };
    draft.add({ t: 'unvoted', seat: by });
    return undefined;
  }
  // The storyteller's card belongs to the clue that was already given.
  if (game.put[by] === undefined || !mayPut(game, by)) return { code: 'nothing-to-take-back' };
  draft.add({ t: 'took-back', seat: by });
  return undefined;
};

/**
 * [R8] The round ends when everybody has seen enough; the host, the next storyteller and the timer need not wait. Who
 * waits for the next round has a say only where nobody in play is there to have one: the table would rest for good.
 */
export const next = (draft: Draft, by: SeatId | null): Refusal | undefined => {
  const stranded = draft.state.phase === 'reveal' && awaited(draft.state, draft.game).length === 0;
  const refusal = blocked(draft, stranded ? null : by, 'reveal');
  if (refusal) return refusal;
  const { state, game } = draft;
  if (by !== null && game.seating.includes(by) && !game.ready.includes(by)) draft.add({ t: 'readied', seat: by });
  if (mayHurry(state, game, by) || awaited(state, draft.game).length === 0) endRound(draft);
  return undefined;
};

/** A bot that minds the host's or the next storyteller's seat takes the reveal away from nobody. */
const mayHurry = (state: TableState, game: Game, by: SeatId | null): boolean =>
  by === null ||
  (isPresentPerson(state, by) && (by === state.host || by === nextTeller(state, game, tellingOrder(state, game))));

/** [TB5] The host may pass over a storyteller, speechless ones themselves, and anybody one whose seat a bot has or minds. */
export const skip = (draft: Draft, by: SeatId | null): Refusal | undefined => {
  const refusal = blocked(draft, by, 'clue');
  if (refusal) return refusal;
  const { state, game } = draft;
  const teller = game.storyteller as SeatId;
  const may = by === null || by === state.host || by === teller || !isPresentPerson(state, teller);
  if (!may) return { code: 'not-host' };
  const told = amendGame(game, { tellings: countTelling(game) });
  const storyteller = nextTeller(state, told, tellingOrder(state, game));
  draft.add({ t: 'skipped', storyteller, deadline: draft.deadline('clue') });
  endIfOver(draft);
  return undefined;
};

import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Slot } from '../../engine/ids.ts';
import type { BallotRule } from '../../engine/rulesets/ruleset.ts';
import { useTable } from '../net/table-link.ts';
import { ballotOf, mayVote, rulesetOf } from '../table-facts.ts';
import { buzz, play } from '../ui/sounds.ts';
import { looksOf, type SlotLook, type VoteKind } from '../ui/vote-marks.ts';
import {
  type Draft,
  isGiven,
  isWhole,
  keptDraft,
  type Marks,
  marksOf,
  nextKind,
  tap,
  tapAgain,
  toCommand,
  votesLeft,
  wordOf,
} from './ballot.ts';
import { isForTable } from './table-keys.ts';
import { DOUBLE_TAP_MS } from './use-settled.ts';

/** What was done last, where it was not a vote: tried although it is theirs, set aside, or brought back. */
export interface Deed {
  readonly what: 'own' | 'aside' | 'back';
  readonly slot: Slot;
  /** The same once more is news again. */
  readonly at: number;
}

export interface BallotInHand {
  readonly marks: Marks;
  readonly left: number;
  /** Sent; it counts as it lies. */
  readonly given: boolean;
  /** Whole, but a draft: more votes are allowed, and nobody has said that these are all. */
  readonly mayGive: boolean;
  readonly give: () => void;
  readonly kind: VoteKind;
  readonly setKind: (kind: VoteKind) => void;
  /** `again`: the browser itself takes it for the second half of a double click. */
  readonly vote: (slot: Slot, again?: boolean) => void;
  /** What the plaque under a card does: a draft that lies here is given, and elsewhere it is a vote. */
  readonly press: (slot: Slot) => void;
  readonly toggleAside: (slot: Slot) => void;
  readonly look: (slot: Slot) => SlotLook;
  /** Null as soon as there is a vote again. */
  readonly did: Deed | null;
  readonly rule: ReturnType<typeof ballotOf>;
}

/** Before the time is up and the table votes: enough for a draft to get there. */
const LAST_CALL_MS = 1_500;

const KEYS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '0', '-', '='];

/** Votes in hand: placed at once on screen, sent once the ballot is given, changed until the last one is in. */
export const useBallot = (): BallotInHand | null => {
  const { table, me, send, clockSkew, status } = useTable();
  const { game } = table;
  const [laid, setDraft] = useState<Draft | null>(null);
  const atTable = wordOf(me?.votes ?? [], me?.red ?? null);
  const draft = laid === null ? null : keptDraft(laid, atTable);
  if (draft !== laid) setDraft(draft);
  const [chosenKind, setKind] = useState<VoteKind | null>(null);
  const [aside, setAside] = useState<readonly Slot[]>([]);
  const [did, setDid] = useState<Deed | null>(null);
  const lastTap = useRef({ slot: 0, at: 0 });
  const ballot = game === null || !mayVote(table, me) ? null : ballotOf(game, me);
  const { ownCardVotes } = rulesetOf(table);
  const own = ownCardVotes === 'refused' ? (me?.slots ?? []) : [];
  // What the table has was given; only what is laid since then may be a draft.
  const { marks, sure } = draft ?? {
    marks: me === null || ballot === null ? [] : marksOf(me.votes, me.red, ballot),
    sure: true,
  };
  const given = ballot !== null && isGiven(marks, ballot, sure);
  const mayGive = ballot !== null && !given && isWhole(marks, ballot);
  const kind = chosenKind ?? (ballot === null ? 'vote' : nextKind(marks, ballot));

  const lay = (next: Omit<Draft, 'atTable'>, rule: BallotRule) => {
    const known = draft?.atTable ?? [atTable];
    play('seal');
    buzz(12);
    if (isGiven(next.marks, rule, next.sure)) {
      const command = toCommand(next.marks);
      setDraft({ ...next, atTable: [...known, wordOf(command.slots, command.red)] });
      send(command);
    } else if (given) {
      setDraft({ ...next, atTable: [...known, wordOf([], null)] });
      send({ t: 'take-back' });
    } else setDraft({ ...next, atTable: known });
  };

  const vote = (slot: Slot, again = false) => {
    if (ballot === null || me === null || game === null || slot > game.slots.length) return;
    if (own.includes(slot)) {
      setDid({ what: 'own', slot, at: performance.now() });
      return;
    }
    setDid(null);
    const before = lastTap.current;
    lastTap.current = { slot, at: performance.now() };
    // The second half of a double tap never takes the vote away again.
    const soon = again || lastTap.current.at - before.at < DOUBLE_TAP_MS;
    const double = before.slot === slot && soon;
    const next = double ? tapAgain(marks, slot, ballot) : tap(marks, slot, ballot, kind);
    if (next === marks) return;
    setKind(null);
    setAside(aside.filter(other => other !== slot));
    lay({ marks: next, sure: false }, ballot);
  };

  const give = () => {
    if (ballot === null || !mayGive) return;
    setDid(null);
    lay({ marks, sure: true }, ballot);
  };

  const giveInTime = useEffectEvent(give);
  const deadline = game?.deadline ?? null;
  useEffect(() => {
    // While away nobody knows what another device of this seat has given: a draft waits until that is told.
    if (deadline === null || !mayGive || status !== 'live') return undefined;
    const left = deadline - clockSkew - Date.now() - LAST_CALL_MS;
    const timer = setTimeout(() => giveInTime(), left);
    return () => clearTimeout(timer);
  }, [deadline, clockSkew, mayGive, status]);

  const toggleAside = (slot: Slot) => {
    if (own.includes(slot)) return;
    const back = aside.includes(slot);
    setAside(back ? aside.filter(other => other !== slot) : [...aside, slot]);
    setDid({ what: back ? 'back' : 'aside', slot, at: performance.now() });
  };

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.repeat || !isForTable(event)) return;
      const at = KEYS.indexOf(event.key);
      if (at >= 0) vote((at + 1) as Slot);
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  });

  if (ballot === null || game === null) return null;
  return {
    marks,
    left: votesLeft(marks, ballot),
    given,
    mayGive,
    give,
    kind,
    setKind,
    vote,
    press: slot => {
      if (mayGive && marks.some(mark => mark.slot === slot)) give();
      else vote(slot);
    },
    toggleAside,
    look: slot => looksOf(slot, marks, me?.slots ?? [], aside, ownCardVotes),
    did,
    rule: ballot,
  };
};

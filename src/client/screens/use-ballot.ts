import { useEffect, useRef, useState } from 'react';
import type { Slot } from '../../engine/ids.ts';
import { useTable } from '../net/table-link.ts';
import { ballotOf, mayVote, rulesetOf } from '../table-facts.ts';
import { buzz, play } from '../ui/sounds.ts';
import { looksOf, type SlotLook, type VoteKind } from '../ui/vote-marks.ts';
import { isWhole, type Marks, marksOf, nextKind, tap, tapAgain, toCommand, votesLeft } from './ballot.ts';
import { isForTable } from './table-keys.ts';

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
  readonly whole: boolean;
  readonly kind: VoteKind;
  readonly setKind: (kind: VoteKind) => void;
  /** `again`: the browser itself takes it for the second half of a double click. */
  readonly vote: (slot: Slot, again?: boolean) => void;
  readonly toggleAside: (slot: Slot) => void;
  readonly look: (slot: Slot) => SlotLook;
  /** Null as soon as there is a vote again. */
  readonly did: Deed | null;
  readonly rule: ReturnType<typeof ballotOf>;
}

/** A second tap so soon belongs to the first: it never takes the vote away again. */
const DOUBLE_TAP_MS = 400;
const KEYS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '0', '-', '='];

/** Votes in hand: placed at once on screen, sent as soon as they are a whole ballot, changed until the last one is in. */
export const useBallot = (): BallotInHand | null => {
  const { table, me, send } = useTable();
  const { game } = table;
  const [draft, setDraft] = useState<Marks | null>(null);
  const [chosenKind, setKind] = useState<VoteKind | null>(null);
  const [aside, setAside] = useState<readonly Slot[]>([]);
  const [did, setDid] = useState<Deed | null>(null);
  const lastTap = useRef({ slot: 0, at: 0 });
  const ballot = game === null || !mayVote(table, me) ? null : ballotOf(game, me);
  const { ownCardVotes } = rulesetOf(table);
  const own = ownCardVotes === 'refused' ? (me?.slots ?? []) : [];
  const marks = draft ?? (me === null || ballot === null ? [] : marksOf(me.votes, me.red, ballot));
  const kind = chosenKind ?? (ballot === null ? 'vote' : nextKind(marks, ballot));

  const vote = (slot: Slot, again = false) => {
    if (ballot === null || me === null || game === null || slot > game.slots.length) return;
    if (own.includes(slot)) {
      setDid({ what: 'own', slot, at: performance.now() });
      return;
    }
    setDid(null);
    const before = lastTap.current;
    lastTap.current = { slot, at: performance.now() };
    const soon = again || lastTap.current.at - before.at < DOUBLE_TAP_MS;
    const double = before.slot === slot && soon;
    const next = double ? tapAgain(marks, slot, ballot) : tap(marks, slot, ballot, kind);
    if (next === marks) return;
    setDraft(next);
    setKind(null);
    setAside(aside.filter(other => other !== slot));
    play('seal');
    buzz(12);
    if (isWhole(next, ballot)) send(toCommand(next));
    else if (me.votes.length > 0) send({ t: 'take-back' });
  };

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
    whole: isWhole(marks, ballot),
    kind,
    setKind,
    vote,
    toggleAside,
    look: slot => looksOf(slot, marks, me?.slots ?? [], aside, ownCardVotes),
    did,
    rule: ballot,
  };
};

import type { Circumstances, Command } from './command.ts';
import * as lobby from './decide-lobby.ts';
import * as people from './decide-people.ts';
import * as round from './decide-round.ts';
import { Draft } from './draft.ts';
import type { TableEvent } from './event.ts';
import type { SeatId, TableId } from './ids.ts';
import type { TableOptions } from './options.ts';
import type { Refusal } from './refusal.ts';
import { err, ok, type Result, unreachable } from './result.ts';
import type { TableState } from './state.ts';

/** A step either adds its events to the draft and returns nothing, or says why not. */
const run = (draft: Draft, command: Command): Refusal | undefined => {
  if (command.by === null) {
    switch (command.t) {
      case 'join':
        return lobby.join(draft, command);
      case 'pass-host':
        return people.passHost(draft, command.seat);
      case 'mind':
        return people.mind(draft, null, command.seat, command.on);
      case 'skip':
        return round.skip(draft, null);
      case 'next':
        return round.next(draft, null);
      default:
        return unreachable(command);
    }
  }
  const by: SeatId = command.by;
  if (!Object.hasOwn(draft.state.seats, by)) return { code: 'not-seated' };
  switch (command.t) {
    case 'dress':
      return lobby.dress(draft, by, command);
    case 'contribute':
      return lobby.contribute(draft, by, command.value);
    case 'configure':
      return lobby.configure(draft, by, command.options);
    case 'arrange':
      return lobby.arrange(draft, by, command.seating);
    case 'add-bot':
      return lobby.addBot(draft, by, command);
    case 'start':
      return lobby.start(draft, by, command.deck);
    case 'leave':
      return people.leave(draft, by);
    case 'remove':
      return people.remove(draft, by, command.seat);
    case 'vote-remove':
      return people.voteRemove(draft, by, command.seat);
    case 'pass-host':
      return draft.state.host === by ? people.passHost(draft, command.seat) : { code: 'not-host' };
    case 'mind':
      return people.mind(draft, by, command.seat, command.on);
    case 'say':
      return people.say(draft, by, command.text);
    case 'claim':
      return round.claim(draft, by);
    case 'clue':
      return round.clue(draft, by, command.clue, command.card);
    case 'put':
      return round.put(draft, by, command.cards);
    case 'vote':
      return round.vote(draft, by, command.slots, command.red);
    case 'take-back':
      return round.takeBack(draft, by);
    case 'next':
      return round.next(draft, by);
    case 'skip':
      return round.skip(draft, by);
    default:
      return unreachable(command);
  }
};

/** What a command would cause, or why it causes nothing. Pure; never throws on anything a player can send. */
export const decide = (
  state: TableState,
  command: Command,
  circumstances: Circumstances,
): Result<readonly TableEvent[], Refusal> => {
  const draft = new Draft(state, circumstances);
  const refusal = run(draft, command);
  return refusal === undefined ? ok(draft.events) : err(refusal);
};

/** The same with the state it leads to, for whoever would fold the events next anyway. */
export const advance = (
  state: TableState,
  command: Command,
  circumstances: Circumstances,
): Result<{ readonly events: readonly TableEvent[]; readonly state: TableState }, Refusal> => {
  const draft = new Draft(state, circumstances);
  const refusal = run(draft, command);
  return refusal === undefined ? ok({ events: draft.events, state: draft.state }) : err(refusal);
};

/** The first event of every table. */
export const open = (
  table: TableId,
  options: TableOptions,
  lock: string | null,
  circumstances: Circumstances,
): TableEvent => ({ t: 'opened', table, options, lock, secret: circumstances.entropy() });

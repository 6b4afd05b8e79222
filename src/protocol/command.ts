import * as v from 'valibot';
import type { SeatCommand } from '../engine/command.ts';
import { err, ok, type Result } from '../engine/result.ts';
import {
  Card,
  Cards,
  ClueGiven,
  Contribution,
  LongText,
  Name,
  RabbitName,
  Seat,
  Seats,
  SlotNumber,
  SomeOptions,
} from './schema.ts';

/** A seat's command as it travels: the server adds the deck to `start`. */
export type WireCommand = Exclude<SeatCommand, { t: 'start' }> | { readonly t: 'start' };

type CommandSchemas = {
  readonly [T in WireCommand['t']]: v.GenericSchema<unknown, Extract<WireCommand, { readonly t: T }>>;
};

/** By name, so that finding the right one costs the same for all. A new command does not compile until it is here. */
export const COMMANDS: CommandSchemas = {
  dress: v.object({ t: v.literal('dress'), name: v.optional(Name), rabbit: v.optional(RabbitName) }),
  contribute: v.object({ t: v.literal('contribute'), value: Contribution }),
  leave: v.object({ t: v.literal('leave') }),
  say: v.object({ t: v.literal('say'), text: LongText }),
  claim: v.object({ t: v.literal('claim') }),
  clue: v.object({ t: v.literal('clue'), clue: ClueGiven, card: v.nullable(Card) }),
  put: v.object({ t: v.literal('put'), cards: Cards }),
  vote: v.object({
    t: v.literal('vote'),
    slots: v.pipe(v.array(SlotNumber), v.maxLength(12)),
    red: v.optional(v.nullable(SlotNumber), null),
  }),
  'take-back': v.object({ t: v.literal('take-back') }),
  next: v.object({ t: v.literal('next') }),
  skip: v.object({ t: v.literal('skip') }),
  mind: v.object({ t: v.literal('mind'), seat: Seat, on: v.boolean() }),
  'vote-remove': v.object({ t: v.literal('vote-remove'), seat: Seat }),
  configure: v.object({ t: v.literal('configure'), options: SomeOptions }),
  arrange: v.object({ t: v.literal('arrange'), seating: Seats }),
  'add-bot': v.object({
    t: v.literal('add-bot'),
    character: Name,
    name: Name,
    rabbit: v.optional(RabbitName),
  }),
  remove: v.object({ t: v.literal('remove'), seat: Seat }),
  'pass-host': v.object({ t: v.literal('pass-host'), seat: Seat }),
  start: v.object({ t: v.literal('start') }),
};

export const parseCommand = (value: unknown): Result<WireCommand, 'bad-message'> => {
  if (typeof value !== 'object' || value === null || !('t' in value)) return err('bad-message');
  const { t } = value;
  if (typeof t !== 'string' || !Object.hasOwn(COMMANDS, t)) return err('bad-message');
  const parsed = v.safeParse(COMMANDS[t as WireCommand['t']], value);
  return parsed.success ? ok(parsed.output) : err('bad-message');
};

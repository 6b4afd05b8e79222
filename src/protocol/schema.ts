import * as v from 'valibot';
import { type AudioId, cardId, seatId, slot, worldId } from '../engine/ids.ts';
import { OPTION_BOUNDS, RABBITS, RULESET_IDS, SEATS_MAX, type TableOptions } from '../engine/options.ts';

/** The pieces messages are made of. Everything is bounded; what is too long for the game is refused by its rules. */
export const PROTOCOL_VERSION = 3;
export const FRAME_MAX = 16 * 1024;

const short = v.pipe(v.string(), v.maxLength(100));
export const LongText = v.pipe(v.string(), v.maxLength(2000));
export const Name = short;
export const Passphrase = v.pipe(v.string(), v.minLength(1), v.maxLength(200));
export const Token = short;
export const TableCode = v.pipe(v.string(), v.maxLength(60));
export const CommandId = v.pipe(v.string(), v.regex(/^[\w-]{1,40}$/));
export const Revision = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
export const Contribution = v.pipe(v.string(), v.maxLength(200));
export const Seat = v.pipe(v.string(), v.regex(/^s\d{1,9}$/), v.transform(seatId));
export const Card = v.pipe(v.string(), v.maxLength(160), v.transform(cardId));
export const SlotNumber = v.pipe(v.number(), v.safeInteger(), v.transform(slot));
export const RabbitName = v.picklist(RABBITS);
export const Cards = v.pipe(v.array(Card), v.maxLength(SEATS_MAX));
export const Seats = v.pipe(v.array(Seat), v.maxLength(SEATS_MAX * 2));

const Count = v.pipe(v.number(), v.safeInteger());
const World = v.pipe(v.string(), v.maxLength(80), v.transform(worldId));
const Audio = v.pipe(
  v.string(),
  v.regex(/^[\w-]{1,80}$/),
  v.transform(text => text as AudioId),
);

export const ClueGiven = v.variant('kind', [
  v.object({ kind: v.literal('text'), text: LongText }),
  v.object({ kind: v.literal('aloud') }),
  v.object({ kind: v.literal('recording'), audio: Audio, text: v.nullable(LongText) }),
]);

export const SomeOptions = v.object({
  ruleset: v.exactOptional(v.picklist(RULESET_IDS)),
  worlds: v.exactOptional(v.pipe(v.array(World), v.maxLength(OPTION_BOUNDS.worlds.max))),
  target: v.exactOptional(Count),
  tellings: v.exactOptional(Count),
  timers: v.exactOptional(v.object({ clue: Count, cards: Count, vote: Count, reveal: Count })),
  hiddenHands: v.exactOptional(v.boolean()),
  bonusAlways: v.exactOptional(v.boolean()),
  singleVoteInAll: v.exactOptional(v.boolean()),
  autoNext: v.exactOptional(v.boolean()),
  descriptions: v.exactOptional(v.boolean()),
  memory: v.exactOptional(v.boolean()),
  hidden: v.exactOptional(v.pipe(v.array(Card), v.maxLength(100))),
  language: v.exactOptional(v.pipe(v.string(), v.regex(/^[A-Za-z-]{2,20}$/))),
}) satisfies v.GenericSchema<unknown, Partial<TableOptions>>;

/** JSON or undefined: nothing that comes from outside makes the caller catch. */
export const parseJson = (raw: string): unknown => {
  try {
    return JSON.parse(raw);
  } catch {
    return undefined;
  }
};

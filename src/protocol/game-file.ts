import * as v from 'valibot';
import type { TableEvent } from '../engine/event.ts';
import type { GameFile } from '../engine/game-file.ts';
import { RABBITS, RULESET_IDS, SEATS_MAX, type TableOptions } from '../engine/options.ts';
import { err, ok, type Result } from '../engine/result.ts';
import { RULE_IDS } from '../engine/state.ts';
import { Card, ClueGiven, LongText, Name, parseJson, Seat, SlotNumber, SomeOptions } from './schema.ts';

/** Why a file does not open: nothing of ours, of a later version, ours but damaged, or more than any game can be. */
export type FileFault = 'foreign' | 'newer' | 'broken' | 'too-large';

export const GAME_FILE_MAX = 4 * 1024 * 1024;
const EVENTS_MAX = 20_000;
/** Ten worlds of as many cards as a server may let them have. */
const DECK_MAX = 20_000;
const WORDS_MAX = 2_000;

const Hex = v.pipe(v.string(), v.regex(/^[0-9a-f]{0,200}$/));
const Count = v.pipe(v.number(), v.safeInteger(), v.minValue(-1_000_000), v.maxValue(1_000_000));
const Deadline = v.nullable(v.pipe(v.number(), v.finite()));
const Hand = v.pipe(v.array(Card), v.maxLength(100));
const Deck = v.pipe(v.array(Card), v.maxLength(DECK_MAX));
const Seats = v.pipe(v.array(Seat), v.maxLength(SEATS_MAX * 2));
const bySeat = <T extends v.GenericSchema>(value: T) => v.record(Seat, value);

/** All that a host can choose, and all of it chosen. What nobody hid is not there. */
const { hidden, ...chosen } = SomeOptions.entries;
const Options = v.object({ ...v.required(v.object(chosen)).entries, hidden }) satisfies v.GenericSchema<
  unknown,
  TableOptions
>;
const Ballot = v.object({
  slots: v.pipe(v.array(SlotNumber), v.maxLength(SEATS_MAX)),
  red: v.nullable(SlotNumber),
});
const Awards = bySeat(v.record(v.picklist(RULE_IDS), Count));
const Played = v.object({ card: Card, owner: Seat });

type Told = Exclude<TableEvent['t'], 'said' | 'removal-wanted'>;
type Fields = Readonly<Record<string, v.GenericSchema>>;

/** What each event of a game is made of. A new event does not compile until it is here. */
const EVENTS: Readonly<Record<Told, Fields>> = {
  opened: { table: v.pipe(v.string(), v.maxLength(60)), options: Options, secret: Hex, lock: v.nullable(LongText) },
  joined: {
    seat: Seat,
    name: Name,
    rabbit: v.picklist(RABBITS),
    kind: v.picklist(['person', 'bot']),
    character: v.nullable(Name),
    contribution: v.nullable(Hex),
  },
  dressed: { seat: Seat, name: Name, rabbit: v.picklist(RABBITS) },
  contributed: { seat: Seat, value: Hex },
  left: { seat: Seat },
  leaving: { seat: Seat, votedOut: v.exactOptional(v.literal(true)) },
  seated: { seat: Seat, score: Count },
  replaced: { seat: Seat },
  hosted: { seat: v.nullable(Seat) },
  minded: { seat: Seat, on: v.boolean() },
  configured: { options: Options },
  arranged: { seating: Seats },
  started: {
    ruleset: v.picklist(RULESET_IDS),
    seed: Hex,
    deck: Deck,
    side: bySeat(Seat),
    hands: bySeat(Hand),
    pile: Deck,
  },
  claimed: { seat: Seat, deadline: Deadline },
  told: { clue: ClueGiven, card: v.nullable(Card), deadline: Deadline },
  put: { seat: Seat, cards: Hand },
  swapped: { seat: Seat, cards: Hand },
  'took-back': { seat: Seat },
  tabled: { table: v.pipe(v.array(Played), v.maxLength(SEATS_MAX * 2)), deadline: Deadline },
  voted: { seat: Seat, ballot: Ballot },
  revoted: { seat: Seat, ballot: Ballot },
  unvoted: { seat: Seat },
  scored: { awards: Awards, deadline: Deadline },
  readied: { seat: Seat },
  cleared: {},
  drew: { draws: bySeat(Hand), pile: v.nullable(Deck) },
  'passed-hands': {},
  turned: { storyteller: Seat, deadline: Deadline },
  skipped: { storyteller: Seat, deadline: Deadline },
  ended: { winners: Seats, nextSecret: Hex },
};

const Event = v.variant(
  't',
  Object.entries(EVENTS).map(([t, fields]) => v.object({ t: v.literal(t), ...fields })) as unknown as [
    v.GenericSchema & v.ObjectSchema<{ t: v.LiteralSchema<string, undefined> }, undefined>,
  ],
);

const Words = v.object({ title: v.pipe(v.string(), v.maxLength(200)), alt: LongText });

const File = v.object({
  inkling: v.literal(1),
  commitment: Hex,
  secret: Hex,
  contributions: bySeat(Hex),
  seed: Hex,
  events: v.pipe(v.array(Event), v.minLength(1), v.maxLength(EVENTS_MAX)),
  ended: v.exactOptional(v.pipe(v.number(), v.safeInteger(), v.minValue(0))),
  words: v.exactOptional(
    v.pipe(
      v.record(v.pipe(v.string(), v.maxLength(160)), Words),
      v.check(words => Object.keys(words).length <= WORDS_MAX),
    ),
  ),
});

/** [GF1] A file from outside: bounded, nothing but what a game is made of, and nothing throws. */
export const readGameFile = (raw: string): Result<GameFile, FileFault> => {
  if (raw.length > GAME_FILE_MAX) return err('too-large');
  const file = parseJson(raw);
  if (typeof file !== 'object' || file === null || !('inkling' in file)) return err('foreign');
  if (typeof file.inkling === 'number' && file.inkling > 1) return err('newer');
  const parsed = v.safeParse(File, file, { abortEarly: true });
  return parsed.success ? ok(parsed.output as unknown as GameFile) : err('broken');
};

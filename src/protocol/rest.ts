import * as v from 'valibot';
import type { AudioId, SeatId } from '../engine/ids.ts';
import type { Rabbit, RulesetId } from '../engine/options.ts';
import type { Phase } from '../engine/state.ts';
import { Contribution, Name, Passphrase, RabbitName, Seat, SomeOptions, TableCode, Token } from './schema.ts';

/** POST /api/tables */
export const CreateTable = v.object({
  options: v.optional(SomeOptions, {}),
  passphrase: v.optional(Passphrase),
});
export type CreateTable = v.InferOutput<typeof CreateTable>;
export interface TableCreated {
  readonly code: string;
}

/** POST /api/tables/:code/seats */
export const JoinTable = v.object({
  name: Name,
  rabbit: v.optional(v.nullable(RabbitName), null),
  passphrase: v.optional(Passphrase),
  contribution: v.optional(v.nullable(Contribution), null),
  /** Long and random. A request repeated with the same one gets the same seat, should the first answer be lost. */
  id: v.optional(v.pipe(v.string(), v.regex(/^[\w-]{22,40}$/))),
});
export type JoinTable = v.InferOutput<typeof JoinTable>;
export interface SeatGiven {
  readonly seat: SeatId;
  readonly token: string;
}

/** POST /api/tables/:code/recordings: one recorded clue, at most this long and this big. */
export const RECORDING_MAX = { ms: 20_000, bytes: 1024 * 1024 } as const;
export interface RecordingKept {
  readonly audio: AudioId;
  readonly ms: number;
}

/** POST /api/tables/:code/watch */
export const WatchTable = v.object({ passphrase: v.optional(Passphrase) });
/** What a spectator shows, as `Bearer watch.PASS`, to hear the recordings of a locked table. */
export interface WatchGiven {
  readonly pass: string;
}

/** POST /api/seats: the tables of one device. */
export const AskNews = v.object({
  seats: v.pipe(v.array(v.object({ code: TableCode, seat: Seat, token: Token })), v.maxLength(20)),
});
export interface SeatNews {
  readonly code: string;
  /** Null when there is no such table any more, or the token does not fit. */
  readonly table: {
    readonly phase: Phase;
    readonly ruleset: RulesetId;
    readonly round: number;
    /** Clockwise; `waits`: the table waits for them. */
    readonly people: readonly {
      readonly name: string;
      readonly rabbit: Rabbit;
      readonly me: boolean;
      readonly waits: boolean;
    }[];
    /** What this seat owes. */
    readonly turn: 'claim' | 'clue' | 'cards' | 'vote' | 'next' | null;
  } | null;
}
export interface SeatsNews {
  readonly seats: readonly SeatNews[];
}

/** GET /api/push: the server's public key; null when it tells nobody. */
export interface PushKey {
  readonly key: string | null;
}

const Endpoint = v.pipe(v.string(), v.maxLength(1000), v.url());
/** PUT /api/tables/:code/push: a browser's subscription, as it gives it. */
export const WantPush = v.object({
  endpoint: Endpoint,
  keys: v.object({
    /** 65 bytes, the first of them 4. */
    p256dh: v.pipe(v.string(), v.regex(/^B[\w-]{86}=?$/)),
    /** 16 bytes. */
    auth: v.pipe(v.string(), v.regex(/^[\w-]{22}(?:==)?$/)),
  }),
  language: v.pipe(v.string(), v.regex(/^[A-Za-z-]{2,20}$/)),
});
/** DELETE /api/tables/:code/push */
export const StopPush = v.object({ endpoint: Endpoint });

/** GET /api/tables/:code */
export interface TableGlimpse {
  readonly code: string;
  readonly locked: boolean;
  readonly phase: Phase;
  readonly people: number;
  /** Rabbits already taken; empty for a locked table. */
  readonly rabbits: readonly Rabbit[];
  /** Whether cards are described: who cannot see them must know before sitting down. */
  readonly descriptions: boolean;
}

import * as v from 'valibot';
import { err, ok, type Result } from '../engine/result.ts';
import { parseCommand, type WireCommand } from './command.ts';
import { CommandId, Passphrase, parseJson, Revision, Seat, TableCode, Token } from './schema.ts';

/** Quick reactions: shown for a moment, never stored. */
export const REACTIONS = ['smile', 'laugh', 'wow', 'heart', 'clap', 'think', 'hurry', 'sorry'] as const;
export type Reaction = (typeof REACTIONS)[number];

const Hello = v.object({
  t: v.literal('hello'),
  v: v.number(),
  table: TableCode,
  seat: v.optional(Seat),
  token: v.optional(Token),
  passphrase: v.optional(Passphrase),
  as: v.optional(v.picklist(['spectator', 'screen'])),
  rev: v.optional(Revision, 0),
});

/** `for` says which round a command is meant for; a late one is then refused instead of counting in the wrong round. */
const Do = v.object({
  t: v.literal('do'),
  id: CommandId,
  do: v.unknown(),
  for: v.optional(v.object({ game: Revision, round: Revision })),
});
const React = v.object({ t: v.literal('react'), what: v.picklist(REACTIONS) });
const Ping = v.object({ t: v.literal('ping') });

export type Hello = v.InferOutput<typeof Hello>;
export type DoMessage = Omit<v.InferOutput<typeof Do>, 'do'> & { readonly do: WireCommand };
export type ClientMessage = Hello | DoMessage | v.InferOutput<typeof React> | v.InferOutput<typeof Ping>;

/** What could not be read, with the command's id where there was one: a refusal answers what caused it. */
export interface Unreadable {
  readonly code: 'bad-message';
  readonly id: string | null;
}

const unreadable = (message?: unknown): Result<never, Unreadable> => {
  const id = v.safeParse(v.object({ id: CommandId }), message);
  return err({ code: 'bad-message', id: id.success ? id.output.id : null });
};

const SIMPLE = { hello: Hello, react: React, ping: Ping } as const;

/** For the description of the protocol (docs/asyncapi.json); `do` holds one of `COMMANDS`. */
export const CLIENT_MESSAGES = { ...SIMPLE, do: Do } as const;

/** [PR1] Lengths are bounded, unknown keys go no further, nothing throws. */
export const parseClientMessage = (raw: string): Result<ClientMessage, Unreadable> => {
  const message = parseJson(raw);
  if (typeof message !== 'object' || message === null || !('t' in message)) return unreadable();
  const { t } = message;
  if (t === 'do') {
    const parsed = v.safeParse(Do, message);
    if (!parsed.success) return unreadable(message);
    const command = parseCommand(parsed.output.do);
    return command.ok ? ok({ ...parsed.output, do: command.value }) : unreadable(message);
  }
  if (t !== 'hello' && t !== 'react' && t !== 'ping') return unreadable(message);
  const parsed = v.safeParse(SIMPLE[t], message);
  return parsed.success ? ok(parsed.output) : unreadable(message);
};

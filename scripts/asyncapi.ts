import { writeFileSync } from 'node:fs';
import { type JsonSchema, toJsonSchema } from '@valibot/to-json-schema';
import type { GenericSchema } from 'valibot';
import { CLIENT_MESSAGES } from '../src/protocol/client-message.ts';
import { COMMANDS } from '../src/protocol/command.ts';
import { PROTOCOL_VERSION } from '../src/protocol/schema.ts';
import { CHANGE, SERVER_MESSAGE } from '../src/protocol/server-message.ts';

/** What the parser turns into branded ids travels as plain text: the description is of what travels. */
const describe = (schema: GenericSchema): JsonSchema => {
  const { $schema: _dialect, ...rest } = toJsonSchema(schema, { typeMode: 'input', errorMode: 'ignore' });
  return rest;
};

const SAYS: Readonly<Record<string, string>> = {
  hello: 'Comes in: as a seat, a spectator or a shared screen; `rev` is the last revision seen.',
  do: 'A command of a seat, answered once: by a `done` in a change, or by `refused`.',
  react: 'A quick reaction, shown for a moment and never stored.',
  ping: 'Answered by `pong`.',
  snapshot: 'Everything this viewer may know.',
  change:
    'The frequent one, and so without a `t`: JSON Merge Patches (RFC 7396) of the last known `table`, whose members lie in it directly, and of `me`; and the ids of stored commands. Without `rev` it is one further.',
  refused: 'Why a command was not done, or, with a null id, something else that was said.',
  here: 'Who came and went.',
  store: 'Whether the store is there; without it nothing is acknowledged.',
  pong: 'The answer to `ping`.',
  bye: 'Said before the connection is closed.',
};

const ref = (name: string) => ({ $ref: `#/components/messages/${name}` });
const onChannel = (name: string) => ({ $ref: `#/channels/table/messages/${name}` });

/** The AsyncAPI document, as it is written into docs/asyncapi.json. */
export const asyncapi = () => {
  const commands = Object.fromEntries(
    Object.entries(COMMANDS).map(([name, schema]) => [name, describe(schema as GenericSchema)]),
  );
  const fromClient: Readonly<Record<string, JsonSchema>> = Object.fromEntries(
    Object.entries(CLIENT_MESSAGES).map(([name, schema]) => [name, describe(schema)]),
  );
  const asked = fromClient['do'];
  if (asked?.properties === undefined) throw new Error('a command has no shape');
  const oneOfThem = { oneOf: Object.keys(commands).map(name => ({ $ref: `#/components/schemas/${name}` })) };
  const sends = { ...fromClient, do: { ...asked, properties: { ...asked.properties, do: oneOfThem } } };
  const receives = Object.fromEntries([
    ['change', describe(CHANGE)],
    ...SERVER_MESSAGE.options.map(schema => [schema.entries.t.literal, describe(schema as GenericSchema)]),
  ]);
  // Both sides may react; the two shapes differ.
  const named = (messages: object, side: string) =>
    Object.entries(messages).map(([t, payload]) => ({ t, name: `${side}-${t}`, payload }));
  const all = [...named(sends, 'client'), ...named(receives, 'server')];
  return {
    asyncapi: '3.0.0',
    info: {
      title: 'Inkling',
      version: `${PROTOCOL_VERSION}`,
      description:
        'What travels between a table and its people. The prose, and the HTTP requests that give a seat, are in PROTOCOL.md.',
      license: { name: 'MIT' },
    },
    defaultContentType: 'application/json',
    channels: {
      table: {
        address: '/ws',
        description: 'One WebSocket with JSON text frames; the first one says hello.',
        messages: Object.fromEntries(all.map(({ name }) => [name, ref(name)])),
      },
    },
    operations: {
      clientSends: {
        action: 'receive',
        channel: { $ref: '#/channels/table' },
        messages: named(sends, 'client').map(({ name }) => onChannel(name)),
      },
      serverSends: {
        action: 'send',
        channel: { $ref: '#/channels/table' },
        messages: named(receives, 'server').map(({ name }) => onChannel(name)),
      },
    },
    components: {
      messages: Object.fromEntries(all.map(({ t, name, payload }) => [name, { name: t, summary: SAYS[t], payload }])),
      schemas: commands,
    },
  };
};

export const FILE = 'docs/asyncapi.json';
export const written = (): string => `${JSON.stringify(asyncapi(), null, 2)}\n`;

if (process.argv[1]?.endsWith('asyncapi.ts')) writeFileSync(FILE, written());

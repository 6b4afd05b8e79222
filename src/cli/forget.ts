import { parseArgs } from 'node:util';
import type { Forgettable } from '../bots/memory.ts';
import { cardId } from '../engine/ids.ts';
import { openMemory } from '../server/memory/open-memory.ts';
import type { CliCommand } from './main.ts';
import { readSettings } from './settings.ts';

const HELP = `inkling forget: deletes what the bots of this server remember of people's clues, also while it runs.
Reads the same settings as the server (INKLING_DATA, DATABASE_URL).
  --all           everything
  --world <id>    one world, also one that is gone: lantern-hours
  --card <id>     one card: lantern-hours.low-tide

A server that runs keeps what it has read of a world until a game of that world ends, or it starts again.`;

interface Asked {
  readonly all: boolean;
  readonly world?: string | undefined;
  readonly card?: string | undefined;
}

/** What to forget; null unless exactly one thing was asked for. */
const meant = ({ all, world, card }: Asked): { readonly what?: Forgettable } | null => {
  const wishes = [...(all ? [{}] : []), ...(world === undefined ? [] : [{ what: { world } }])];
  const [wish, ...more] = card === undefined ? wishes : [...wishes, { what: { card: cardId(card) } }];
  return wish === undefined || more.length > 0 ? null : wish;
};

export const forget: CliCommand = async args => {
  const { values } = parseArgs({
    args: [...args],
    options: {
      all: { type: 'boolean', default: false },
      world: { type: 'string' },
      card: { type: 'string' },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  const wish = meant(values);
  if (values.help || wish === null) {
    console.log(HELP);
    return values.help ? 0 : 2;
  }
  const config = readSettings();
  if (config === null) return 2;
  const opened = await openMemory(config);
  if (opened === null) {
    console.error(`There is no inkling.db in ${config.dataDir}: nothing is remembered there.`);
    return 1;
  }
  try {
    const count = await opened.memory.forget(wish.what);
    console.log(count === 1 ? '1 clue forgotten' : `${count} clues forgotten`);
  } finally {
    await opened.close();
  }
  return 0;
};

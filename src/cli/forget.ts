import { parseArgs } from 'node:util';
import type { Forgettable } from '../bots/memory.ts';
import { cardId } from '../engine/ids.ts';
import type { Config } from '../server/config.ts';
import { openMemory } from '../server/memory/open-memory.ts';
import { fromStore } from '../server/store-trouble.ts';
import { explain } from './explain.ts';
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
  let count: number | null;
  try {
    count = await fromStore(forgetIn(config, wish.what));
  } catch (why) {
    console.error(`Nothing was forgotten: ${explain(why, config)}`);
    return 1;
  }
  if (count === null) {
    console.error(`There is no inkling.db in ${config.dataDir}: nothing is remembered there.`);
    return 1;
  }
  console.log(count === 1 ? '1 clue forgotten' : `${count} clues forgotten`);
  return 0;
};

/** How many clues; null where none were ever kept. */
const forgetIn = async (config: Config, what?: Forgettable): Promise<number | null> => {
  const opened = await openMemory(config);
  if (opened === null) return null;
  try {
    return await opened.memory.forget(what);
  } finally {
    await opened.close();
  }
};

import { parseArgs } from 'node:util';
import { backUpSqlite } from '../server/journal/sqlite-backup.ts';
import type { CliCommand } from './main.ts';
import { readSettings } from './settings.ts';

const HELP = `inkling backup <folder>: copies all tables, pictures and recordings into a new folder, also while the server runs.
It is called <folder>.part until it is whole. Reads the same settings as the server (INKLING_DATA). To restore: stop the server, put the folder in place of the
data folder, start it. With DATABASE_URL use pg_dump.`;

const ANSWERS = {
  done: 'Copied.',
  'nothing-there': 'There is no inkling.db to copy: is INKLING_DATA right?',
  'not-empty': 'The folder is not empty: choose a new one.',
} as const;

export const backup: CliCommand = async args => {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { help: { type: 'boolean', short: 'h', default: false } },
  });
  const [folder] = positionals;
  if (values.help || folder === undefined) {
    console.log(HELP);
    return values.help ? 0 : 2;
  }
  const config = readSettings();
  if (config === null) return 2;
  if (config.databaseUrl !== null) {
    console.error('The tables are in PostgreSQL: use pg_dump.');
    return 2;
  }
  const outcome = copyOrSay(config.dataDir, folder);
  if (outcome === null) return 1;
  if (outcome !== 'done') {
    console.error(ANSWERS[outcome]);
    return 1;
  }
  console.log(ANSWERS[outcome]);
  return 0;
};

/** Null where the disk, or whoever owns the folders, stood in the way, and that has been said. */
const copyOrSay = (from: string, into: string): ReturnType<typeof backUpSqlite> | null => {
  try {
    return backUpSqlite(from, into);
  } catch (why) {
    if (!(why instanceof Error)) throw why;
    console.error(`Not copied, and nothing was left in ${into}: ${why.message}.`);
    return null;
  }
};

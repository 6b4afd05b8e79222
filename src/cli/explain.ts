import { join, resolve } from 'node:path';
import type { Config } from '../server/config.ts';

type Settings = Pick<Config, 'port' | 'dataDir' | 'databaseUrl'>;

/** Why the server did not start, with the setting that helps. */
export const explain = (why: unknown, { port, dataDir, databaseUrl }: Settings): string => {
  if (!(why instanceof Error)) return String(why);
  const said = why.message || codeOf(why) || why.name;
  if ('syscall' in why && why.syscall === 'listen') return explainPort(codeOf(why), port) ?? said;
  if (databaseUrl !== null && !('path' in why)) return `${databaseIn(databaseUrl)}: ${said}; look at DATABASE_URL`;
  if (codeOf(why) === 'SQLITE_NOTADB')
    return `${resolve(join(dataDir, 'inkling.db'))} is not a database; put a backup in its place, or choose another folder with INKLING_DATA=…`;
  if (isOfFolder(why))
    return `the data folder ${resolve(dataDir)} cannot be made or written; give it to the user who runs this, or choose another with INKLING_DATA=…`;
  return said;
};

const codeOf = (why: Error): string => ('code' in why && typeof why.code === 'string' ? why.code : '');

const explainPort = (code: string, port: number): string | null => {
  if (code === 'EADDRINUSE') return `port ${port} is taken; choose another with PORT=…`;
  if (code === 'EACCES') return `port ${port} is not allowed; choose one above 1023 with PORT=…`;
  return null;
};

/** SQLite names the lock it could not open and a number; a read-only disk says that there is no such file. */
const isOfFolder = (why: Error): boolean =>
  ('syscall' in why && why.syscall === 'mkdir') ||
  why.message.includes('Unable to open connection to local database') ||
  ['SQLITE_CANTOPEN', 'SQLITE_READONLY'].includes(codeOf(why));

/** Where it is and who asks, put together from its parts: the password is never among them. */
const databaseIn = (address: string): string => {
  if (!URL.canParse(address)) return 'PostgreSQL';
  const { username, host, pathname } = new URL(address);
  return `PostgreSQL at ${username}@${host}${pathname}`;
};

/** What is wrong with the options somebody typed; null for any other trouble. */
export const mistypedIn = (why: unknown): string | null =>
  why instanceof Error && codeOf(why).startsWith('ERR_PARSE_ARGS') ? (why.message.split('. ')[0] ?? '') : null;

import { join, resolve } from 'node:path';
import type { Config } from '../server/config.ts';
import { StoreTrouble } from '../server/store-trouble.ts';

type Place = Pick<Config, 'dataDir' | 'databaseUrl'>;

/** Why the server, or a command beside it, did not start, with the setting that helps. */
export const explain = (why: unknown, settings: Place & Pick<Config, 'port' | 'host'>): string => {
  if (why instanceof StoreTrouble) return explainStore(why.cause, settings);
  if (!(why instanceof Error)) return String(why);
  return explainAddress(why, settings) ?? saidIn(why);
};

const explainStore = (why: unknown, { dataDir, databaseUrl }: Place): string => {
  if (!(why instanceof Error)) return String(why);
  if (databaseUrl !== null) return `${databaseIn(databaseUrl)}: ${saidIn(why)}; look at DATABASE_URL`;
  if (codeOf(why) === 'SQLITE_NOTADB')
    return `${resolve(join(dataDir, 'inkling.db'))} is not a database; put a backup in its place, or choose another folder with INKLING_DATA=…`;
  if (isOfFolder(why))
    return `the data folder ${resolve(dataDir)} cannot be made or written; give it to the user who runs this, or choose another with INKLING_DATA=…`;
  return saidIn(why);
};

const saidIn = (why: Error): string => why.message || codeOf(why) || why.name;

const codeOf = (why: Error): string => ('code' in why && typeof why.code === 'string' ? why.code : '');

const explainAddress = (why: Error, { host, port }: Pick<Config, 'host' | 'port'>): string | null => {
  if (!('syscall' in why)) return null;
  if (why.syscall === 'getaddrinfo' || codeOf(why) === 'EADDRNOTAVAIL')
    return `this machine has no address ${host}; look at HOST`;
  if (why.syscall !== 'listen') return null;
  if (codeOf(why) === 'EADDRINUSE') return `port ${port} is taken; choose another with PORT=…`;
  if (codeOf(why) === 'EACCES') return `port ${port} is not allowed; choose one above 1023 with PORT=…`;
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

import { err, ok, type Result } from '../engine/result.ts';

/** Everything a self-hoster may set, read once at start. */
export interface Config {
  readonly host: string;
  readonly port: number;
  /** The address people type, where it differs from the one the server listens on. */
  readonly publicUrl: string | null;
  readonly dataDir: string;
  readonly databaseUrl: string | null;
  readonly worldsDir: string | null;
  readonly clientDir: string | null;
  readonly retentionDays: number;
  readonly trustProxy: boolean;
  /** Other origins whose pages may open a connection, besides our own. */
  readonly origins: readonly string[];
  /** Messages per second from one connection, sustained. */
  readonly messageRate: number;
  readonly connectionsPerAddress: number;
  readonly connectionsPerTable: number;
  readonly tablesPerHour: number;
  /** Worlds one address may make in a day, and what it may upload for them. */
  readonly worldsPerDay: number;
  readonly uploadMegabytesPerDay: number;
  /** How large a world made here may be. */
  readonly worldCards: number;
  readonly worldMegabytes: number;
  /** How long bots think, as a factor: 0 is at once. */
  readonly botPace: number;
  readonly hostAwaySeconds: number;
  readonly idleSeconds: number;
  readonly logLevel: string;
  readonly metricsToken: string | null;
  /** A large model the bots may ask, and its name and key there. */
  readonly llmUrl: string | null;
  readonly llmModel: string | null;
  readonly llmKey: string | null;
  /** With these, people may be told when it is their turn. */
  readonly vapidPublicKey: string | null;
  readonly vapidPrivateKey: string | null;
  readonly vapidSubject: string | null;
  readonly pushAfterSeconds: number;
  readonly pushAnywhere: boolean;
}

interface Setting<T> {
  readonly env: string;
  readonly standard: T;
  readonly help: string;
  readonly read: (text: string) => T | undefined;
}

const number = (min: number, max: number) => (text: string) => {
  const n = Number(text);
  return text.trim() !== '' && Number.isFinite(n) && n >= min && n <= max ? n : undefined;
};
const whole = (min: number, max: number) => (text: string) => {
  const n = number(min, max)(text);
  return Number.isInteger(n) ? n : undefined;
};
const text = (value: string) => (value === '' ? undefined : value);
const flag = (value: string) => ({ '1': true, true: true, yes: true, '0': false, false: false, no: false })[value];
const url =
  (...schemes: readonly string[]) =>
  (value: string) =>
    URL.canParse(value) && schemes.includes(new URL(value).protocol) ? value : undefined;
/** So many bytes in base64url. */
const key = (bytes: number) => (value: string) =>
  /^[\w-]+$/.test(value) && Buffer.from(value, 'base64url').length === bytes ? value : undefined;
const origins = (value: string) => {
  const list = value.split(',').map(one => one.trim());
  return list.every(one => url('http:', 'https:')(one) !== undefined && new URL(one).origin === one) ? list : undefined;
};
const LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'silent'];
const level = (value: string) => (LEVELS.includes(value) ? value : undefined);

const SETTINGS: { readonly [K in keyof Config]: Setting<Config[K]> } = {
  host: { env: 'HOST', standard: '0.0.0.0', help: 'address to listen on', read: text },
  port: { env: 'PORT', standard: 8080, help: 'port to listen on, 0 for any free one', read: whole(0, 65_535) },
  publicUrl: {
    env: 'INKLING_URL',
    standard: null,
    help: 'the address people use, for example https://play.example.org',
    read: url('http:', 'https:'),
  },
  dataDir: { env: 'INKLING_DATA', standard: './data', help: 'folder of the SQLite file, and of uploads', read: text },
  databaseUrl: {
    env: 'DATABASE_URL',
    standard: null,
    help: 'postgres://… instead of the SQLite file; several servers may share it',
    read: url('postgres:', 'postgresql:'),
  },
  worldsDir: { env: 'INKLING_WORLDS', standard: null, help: 'folder of painted worlds (standard: ours)', read: text },
  clientDir: { env: 'INKLING_CLIENT', standard: null, help: 'folder of the built client (standard: ours)', read: text },
  retentionDays: {
    env: 'INKLING_RETENTION_DAYS',
    standard: 30,
    help: 'days after which an untouched table is deleted, 0 for never',
    read: number(0, 36_500),
  },
  trustProxy: {
    env: 'INKLING_TRUST_PROXY',
    standard: false,
    help: 'yes behind a reverse proxy: believe its X-Forwarded-For and X-Forwarded-Proto',
    read: flag,
  },
  origins: {
    env: 'INKLING_ORIGINS',
    standard: [],
    help: 'other origins whose pages may connect, separated by commas',
    read: origins,
  },
  messageRate: {
    env: 'INKLING_MESSAGE_RATE',
    standard: 15,
    help: 'messages per second one connection may send',
    read: number(1, 1e6),
  },
  connectionsPerAddress: {
    env: 'INKLING_CONNECTIONS_PER_ADDRESS',
    standard: 120,
    help: 'connections from one network address',
    read: whole(1, 1e6),
  },
  connectionsPerTable: {
    env: 'INKLING_CONNECTIONS_PER_TABLE',
    standard: 200,
    help: 'connections to one table, screens and spectators included',
    read: whole(1, 1e6),
  },
  tablesPerHour: {
    env: 'INKLING_TABLES_PER_HOUR',
    standard: 60,
    help: 'tables one network address may open in an hour',
    read: whole(1, 1e9),
  },
  worldsPerDay: {
    env: 'INKLING_WORLDS_PER_DAY',
    standard: 20,
    help: 'worlds one network address may make in a day, 0 for none',
    read: whole(0, 1e9),
  },
  uploadMegabytesPerDay: {
    env: 'INKLING_UPLOAD_MB_PER_DAY',
    standard: 2000,
    help: 'megabytes of pictures one network address may upload in a day',
    read: whole(1, 1e9),
  },
  worldCards: {
    env: 'INKLING_WORLD_CARDS',
    standard: 300,
    help: 'cards in a world that somebody makes here',
    read: whole(1, 2000),
  },
  worldMegabytes: {
    env: 'INKLING_WORLD_MB',
    standard: 200,
    help: 'megabytes of pictures in such a world, as they are stored',
    read: whole(1, 100_000),
  },
  botPace: {
    env: 'INKLING_BOT_PACE',
    standard: 1,
    help: 'how long bots think: 0 at once, 2 twice as long',
    read: number(0, 10),
  },
  hostAwaySeconds: {
    env: 'INKLING_HOST_AWAY',
    standard: 60,
    help: 'seconds after which an absent host is replaced',
    read: number(1, 86_400),
  },
  idleSeconds: {
    env: 'INKLING_IDLE',
    standard: 60,
    help: 'seconds after which a table without anybody leaves the memory (not the disk)',
    read: number(0.1, 86_400),
  },
  logLevel: { env: 'LOG_LEVEL', standard: 'info', help: LEVELS.join(', '), read: level },
  metricsToken: {
    env: 'INKLING_METRICS_TOKEN',
    standard: null,
    help: 'if set, /metrics asks for it as a bearer token',
    read: text,
  },
  llmUrl: {
    env: 'INKLING_LLM_URL',
    standard: null,
    help: 'OpenAI-compatible endpoint that bots may ask, up to and without /chat/completions',
    read: url('http:', 'https:'),
  },
  llmModel: { env: 'INKLING_LLM_MODEL', standard: null, help: 'the model there; needed with the URL', read: text },
  llmKey: { env: 'INKLING_LLM_KEY', standard: null, help: 'the key there, if it asks for one', read: text },
  vapidPublicKey: {
    env: 'INKLING_VAPID_PUBLIC',
    standard: null,
    help: 'public key for Web Push; `inkling vapid` makes a pair',
    read: key(65),
  },
  vapidPrivateKey: {
    env: 'INKLING_VAPID_PRIVATE',
    standard: null,
    help: 'private key for Web Push; keep it to yourself',
    read: key(32),
  },
  vapidSubject: {
    env: 'INKLING_VAPID_SUBJECT',
    standard: null,
    help: 'how push services reach you, for example mailto:you@example.org',
    read: url('mailto:', 'https:'),
  },
  pushAfterSeconds: {
    env: 'INKLING_PUSH_AFTER',
    standard: 10,
    help: 'seconds somebody must be away when their turn comes before they are told',
    read: number(0, 86_400),
  },
  pushAnywhere: {
    env: 'INKLING_PUSH_ANYWHERE',
    standard: false,
    help: 'for tests only: push also to private addresses and without TLS',
    read: flag,
  },
};

export const DEFAULT_CONFIG = Object.fromEntries(
  Object.entries(SETTINGS).map(([key, setting]) => [key, setting.standard]),
) as unknown as Config;

/** All mistakes at once, each with the variable's name: nobody should have to start four times. */
export const readConfig = (env: Readonly<Record<string, string | undefined>>): Result<Config, readonly string[]> => {
  const mistakes: string[] = [];
  const config: Record<string, unknown> = {};
  for (const [key, setting] of Object.entries(SETTINGS)) {
    const given = env[setting.env];
    const value = given === undefined || given === '' ? setting.standard : setting.read(given);
    // The address of a database holds a password: mistakes do not repeat what was given.
    if (value === undefined) mistakes.push(`${setting.env} is not usable. Expected: ${setting.help}`);
    config[key] = value;
  }
  if (typeof config.llmUrl === 'string' && config.llmModel === null)
    mistakes.push('INKLING_LLM_MODEL is missing: INKLING_LLM_URL does not say which model to ask');
  const vapid = [config.vapidPublicKey, config.vapidPrivateKey, config.vapidSubject].filter(each => each !== null);
  if (vapid.length === 1 || vapid.length === 2)
    mistakes.push(
      'INKLING_VAPID_PUBLIC, INKLING_VAPID_PRIVATE and INKLING_VAPID_SUBJECT belong together: set all or none',
    );
  return mistakes.length === 0 ? ok(config as unknown as Config) : err(mistakes);
};

export const configHelp = (): string =>
  Object.values(SETTINGS)
    .map(({ env, standard, help }) => {
      const usual =
        standard === null || (Array.isArray(standard) && standard.length === 0) ? '' : ` [${String(standard)}]`;
      return `  ${env.padEnd(32)} ${help}${usual}`;
    })
    .join('\n');

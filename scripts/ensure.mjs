// Plain JavaScript with Node's own modules only: this runs before anything is installed.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));
const at = (...parts) => join(root, ...parts);
const hash = text => createHash('sha256').update(text).digest('hex');

export const say = text => process.stdout.write(`${text}\n`);

/** Runs a command with its output shown; stops everything with its exit code when it fails. */
export const run = (command, args, options = {}) => {
  const done = spawnSync(command, args, {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
    ...options,
  });
  if (done.status !== 0) {
    say(`\n${command} ${args.join(' ')} did not succeed.`);
    process.exit(done.status ?? 1);
  }
};

const stampOf = path => (existsSync(path) ? readFileSync(path, 'utf8') : '');

const checkNode = () => {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  say(`Inkling needs Node 20.19 or newer; this is ${process.versions.node}.`);
  process.exit(1);
};

/** Installs the packages when they are missing or the lock file has changed since. */
export const ensureInstalled = () => {
  checkNode();
  const stamp = at('node_modules', '.inkling-installed');
  const wanted = hash(readFileSync(at('package-lock.json')));
  if (stampOf(stamp) === wanted) return;
  say('Installing packages …');
  // Not `npm ci`: it refuses a lock file that lacks a binary for somebody else's platform. Nothing is saved, and no
  // package runs a script of its own.
  run('npm', ['install', '--no-save', '--no-audit', '--no-fund', '--ignore-scripts']);
  writeFileSync(stamp, wanted);
};

const filesUnder = folder =>
  readdirSync(folder, { withFileTypes: true }).flatMap(entry => {
    const path = join(folder, entry.name);
    return entry.isDirectory() ? filesUnder(path) : [path];
  });

/** Names, sizes and times of everything a build reads. */
const fingerprint = paths =>
  hash(
    paths
      .flatMap(path => (statSync(path).isDirectory() ? filesUnder(path) : [path]))
      .filter(path => !path.includes('.test.'))
      .map(path => `${path}:${statSync(path).size}:${statSync(path).mtimeMs}`)
      .join('\n'),
  );

const BUILDS = [
  {
    name: 'server',
    reads: ['src/engine', 'src/protocol', 'src/bots', 'src/server', 'src/cli', 'src/atelier', 'tsconfig.build.json'],
    steps: [['npm', ['run', '--silent', 'build:server']]],
  },
  {
    name: 'client',
    reads: ['src/client', 'src/engine', 'src/protocol', 'src/bots', 'index.html', 'vite.config.ts'],
    steps: [['npm', ['run', '--silent', 'build:client']]],
  },
];

/** Builds what is stale. */
export const ensureBuilt = () => {
  mkdirSync(at('dist'), { recursive: true });
  for (const { name, reads, steps } of BUILDS) {
    const stamp = at('dist', `.${name}-built`);
    const wanted = fingerprint([...reads, 'package-lock.json'].map(path => at(path)).filter(existsSync));
    if (stampOf(stamp) === wanted) continue;
    say(`Building the ${name} …`);
    for (const [command, args] of steps) run(command, args);
    writeFileSync(stamp, wanted);
  }
};

const onPath = names =>
  names.find(name => (process.env.PATH ?? '').split(delimiter).some(folder => existsSync(join(folder, name))));

const findPostgres = () => {
  if (onPath(['initdb'])) return true;
  const base = '/usr/lib/postgresql';
  return existsSync(base) && readdirSync(base).some(version => existsSync(join(base, version, 'bin', 'initdb')));
};

const TOOLS = [
  {
    what: 'a Chromium browser',
    package: 'chromium',
    there: () => !!onPath(['chromium', 'chromium-browser', 'google-chrome']),
  },
  { what: 'a PostgreSQL server', package: 'postgresql', there: findPostgres },
];

/** The browser and the database that the tests use, from Debian's packages where that is allowed. */
export const ensureTools = () => {
  const missing = TOOLS.filter(tool => !tool.there());
  if (missing.length === 0) return;
  const packages = missing.map(tool => tool.package);
  if (onPath(['apt-get']) && process.getuid?.() === 0) {
    say(`Installing ${missing.map(tool => tool.what).join(' and ')} for the tests …`);
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    run('apt-get', ['update', '-qq'], { env });
    run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], { env });
    return;
  }
  say(
    `The tests need ${missing.map(tool => tool.what).join(' and ')}: install ${packages.join(' ')} (on Debian: sudo apt-get install ${packages.join(' ')}).`,
  );
  process.exit(1);
};

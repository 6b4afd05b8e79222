// npm run bench:engine: whole games per second and heap per table on one core, beside boardgame.io's reducer.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cpus } from 'node:os';
import { fileURLToPath } from 'node:url';

const bench = fileURLToPath(new URL('..', import.meta.url));
const here = fileURLToPath(new URL('.', import.meta.url));
if (!existsSync(`${bench}/node_modules/boardgame.io`)) {
  console.log('installing the peers of bench/ …');
  execFileSync('npm', ['install', '--no-save', '--ignore-scripts', '--no-audit', '--no-fund'], {
    cwd: bench,
    stdio: 'inherit',
  });
}

// What is measured is what is shipped: the compiled engine.
execFileSync('npm', ['run', '--silent', 'build:server'], {
  cwd: fileURLToPath(new URL('../..', import.meta.url)),
  stdio: 'inherit',
});

const REPEATS = 3;
const median = values => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
const measure = name =>
  JSON.parse(
    execFileSync(process.execPath, ['--expose-gc', `${here}/measure.mjs`, name], {
      encoding: 'utf8',
      env: { ...process.env, NODE_ENV: 'production' },
    }),
  );

const names = ['inkling', 'boardgameio'];
const runs = Object.fromEntries(names.map(name => [name, []]));
for (let i = 0; i < REPEATS; i++) for (const name of names) runs[name].push(measure(name));

const of = (name, key) => median(runs[name].map(run => run[key]));
const row = (label, key, digits, unit) => {
  const [ours, theirs] = names.map(name => of(name, key));
  const ratio = unit === 'KB' ? theirs / ours : ours / theirs;
  const show = value => (unit === 'KB' ? value / 1024 : value).toFixed(digits).padStart(14);
  console.log(`${label.padEnd(22)}${show(ours)}${show(theirs)}${ratio.toFixed(1).padStart(9)}×`);
};

console.log(`classic, 6 players, 84 cards, to 30 points; node ${process.version}, ${cpus()[0]?.model ?? 'one core'}`);
console.log(`median of ${REPEATS} runs, a process each, per second of processor time\n`);
console.log(`${''.padEnd(22)}${'inkling'.padStart(14)}${'boardgame.io'.padStart(14)}`);
row('games per second', 'gamesPerSecond', 0, '');
row('moves per second', 'movesPerSecond', 0, '');
row('rounds per game', 'roundsPerGame', 1, '');
row('heap per table, KB', 'heapPerTable', 1, 'KB');

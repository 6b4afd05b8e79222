/**
 * npm run bench [-- part …] [--quick] [--write] [--report]
 *   --quick   short runs, once each: to see that everything works, not to be quoted
 *   --write   puts tables and plots into docs/BENCHMARKS.md and docs/
 *   --report  does not measure: writes the tables of the last results again
 */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { writeReport } from './report/document.mjs';
import { rowsOf } from './report/rows.mjs';

const PARTS = {
  verify: 'secrecy and scores, every peer',
  'closed-loop': 'CPU, bytes and memory, every peer as fast as it can',
  paced: 'latency at some 900 moves a second, every peer',
  turns: 'ours and the closest peer in many turns, CPU and latency',
  tables: 'CPU per move against the number of tables',
  life: 'CPU per move over sixty rounds of a table',
  restart: 'ready and first answers after a crash, against the number of stored tables',
  nodes: 'durable moves a second with PostgreSQL, one node and two',
  profile: 'where our server spends its time',
  client: 'a phone: first screen, first hand, frames, memory, pictures',
};

const flag = { type: 'boolean', default: false };
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { quick: flag, write: flag, report: flag, help: { ...flag, short: 'h' } },
});
const unknown = positionals.find(part => !(part in PARTS));
if (values.help || unknown !== undefined) {
  if (unknown !== undefined) console.error(`There is no part “${unknown}”.\n`);
  console.log('npm run bench -- [part …] [--quick] [--write] [--report]\n');
  for (const [part, says] of Object.entries(PARTS)) console.log(`  ${part.padEnd(14)} ${says}`);
  process.exit(unknown === undefined ? 0 : 2);
}

const bench = fileURLToPath(new URL('.', import.meta.url));
const root = fileURLToPath(new URL('..', import.meta.url));
if (!values.report) {
  if (!existsSync(`${bench}/node_modules/@colyseus`)) {
    console.log('installing the peers of bench/ …');
    execFileSync('npm', ['install', '--no-save', '--ignore-scripts', '--no-audit', '--no-fund'], {
      cwd: bench,
      stdio: 'inherit',
    });
  }
  console.log('compiling what is measured …');
  execFileSync('npm', ['run', '--silent', 'build:server'], { cwd: root, stdio: 'inherit' });
}

const parts = positionals.length > 0 ? positionals : Object.keys(PARTS);
for (const part of parts) {
  console.log(`\n${part}: ${PARTS[part]}`);
  const { run, report } = await import(`./parts/${part}.mjs`);
  const rows = rowsOf(part);
  if (!values.report) {
    rows.clear();
    await run({ quick: values.quick, rows, say: text => console.log(`  ${text}`) });
  }
  const result = report(rows.all());
  console.log(`\n${result.text}`);
  if (values.write) writeReport(part, result);
}

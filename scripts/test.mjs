// npm test: everything that must hold, quickest first. `npm run check` stops after the quick half.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBuilt, ensureInstalled, ensureTools, root, run, say } from './ensure.mjs';

const quick = process.argv.includes('--quick');
const started = Date.now();
const title = text => say(`\n── ${text} (${Math.round((Date.now() - started) / 1000)} s)`);

title('packages');
ensureInstalled();
if (!quick) {
  title('browser and database');
  ensureTools();
}
title('format');
run('npx', ['--no-install', 'biome', 'ci', '--error-on-warnings', '.']);
title('types');
run('npx', ['--no-install', 'tsc', '--noEmit', '-p', 'tsconfig.json']);
run('npx', ['--no-install', 'tsc', '--noEmit', '-p', 'src/engine']);
title('lint');
run('npx', ['--no-install', 'oxlint', '--type-aware', '--deny-warnings']);
title('dead code');
run('npx', ['--no-install', 'knip', '--no-progress']);

const totals = { passed: 0, failed: 0, skipped: 0 };
const failures = [];
const secondTries = [];
const neededTwo = ({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0;

/** Far more than a slow machine needs; what takes longer is stuck, and then we want to know who was running. */
const LIMIT_MINUTES = { unit: 10, whole: 25, browser: 40 };

const sayWhoRuns = () => {
  const { stdout } = spawnSync('ps', ['-eo', 'pid,ppid,stat,etimes,times,rss,args', '--sort=-times'], {
    encoding: 'utf8',
  });
  const lines = (stdout ?? '').split('\n').slice(0, 40);
  say(lines.map(line => line.slice(0, 200)).join('\n'));
};

/** Runs one project of the tests and adds what it counted. */
const test = project => {
  title(`${project} tests`);
  const report = join(root, 'out', `test-${project}.json`);
  mkdirSync(join(root, 'out'), { recursive: true });
  rmSync(report, { force: true });
  // Five failures say enough. Processes and browsers may stall on a shared machine and get a second try; who needed it is
  // said at the end, and why: look into those.
  const manner = project === 'unit' ? ['--reporter=default'] : ['--reporter=verbose', '--retry=1'];
  const args = ['run', '--project', project, '--bail=5', ...manner, '--reporter=json'];
  const vitest = join(root, 'node_modules', 'vitest', 'vitest.mjs');
  const done = spawnSync(process.execPath, [vitest, ...args, `--outputFile.json=${report}`], {
    cwd: root,
    stdio: 'inherit',
    timeout: LIMIT_MINUTES[project] * 60_000,
    killSignal: 'SIGKILL',
  });
  if (done.error !== undefined) {
    say(`The ${project} tests did not end: ${done.error.message}. What ran at that moment, the busiest first:`);
    sayWhoRuns();
  }
  if (existsSync(report)) {
    const result = JSON.parse(readFileSync(report, 'utf8'));
    totals.passed += result.numPassedTests;
    totals.failed += result.numFailedTests;
    totals.skipped += result.numPendingTests + result.numTodoTests;
    secondTries.push(...result.testResults.flatMap(file => file.assertionResults).filter(neededTwo));
  }
  if (done.status !== 0) failures.push(project);
};

test('unit');
if (!quick) {
  title('build');
  ensureBuilt();
  test('whole');
  test('browser');
}

title('done');
for (const { fullName, failureMessages } of secondTries) {
  say(`Passed only at the second try: ${fullName}\n  ${failureMessages.join('\n  ')}\n`);
}
if (failures.length > 0) say(`Failed: ${failures.join(', ')}`);
say(`${totals.passed} passed, ${totals.failed} failed, ${totals.skipped} skipped`);
process.exit(failures.length > 0 || totals.failed > 0 ? 1 : 0);

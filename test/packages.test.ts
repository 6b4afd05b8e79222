import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { licencePage, lockedPackages, shippedPackages } from './support/licences.ts';

/** Have an install script, which does not run: each works without, for the reason given. */
const SCRIPTS_NOT_RUN: Readonly<Record<string, string>> = {
  'node_modules/esbuild': 'only makes its own start quicker; the binary is a package of its own',
  'node_modules/fsevents': 'for other machines than ours, and ships built',
};

/** What the build machine cannot ask, maintainers' machines do. */
const ADVISORIES = '.github/workflows/advisories.yml';

const ALLOWED = [
  'MIT',
  'ISC',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  'LGPL-3.0-or-later',
  'OFL-1.1',
  'MPL-2.0',
  'CC0-1.0',
  'BlueOak-1.0.0',
];

describe('packages', () => {
  it('[PK1] no package’s install script runs, and a new one that has one is noticed', () => {
    const withScript = Object.entries(lockedPackages()).filter(([, locked]) => locked.hasInstallScript === true);
    expect(withScript.map(([name]) => name).filter(name => SCRIPTS_NOT_RUN[name] === undefined)).toEqual([]);
    expect(readFileSync('.npmrc', 'utf8')).toMatch(/^ignore-scripts=true$/m);
    for (const file of [
      'scripts/ensure.mjs',
      'deploy/Dockerfile',
      'bench/run.mjs',
      'bench/engine/run.mjs',
      ADVISORIES,
    ]) {
      const code = readFileSync(file, 'utf8').replaceAll(/^\s*\/\/.*/gm, '');
      const installs = code.match(/npm['", [\]]+(install|ci|prune)\b.*/g) ?? [];
      expect(installs.length, file).toBeGreaterThan(0);
      for (const install of installs) expect(install, file).toContain('--ignore-scripts');
    }
  });

  it.each(['package-lock.json', 'bench/package-lock.json'])('[PK3] %s: what is installed is what was locked', lock => {
    const places = Object.entries(lockedPackages(lock)).filter(([place]) => place !== '');
    expect(places.length).toBeGreaterThan(50);
    expect(places.filter(([, { integrity }]) => integrity?.startsWith('sha512-') !== true)).toEqual([]);
    expect(places.filter(([, { resolved }]) => resolved !== undefined)).toEqual([]);
  });

  it('[PK4] known holes and signatures are asked for every week, and whenever packages change', () => {
    const work = readFileSync(ADVISORIES, 'utf8');
    for (const line of ['schedule:', 'package-lock.json', 'npm audit --omit=dev', 'npm audit signatures'])
      expect(work).toContain(line);
  });

  it('[PK2] what is shipped is under licences that fit, and the list of them is up to date', () => {
    const shipped = shippedPackages();
    const strange = shipped.filter(
      ({ licence }) => !licence.split(/ AND | OR |[()]/).every(one => one === '' || ALLOWED.includes(one)),
    );
    expect(strange).toEqual([]);
    expect(shipped.map(({ name }) => name)).toEqual(expect.arrayContaining(['fastify', 'react-dom', 'libsql']));
    expect(readFileSync('docs/LICENCES.md', 'utf8'), 'run npm run licences').toBe(licencePage());
  });
});

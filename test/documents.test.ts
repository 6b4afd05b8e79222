import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import { describe, expect, it } from 'vitest';
import { configHelp } from '../src/server/config.ts';

/** Made by running, or somebody else's. */
const NOT_OURS = new Set(['node_modules', 'dist', 'out', 'data', '.git']);
const filesUnder = (folder: string): readonly string[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter(entry => !NOT_OURS.has(entry.name))
    .flatMap(entry => {
      const path = join(folder, entry.name);
      return entry.isDirectory() ? filesUnder(path) : [path.split(sep).join('/')];
    });

const committed = filesUnder('.');
const documents = committed.filter(file => file.endsWith('.md') && !file.startsWith('.github/'));
const text = (file: string): string => readFileSync(file, 'utf8');
const scripts: Readonly<Record<string, string>> = JSON.parse(text('package.json')).scripts;

/** `## How to add …` is reached by `#how-to-add-`. */
const anchors = (file: string): ReadonlySet<string> =>
  new Set(
    [...text(file).matchAll(/^#+ (.+)$/gm)].map(([, title = '']) =>
      title
        .toLowerCase()
        .replace(/[^\p{L}\p{N} _-]/gu, '')
        .replaceAll(' ', '-'),
    ),
  );

const brokenLinks = (file: string): readonly string[] =>
  [...text(file).matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, target = '']) => target)
    .filter(target => !/^[a-z]+:/.test(target))
    .filter(target => {
      const [path = '', anchor] = target.split('#');
      const there = path === '' ? file : join(dirname(file), path);
      return !existsSync(there) || (anchor !== undefined && !anchors(there).has(anchor));
    });

/** What looks like a path of this project; `<id>`, `*` and `…` stand for many, out/, data/ and bench/results/ are made by running. */
const NAMED = /(?<![\w./@-])(?:src|test|docs|scripts|deploy|worlds|lexicon|examples|bench(?!\/results))\/[\w./-]*\w/g;
const missingFiles = (file: string): readonly string[] =>
  [...text(file).matchAll(NAMED)]
    .filter(({ index, 0: name }) => !/^[<*{…/]/.test(text(file).slice(index + name.length)))
    .map(([name]) => name)
    .filter(name => !existsSync(name) && !committed.some(one => one.startsWith(`${name}.`)));

describe('the documents', () => {
  for (const file of documents) {
    it(`${file}: every link leads somewhere`, () => expect(brokenLinks(file)).toEqual([]));
    it(`${file}: every file it names is there`, () => expect(missingFiles(file)).toEqual([]));
    it(`${file}: every npm script it names is there`, () => {
      const named = [...text(file).matchAll(/npm run (?:-s |--silent )?([a-z][\w:]*)/g)].map(([, name = '']) => name);
      expect(named.filter(name => scripts[name] === undefined)).toEqual([]);
    });
  }

  it('CONTRIBUTING.md explains every npm script', () => {
    const explained = text('CONTRIBUTING.md');
    const silent = Object.keys(scripts).filter(
      name => !explained.includes(['start', 'test'].includes(name) ? `npm ${name}` : `npm run ${name}`),
    );
    expect(silent).toEqual([]);
  });

  it('ARCHITECTURE.md stays a map', () => expect(text('ARCHITECTURE.md').split('\n').length).toBeLessThanOrEqual(121));

  it('ARCHITECTURE.md has a reason for every dependency', () => {
    const { dependencies } = JSON.parse(text('package.json'));
    const reasons = text('ARCHITECTURE.md');
    expect(Object.keys(dependencies).filter(name => !reasons.includes(name))).toEqual([]);
  });

  it('docs/SECURITY.md shows every threat’s test, and names only tests that are there', () => {
    const threats = text('docs/SECURITY.md').split('## Threats')[1]?.split('## What is not covered')[0] ?? '';
    const shown = [...threats.matchAll(/^\| (.+) \| (.+) \| (.+) \|$/gm)]
      .map(([, threat = '', , proof = '']) => ({ threat, proof }))
      .filter(({ threat }) => threat !== 'Threat' && !threat.startsWith('---'));
    expect(shown.length).toBeGreaterThan(40);
    const proofs = /\[[A-Z]{1,2}\d+\]|“[^”]+”|[\w/-]+\.(?:test|contract)\.ts|^no test: /g;
    expect(shown.filter(({ proof }) => !proof.match(proofs))).toEqual([]);
    const tests = committed.filter(file => /\.(?:test|contract)\.ts$/.test(file));
    const all = [...tests, ...tests.map(text)].join('\n');
    const named = shown.flatMap(({ proof }) => proof.match(proofs) ?? []).filter(name => !name.startsWith('no test'));
    expect(named.filter(name => !all.includes(name.replaceAll(/[“”]/g, '')))).toEqual([]);
  });

  it('only settings that exist are named', () => {
    const settings = new Set(configHelp().match(/\b(?:[A-Z]+_)*[A-Z]+\b/g));
    const named = ['docs/OPERATING.md', 'deploy/compose.yaml', 'deploy/Dockerfile', 'deploy/inkling.service'].flatMap(
      file => [...text(file).matchAll(/\bINKLING_[A-Z_]+\b/g)].map(([name]) => name),
    );
    const elsewhere = new Set(['INKLING_SITE']);
    expect(named.filter(name => !settings.has(name) && !elsewhere.has(name))).toEqual([]);
  });
});

describe('the container', () => {
  const dockerfile = text('deploy/Dockerfile');

  it('holds everything the package holds', () => {
    const { files } = JSON.parse(text('package.json')) as { files: readonly string[] };
    const needed = files.filter(name => !name.endsWith('.md'));
    expect(needed.filter(name => !dockerfile.includes(`COPY --from=build /inkling/${name} `))).toEqual([]);
  });

  it('runs only scripts that are there', () => {
    const run = [...dockerfile.matchAll(/npm run ([\w:]+)/g)].map(([, name = '']) => name);
    expect(run.length).toBeGreaterThan(0);
    expect(run.filter(name => scripts[name] === undefined)).toEqual([]);
  });
});

it('no committed text names a folder of somebody’s machine', () => {
  const texts = committed.filter(file => /\.(?:ts|tsx|mjs|md|json|css|html|ya?ml|conf)$/.test(file));
  const found = texts.filter(file => /(?<![\w.])\/(?:work|root|home\/\w+|Users\/\w+)\//.test(text(file)));
  expect(found).toEqual([]);
});

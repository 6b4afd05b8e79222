import { readdirSync, readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { dirname, join, relative, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

/** The arrows of ARCHITECTURE.md. A new one is added there and here in the same commit. */
const ARROWS: Record<
  string,
  { readonly folders: readonly string[]; readonly packages: RegExp; readonly node: boolean }
> = {
  engine: { folders: [], packages: /^@noble\/hashes\//, node: false },
  protocol: { folders: ['engine'], packages: /^valibot$/, node: false },
  bots: { folders: ['engine', 'protocol'], packages: /^$/, node: false },
  atelier: { folders: [], packages: /^sharp$/, node: true },
  server: { folders: ['engine', 'protocol', 'bots'], packages: /^(?!react|motion)/, node: true },
  client: { folders: ['engine', 'protocol', 'bots'], packages: /./, node: false },
  cli: { folders: ['engine', 'protocol', 'bots', 'atelier', 'server'], packages: /^$/, node: true },
};

const src = resolve(import.meta.dirname, '../src');
const IMPORT =
  /(?:^|\n)\s*(?:import|export)\s[^'";]*?from\s*['"]([^'"]+)['"]|import\(\s*['"]([^'"]+)['"]|(?:^|\n)\s*import\s*['"]([^'"]+)['"]/g;

const sources = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(name => /\.tsx?$/.test(name) && !/\.(test|contract)\.tsx?$/.test(name))
    .map(name => join(folder, name));

const imports = (file: string): readonly string[] =>
  [...readFileSync(file, 'utf8').matchAll(IMPORT)].map(match => match[1] ?? match[2] ?? match[3] ?? '');

const isBuiltin = (name: string): boolean => name.startsWith('node:') || builtinModules.includes(name);

const trespass = (area: string, file: string, name: string): string | null => {
  const rule = ARROWS[area];
  if (rule === undefined) return `${area} is not on the map`;
  if (name.startsWith('.')) {
    const target = relative(src, resolve(dirname(file), name)).split('/')[0] ?? '';
    return target === area || rule.folders.includes(target) ? null : `${area} → ${target}`;
  }
  if (isBuiltin(name)) return rule.node ? null : `${area} → ${name}`;
  return rule.packages.test(name) ? null : `${area} → ${name}`;
};

describe('the arrows', () => {
  for (const area of readdirSync(src)) {
    it(`[AR1] ${area} imports only what the map allows`, () => {
      const crossings = sources(join(src, area)).flatMap(file =>
        imports(file).flatMap(name => {
          const found = trespass(area, file, name);
          return found === null ? [] : [`${relative(src, file)}: ${found}`];
        }),
      );
      expect(crossings).toEqual([]);
    });
  }
});

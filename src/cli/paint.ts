import { spawn } from 'node:child_process';
import { dirname, join, parse, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { DECK, paintedCards, WORLD } from '../atelier/cards/deck.ts';
import { isMedium, MEDIA } from '../atelier/media/media.ts';
import type { Done, Job } from '../atelier/studio/job.ts';
import {
  bytesOf,
  captioned,
  mergeEntries,
  readManifest,
  sweep,
  writeManifest,
  writeWords,
} from '../atelier/studio/manifest.ts';
import { paintAll } from '../atelier/studio/pool.ts';
import { writePortraits } from '../atelier/studio/portraits.ts';
import { writeSheet } from '../atelier/studio/sheet.ts';
import { onEverySave } from '../atelier/studio/watch.ts';
import { readAllWords } from '../atelier/studio/words.ts';
import type { CliCommand } from './main.ts';

const HELP = `Paints cards. A full-size card goes into the world; half-size and watched ones are previews.
  --card <id>    one card (may be repeated)
  --file <path>  a draft that is not in the deck yet (may be repeated); always a preview
  --all          every card of the deck that has been written
  --half         400 × 600, as a preview in --out
  --preview      a full-size preview
  --medium <m>   ${Object.keys(MEDIA).join(', ')}; others than oil only as previews
  --watch        paint again whenever a source is saved, and open the picture once
  --sheet <file> a contact sheet of what was painted, or of the whole world if nothing was
  --columns <n>  columns of the sheet (12)   --thumb <px>  width of a card on it (150)
  --portraits    the bots' portraits, for the client
  --words        only bring the world's words up to date
  --jobs <n>     workers (one a core)
  --out <dir>    folder of previews (out/paint)`;

const read = (args: readonly string[]) =>
  parseArgs({
    args: [...args],
    options: {
      card: { type: 'string', multiple: true, default: [] },
      file: { type: 'string', multiple: true, default: [] },
      all: { type: 'boolean', default: false },
      half: { type: 'boolean', default: false },
      medium: { type: 'string', default: 'oil' },
      preview: { type: 'boolean', default: false },
      watch: { type: 'boolean', default: false },
      words: { type: 'boolean', default: false },
      portraits: { type: 'boolean', default: false },
      sheet: { type: 'string' },
      columns: { type: 'string', default: '12' },
      thumb: { type: 'string', default: '150' },
      jobs: { type: 'string' },
      out: { type: 'string', default: 'out/paint' },
      help: { type: 'boolean', default: false },
    },
  }).values;
type Asked = ReturnType<typeof read>;

const root = resolve(import.meta.dirname, '../..');
const world = join(root, 'worlds', WORLD.id);
const sources = join(root, 'src', 'atelier');
const portraits = join(root, 'src', 'client', 'ui', 'portraits');

const mediumOf = ({ medium }: Asked) => (isMedium(medium) ? medium : 'oil');
const isPreview = (asked: Asked): boolean =>
  asked.half || asked.preview || asked.watch || asked.file.length > 0 || mediumOf(asked) !== 'oil';

const say = (text: string): void => {
  process.stdout.write(`${text}\n`);
};

/** A bar that redraws itself on a terminal and prints one line a card elsewhere. */
const progress = (total: number) => {
  const start = performance.now();
  let count = 0;
  return (done: Done): void => {
    count++;
    const width = 24;
    const filled = Math.round((count / total) * width);
    const left = Math.round(((performance.now() - start) / 1000 / count) * (total - count));
    const bar = `${'█'.repeat(filled)}${'░'.repeat(width - filled)} ${count}/${total}`;
    const what = 'failure' in done ? `${done.id} failed` : `${done.id} ${done.seconds.toFixed(1)} s`;
    if (process.stdout.isTTY)
      process.stdout.write(`\r\x1b[K${bar} · ${what} · ${left} s to go${count === total ? '\n' : ''}`);
    else say(`${bar} · ${what}`);
  };
};

const paintCards = async (asked: Asked, ids: readonly string[]): Promise<readonly Done[]> => {
  const drafts = asked.file.map(file => ({ id: parse(file).name, file: resolve(file) }));
  const jobs = [...ids.map(id => ({ id })), ...drafts].map(
    (what): Job => ({
      ...what,
      width: asked.half ? 400 : 800,
      medium: mediumOf(asked),
      kind: isPreview(asked) ? 'preview' : 'ship',
      folder: isPreview(asked) ? resolve(asked.out) : world,
    }),
  );
  const results = await paintAll(jobs, progress(jobs.length), asked.jobs ? Number(asked.jobs) : undefined);
  for (const done of results) if ('failure' in done) say(`\n${done.id}: ${done.failure}`);
  return results;
};

/** The manifest and the words beside it, brought up to date with what was painted and what was written. */
const updateWorld = async (results: readonly Done[]): Promise<void> => {
  const before = await readManifest(world);
  const painted = results.flatMap(done => ('entry' in done ? [done.entry] : []));
  const cards = mergeEntries(DECK, before?.cards ?? [], painted);
  const words = await readAllWords();
  const manifest = captioned({ ...WORLD, width: 800, height: 1200, node: process.version, cards }, words);
  await writeManifest(world, manifest);
  await writeWords(world, words);
  await sweep(world, manifest);
  say(`${cards.length} of ${DECK.length} cards, ${(bytesOf(manifest) / 1e6).toFixed(1)} MB`);
};

const sheet = async (asked: Asked, results: readonly Done[]): Promise<void> => {
  if (asked.sheet === undefined) return;
  const previews = new Map(results.flatMap(done => ('preview' in done ? [[done.id, done.preview] as const] : [])));
  const manifest = await readManifest(world);
  const shipped = new Map(manifest?.cards.map(card => [card.name, join(world, card.files.webp[400] ?? '')]) ?? []);
  const chosen = previews.size > 0 ? previews : shipped;
  const order = previews.size > 0 ? results.map(done => done.id) : DECK;
  const files = order.flatMap(id => chosen.get(id) ?? []);
  await writeSheet(files, resolve(asked.sheet), { columns: Number(asked.columns), width: Number(asked.thumb) });
  say(`${files.length} cards on ${asked.sheet}`);
};

/** Shows a file in whatever the desktop uses; on a machine without one it says where the picture is. */
const open = (file: string): void => {
  const command = { darwin: 'open', win32: 'explorer' }[process.platform as string] ?? 'xdg-open';
  const sayWhere = (): void => say(`no picture viewer here; look at ${file}`);
  spawn(command, [file], { stdio: 'ignore', detached: true })
    .on('error', sayWhere)
    // Explorer always ends with 1; elsewhere a failure means that nothing was shown.
    .on('exit', code => code !== 0 && process.platform !== 'win32' && sayWhere())
    .unref();
};

const keepPainting = (asked: Asked, ids: readonly string[]): Promise<void> =>
  onEverySave([sources, ...asked.file.map(file => dirname(resolve(file)))], async first => {
    const results = await paintCards(asked, ids);
    await sheet(asked, results);
    const [shown] = results.flatMap(done => ('preview' in done ? [done.preview] : []));
    if (first && shown) open(shown);
    say(`${shown ?? 'nothing'} · waiting for a save`);
  });

export const paint: CliCommand = async args => {
  const asked = read(args);
  if (asked.portraits) {
    await writePortraits(portraits, (id, bytes) => say(`${id} ${(bytes / 1e3).toFixed(1)} kB`));
    return 0;
  }
  const isAsked = asked.all || asked.words || asked.card.length + asked.file.length > 0 || asked.sheet !== undefined;
  if (asked.help || !isAsked) {
    say(HELP);
    return 0;
  }
  const ids = asked.all ? await paintedCards() : asked.card;
  if (asked.watch) {
    await keepPainting(asked, ids);
    return 0;
  }
  const results = ids.length + asked.file.length > 0 ? await paintCards(asked, ids) : [];
  if (asked.words || (!isPreview(asked) && results.length > 0)) await updateWorld(results);
  await sheet(asked, results);
  return results.some(done => 'failure' in done) ? 1 : 0;
};

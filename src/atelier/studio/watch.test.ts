import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { hashOf } from './paint-card.ts';
import { paintAll } from './pool.ts';
import { onEverySave } from './watch.ts';

const shelf = pathToFileURL(resolve(import.meta.dirname, '../shelf.ts')).href;
const draft = (colour: string): string => `
import { motif as M, mood } from '${shelf}';
export const card = {
  id: 'draft', title: 'Draft', setting: 'nowhere', mood: ['plain'], grammar: 'test', staging: 'sky', hero: 'an egg',
  paint(s) { s.mood(mood.noon).sky(['${colour}', '#ffffff']).put(M.egg(), { x: 400, y: 600, scale: 4 }); },
};
`;

let folder = '';
let out = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'inkling-draft-'));
  out = await mkdtemp(join(tmpdir(), 'inkling-out-'));
});
afterAll(async () => {
  await rm(folder, { recursive: true });
  await rm(out, { recursive: true });
});

it('a card is painted at once, and again when it is saved', { timeout: 120_000 }, async () => {
  const file = join(folder, 'draft.mts');
  await writeFile(file, draft('#203080'));
  const stop = new AbortController();
  const pictures: string[] = [];
  const firsts: boolean[] = [];
  const paint = async (first: boolean): Promise<void> => {
    const job = { id: 'draft', file, width: 40, medium: 'oil', kind: 'preview', folder: out } as const;
    const [done] = await paintAll([job], () => {}, 1);
    if (done === undefined || !('preview' in done)) throw new Error(JSON.stringify(done));
    const picture = hashOf(await readFile(done.preview));
    firsts.push(first);
    if (!pictures.includes(picture)) pictures.push(picture);
    if (pictures.length === 2) stop.abort();
    else if (first) await writeFile(file, draft('#a03020'));
  };
  await onEverySave([folder], paint, { signal: stop.signal, settle: 10 });
  expect(pictures).toHaveLength(2);
  expect(firsts[0]).toBe(true);
  expect(firsts.slice(1)).not.toContain(true);
});

it('work that fails ends the watch with its reason', async () => {
  const failing = onEverySave([folder], async () => {
    throw new Error('no paint left');
  });
  await expect(failing).rejects.toThrow('no paint left');
});

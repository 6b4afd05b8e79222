import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { Worlds } from '../worlds.ts';
import { languageFrom, previewOf, withPreview } from './preview.ts';
import { previewPicture } from './preview-picture.ts';

const PAGE = '<html><head><title>Inkling</title></head><body></body></html>';

describe('link previews', () => {
  it('[LP1] a table is named by its code, however it was typed, and nothing else is said of it', () => {
    expect(previewOf('/t/moth-lantern-plum-42', 'en').title).toBe('Come and play: table MOTH-LANTERN-PLUM-42');
    expect(previewOf('/screen/MOTH-LANTERN-PLUM-42', 'da').title).toBe('Kom og spil: bord MOTH-LANTERN-PLUM-42');
    expect(previewOf('/t/MOTH-LANTERN-PLUM-42/games/1', 'en').title).not.toContain('MOTH');
  });

  it('[LP2] what is no code is not repeated', () => {
    const home = previewOf('/', 'en');
    for (const path of ['/t/"><script>alert(1)</script>', '/t/', '/t/you-have-won-a-prize', '/nowhere'])
      expect(previewOf(path, 'en')).toEqual(home);
  });

  it('[LP2] everything is escaped', () => {
    const page = withPreview(PAGE, { title: '"><script>', description: "a & b's $&" }, 'http://x');
    expect(page).not.toContain('<script>');
    expect(page).toContain('content="&quot;&gt;&lt;script&gt;"');
    expect(page).toContain('content="a &amp; b&#39;s $&amp;"');
    expect(page.match(/<\/head>/g)).toHaveLength(1);
  });

  it.each([
    ['cs-CZ,cs;q=0.9,en;q=0.8', 'cs'],
    ['pt-PT', 'pt-BR'],
    ['xx, uk;q=0.5', 'uk'],
    ['', 'en'],
    [undefined, 'en'],
  ])('[LP3] %s is spoken to in %s', (header, language) => expect(languageFrom(header)).toBe(language));

  it('[LP4] the picture has the shape that previews have, with a painted world and without', async () => {
    const folder = resolve('worlds');
    for (const worlds of [Worlds.read(folder), new Worlds([])]) {
      const { format, width, height } = await sharp(await previewPicture(folder, worlds.manifests)()).metadata();
      expect([format, width, height]).toEqual(['jpeg', 1200, 630]);
    }
  });

  it('[LP4] it shows the covers its world names, whatever the folder of that is called', async () => {
    const worlds = mkdtempSync(join(tmpdir(), 'inkling-covers-'));
    const folder = join(worlds, 'holiday');
    mkdirSync(folder);
    const paint = async (name: string) => {
      const background = name === 'last' ? 'red' : 'blue';
      const picture = sharp({ create: { width: 40, height: 60, channels: 3, background } });
      await picture.webp().toFile(join(folder, `${name}.webp`));
      return { id: `holiday-1a2b3c4d.${name}`, name, files: { webp: { 40: `${name}.webp` } } };
    };
    const cards = await Promise.all(['one', 'two', 'three', 'four', 'five', 'last'].map(paint));
    // The fifth cover lies on top, in the middle.
    const covers = ['one', 'two', 'three', 'four', 'last'];
    writeFileSync(join(folder, 'world.json'), JSON.stringify({ id: 'holiday-1a2b3c4d', covers, cards }));
    const picture = await previewPicture(worlds, Worlds.read(worlds).manifests)();
    const middle = sharp(picture).extract({ left: 600, top: 315, width: 1, height: 1 });
    const [red = 0, , blue = 0] = await middle.raw().toBuffer();
    expect([red > 200, blue < 60]).toEqual([true, true]);
    rmSync(worlds, { recursive: true, force: true });
  });
});

import { resolve } from 'node:path';
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
});

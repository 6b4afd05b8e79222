import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { countProcesses } from '../../../test/support/processes.ts';
import { CARD_WIDTHS, PICTURE_LIMITS } from './picture.ts';
import { PictureDoor } from './picture-door.ts';
import { isPlainWebp } from './sniff.ts';

const door = new PictureDoor();
afterAll(() => door.close());

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#4a6a9a' } });
const PICTURE = plain(900, 900).composite([
  { input: Buffer.from('<svg width="900" height="900"><circle cx="450" cy="450" r="300" fill="#fc6"/></svg>') },
]);

describe('the door for pictures', () => {
  it.each(['jpeg', 'png', 'webp', 'gif', 'avif'] as const)('[PC1] takes %s and gives every size', async format => {
    const bytes = await PICTURE.clone().toFormat(format).toBuffer();
    const taken = await door.accept(bytes, null);
    if (!taken.ok) throw new Error(taken.error.code);
    const { renditions, placeholder } = taken.value;
    expect(renditions.map(each => each.width)).toEqual([...CARD_WIDTHS]);
    for (const { bytes: out, width } of renditions) {
      const facts = await sharp(out).metadata();
      expect(isPlainWebp(out)).toBe(true);
      expect([facts.width, facts.height]).toEqual([width, (width * 3) / 2]);
    }
    expect(placeholder.length).toBeLessThan(400);
  });

  it('[PC2] no metadata survives', async () => {
    const secret = 'taken at home';
    const bytes = await PICTURE.clone()
      .withExif({ IFD0: { ImageDescription: secret } })
      .jpeg()
      .toBuffer();
    expect(bytes.includes(secret)).toBe(true);
    const taken = await door.accept(bytes, null);
    if (!taken.ok) throw new Error(taken.error.code);
    for (const { bytes: out } of taken.value.renditions) {
      expect(Buffer.from(out).includes(secret)).toBe(false);
      expect((await sharp(out).metadata()).exif).toBeUndefined();
    }
  });

  it('[PC3] a crop keeps what was chosen', async () => {
    const left = await plain(600, 900).png().toBuffer();
    const halves = await sharp({ create: { width: 1200, height: 900, channels: 3, background: '#ff0000' } })
      .composite([{ input: left, left: 0, top: 0 }])
      .png()
      .toBuffer();
    const taken = await door.accept(halves, { x: 0.5, y: 0, width: 0.5, height: 1 });
    if (!taken.ok) throw new Error(taken.error.code);
    const first = taken.value.renditions[0];
    const { dominant } = await sharp(first?.bytes).stats();
    expect(dominant.r).toBeGreaterThan(dominant.b);
  });

  it('[PC7] what is cut away is kept aside, so that another part can be chosen', async () => {
    const taken = await door.accept(await PICTURE.clone().png().toBuffer(), null);
    if (!taken.ok) throw new Error(taken.error.code);
    expect(taken.value.source).toMatchObject({ width: 900, height: 900 });
    expect(taken.value.crop).toEqual({ x: 150 / 900, y: 0, width: 600 / 900, height: 1 });
    const exact = await door.accept(await plain(600, 900).png().toBuffer(), null);
    expect(exact.ok && exact.value.source).toBeNull();
  });

  it('[PC4] a bomb of pixels is refused', async () => {
    const bomb = await plain(12_000, 12_000).png({ compressionLevel: 9 }).toBuffer();
    expect(await door.accept(bomb, null)).toEqual({
      ok: false,
      error: { code: 'picture-too-many-pixels', maxPixels: PICTURE_LIMITS.pixels },
    });
  });

  it('[PC5] what takes too long is ended, and the door opens again', async () => {
    const hasty = new PictureDoor(1);
    const bytes = await PICTURE.clone().png().toBuffer();
    expect(await hasty.accept(bytes, null)).toEqual({ ok: false, error: { code: 'picture-took-too-long' } });
    await hasty.close();
    expect((await door.accept(bytes, null)).ok).toBe(true);
  });

  it('[PC8] a few wait in line, and who comes then is told that it is busy', async () => {
    const bytes = await plain(220, 330).png().toBuffer();
    const answers = await Promise.all(Array.from({ length: 12 }, () => door.accept(bytes, null)));
    const busy = answers.filter(answer => !answer.ok && answer.error.code === 'busy');
    expect([answers.filter(answer => answer.ok).length, busy.length]).toEqual([8, 4]);
    expect((await door.accept(bytes, null)).ok).toBe(true);
  });

  it('[PC9] closed, it sends away who is inside, in line and still to come, and begins no process for them', async () => {
    const closing = new PictureDoor();
    const bytes = await PICTURE.clone().png().toBuffer();
    const others = countProcesses();
    const two = [closing.accept(bytes, null), closing.accept(bytes, null)];
    await expect.poll(countProcesses).toBe(others + 1);
    await closing.close();
    const busy = { ok: false, error: { code: 'busy' } };
    expect(await Promise.all([...two, closing.accept(bytes, null)])).toEqual([busy, busy, busy]);
    await expect.poll(countProcesses).toBe(others);
  });

  it('[PC6] half a picture, text, script in SVG and strangers are refused', async () => {
    const whole = await PICTURE.clone().jpeg().toBuffer();
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
    const both = Buffer.concat([whole, Buffer.from('PK\x03\x04', 'latin1'), Buffer.from('<script>alert(1)</script>')]);
    const heic = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1');
    const codes = [];
    for (const bytes of [whole.subarray(0, 2000), svg, Buffer.from('hello'), Buffer.alloc(0), heic, both]) {
      const answer = await door.accept(bytes, null);
      codes.push(answer.ok ? 'taken' : answer.error.code);
    }
    const lost = 'picture-not-understood';
    expect(codes).toEqual(['picture-damaged', lost, lost, lost, 'picture-heic', 'picture-two-things']);
  });
});

import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { type ClientRequest, type IncomingMessage, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { smallDisk } from '../fire/small-disk.ts';
import { hostilePictures } from '../support/hostile-pictures.ts';
import { json, type Lie, worldWith, zipOf } from '../support/hostile-zips.ts';
import { type Answer, ask, Maker, paintPicture, SlowSender, send } from '../support/own-world.ts';
import { freePort } from '../support/postgres.ts';
import { ServerProcess } from '../support/process.ts';

const MEGABYTE = 1024 * 1024;

let server: ServerProcess;
let folder: string;
let maker: Maker;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'inkling-hostile-'));
  leaveUpload();
  const data = { INKLING_DATA: folder, INKLING_WORLDS_PER_DAY: '1000' };
  server = new ServerProcess(await freePort(), { ...data, LOG_LEVEL: 'info' });
  await server.start();
  maker = await Maker.begin(server.base);
});
afterAll(async () => {
  await server.end('SIGTERM');
  rmSync(folder, { recursive: true, force: true });
});

/** A picture of more than 24 MB that does not say how long it is, and does not end. */
const sendTooMuch = (): ClientRequest => {
  const headers = { 'content-type': 'application/octet-stream', ...maker.keys };
  const sender = request(`${server.base}/api/worlds/${maker.id}/cards`, { method: 'POST', headers });
  // Whoever is turned away is turned away.
  sender.on('error', () => undefined).write(Buffer.alloc(30 * MEGABYTE));
  return sender;
};

/** As a crash leaves it. */
const leaveUpload = (): void => {
  mkdirSync(join(folder, 'uploads', 'body-left'), { recursive: true });
  writeFileSync(join(folder, 'uploads', 'body-left', 'body'), 'half a picture');
};

const whyOf = ({ body }: Answer): string => (body as { why?: { code: string } }).why?.code ?? 'taken';

/** The most memory the server has ever held, in megabytes. */
const peak = (): number => {
  const line = /VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${server.pid}/status`, 'utf8'));
  return Number(line?.[1]) / 1024;
};

const decoders = (): readonly string[] =>
  readFileSync(`/proc/${server.pid}/task/${server.pid}/children`, 'utf8').match(/\d+/g) ?? [];

const isHealthy = async (): Promise<boolean> => {
  const answer = await fetch(`${server.base}/readyz`);
  return answer.status === 200;
};

const WORLD = json({ name: 'x', cards: [{ name: 'a', image: 'a.png' }] });
const manifest = { name: 'world.json', bytes: WORLD };
const zeros = (bytes: number): Buffer => Buffer.alloc(bytes);

const ARCHIVES: readonly (readonly [what: string, zip: () => Buffer | Promise<Buffer>, why: string])[] = [
  ['nothing', () => Buffer.alloc(0), 'archive-not-understood'],
  ['another kind of archive', () => Buffer.from('Rar!\x1a\x07\0'), 'archive-not-understood'],
  ['an empty one', () => zipOf([]), 'archive-no-world'],
  ['a way up', () => zipOf([manifest, { name: '../evil.webp' }]), 'archive-bad-name'],
  ['a way up in the middle', () => zipOf([manifest, { name: 'a/../../evil.webp' }]), 'archive-bad-name'],
  ['a way from the root', () => zipOf([manifest, { name: '/etc/cron.d/evil.json' }]), 'archive-bad-name'],
  ['a drive', () => zipOf([manifest, { name: 'C:\\evil.webp' }]), 'archive-bad-name'],
  ['a way up for Windows', () => zipOf([manifest, { name: '..\\evil.webp' }]), 'archive-bad-name'],
  ['a name with an end in the middle', () => zipOf([manifest, { name: 'a.webp\0.exe' }]), 'archive-bad-name'],
  ['a name without end', () => zipOf([manifest, { name: `${'a'.repeat(500)}.webp` }]), 'archive-bad-name'],
  [
    'a link',
    () => zipOf([manifest, { name: 'a.png', bytes: Buffer.from('/etc/passwd'), mode: 0o120777 }]),
    'archive-link',
  ],
  ['a device', () => zipOf([manifest, { name: 'a.png', mode: 0o020666 }]), 'archive-link'],
  ['a name twice', () => zipOf([manifest, manifest]), 'archive-twice'],
  ['a name twice, in capitals', () => zipOf([manifest, { ...manifest, name: 'World.JSON' }]), 'archive-twice'],
  ['a lock', () => zipOf([{ ...manifest, flags: 1 }]), 'archive-locked'],
  ['a strange way of packing', () => zipOf([{ ...manifest, method: 99 }]), 'archive-not-understood'],
  [
    'twenty megabytes of nothing in twenty kilobytes',
    () => zipOf([manifest, { name: 'a.png', bytes: zeros(20 * MEGABYTE), deflate: true }]),
    'archive-bomb',
  ],
  [
    'more than it says',
    () => zipOf([{ ...manifest, bytes: Buffer.concat([WORLD, zeros(60_000)]), deflate: true, size: 200 }]),
    'archive-damaged',
  ],
  [
    'a file of four gigabytes',
    () => zipOf([manifest, { name: 'a.png', size: 0xffff_fffe, packed: 0xffff_fffe }]),
    'archive-bomb',
  ],
  [
    'sizes said elsewhere',
    () => zipOf([manifest, { name: 'a.png', size: 0xffff_ffff, packed: 0xffff_ffff }]),
    'archive-bomb',
  ],
  [
    'many large files',
    () =>
      zipOf([
        manifest,
        ...Array.from({ length: 40 }, (_, i): Lie => ({ name: `${i}.png`, size: 20 * MEGABYTE, packed: 2 * MEGABYTE })),
      ]),
    'archive-bomb',
  ],
  [
    'many small files',
    () => zipOf(Array.from({ length: 5000 }, (_, i) => ({ name: `${i}.png` }))),
    'archive-too-many-files',
  ],
  ['more entries than there are', () => zipOf([manifest], 300), 'archive-damaged'],
  [
    'files that share their bytes',
    () =>
      zipOf([
        { name: 'a.png', bytes: zeros(5000) },
        manifest,
        ...Array.from({ length: 50 }, (_, i): Lie => ({ name: `${i}.png`, bytes: zeros(5), at: 0 })),
      ]),
    'archive-bomb',
  ],
  [
    'an archive in an archive',
    () => zipOf([manifest, { name: 'more.zip', bytes: zipOf([manifest]) }]),
    'archive-strange-file',
  ],
  ['a page', () => zipOf([manifest, { name: 'index.html' }]), 'archive-strange-file'],
  ['a drawing with a script', () => zipOf([manifest, { name: 'a.svg' }]), 'archive-strange-file'],
  ['half of one', () => zipOf([manifest, { name: 'a.png', bytes: zeros(9000) }]).subarray(0, 6000), 'archive-damaged'],
  ['something behind it', () => Buffer.concat([zipOf([manifest]), Buffer.from('<script>')]), 'archive-damaged'],
  ['a page before it', () => Buffer.concat([Buffer.from('<html>'), zipOf([manifest])]), 'archive-not-understood'],
  ['a wrong sum', () => zipOf([{ ...manifest, crc: 1 }]), 'archive-damaged'],
  ['two names for one file', () => zipOf([{ ...manifest, localName: 'other.json' }]), 'archive-damaged'],
  ['no world', () => zipOf([{ name: 'a.png' }]), 'archive-no-world'],
  ['a world that is none', () => zipOf([{ ...manifest, bytes: Buffer.from('{"cards":') }]), 'archive-no-world'],
  [
    'a world of something else',
    () => zipOf([{ ...manifest, bytes: json({ __proto__: null, cards: 'many' }) }]),
    'archive-no-world',
  ],
  [
    'a world nested too deeply',
    () => zipOf([{ ...manifest, bytes: Buffer.from('['.repeat(200_000)) }]),
    'archive-no-world',
  ],
  ['a world without its picture', () => zipOf([manifest]), 'archive-damaged'],
  [
    'a world whose picture lies elsewhere',
    () => zipOf([{ ...manifest, bytes: json({ cards: [{ image: '../../../etc/passwd' }] }) }]),
    'archive-damaged',
  ],
  [
    'a script for a picture',
    () => zipOf(worldWith('a.png', Buffer.from('<svg><script/></svg>'))),
    'archive-bad-picture',
  ],
  [
    'a picture with a page behind it',
    async () => zipOf(worldWith('a.png', Buffer.concat([await paintPicture(1), Buffer.from('<html>')]))),
    'archive-bad-picture',
  ],
  [
    'more cards than a world may have',
    () =>
      zipOf([
        { ...manifest, bytes: json({ cards: Array.from({ length: 301 }, () => ({ image: 'a.png' })) }) },
        { name: 'a.png' },
      ]),
    'world-full',
  ],
];

describe('what strangers send', () => {
  it('[OH1] pictures that are none, or too much, are refused by name; the server does not notice', async () => {
    const answers: string[] = [];
    const pictures = await hostilePictures();
    for (const [what, bytes] of pictures) answers.push(`${what}: ${whyOf(await maker.send('/cards', bytes))}`);
    expect(answers).toEqual(pictures.map(([what, , why]) => `${what}: ${why}`));
    expect(pictures.length).toBeGreaterThanOrEqual(30);
    expect(await isHealthy()).toBe(true);
    expect((await maker.see()).cards).toEqual([]);
    expect(await maker.add(await paintPicture(1))).toMatch(/^[0-9a-f]{16}$/);
  });

  it('[OH2] archives that lie, hide or swell are refused by name; nothing of them stays', async () => {
    await maker.add(await paintPicture(2));
    const before = readdirSync(join(folder, 'blobs'), { recursive: true }).length;
    const answers: string[] = [];
    for (const [what, zip] of ARCHIVES) {
      answers.push(`${what}: ${whyOf(await send(`${server.base}/api/worlds/import`, await zip()))}`);
    }
    expect(answers).toEqual(ARCHIVES.map(([what, , why]) => `${what}: ${why}`));
    expect(ARCHIVES.length).toBeGreaterThanOrEqual(40);
    expect(await isHealthy()).toBe(true);
    expect(readdirSync(join(folder, 'blobs'), { recursive: true }).length).toBe(before);
    expect(readdirSync(join(folder, 'uploads'))).toEqual([]);
  });

  it('[OH3] many large uploads at once wait for each other; memory stays bounded', async () => {
    const large = Buffer.alloc(23 * MEGABYTE, 7);
    const answers = await Promise.all(Array.from({ length: 24 }, () => maker.send('/cards', large)));
    expect(new Set(answers.map(whyOf))).toEqual(new Set(['picture-not-understood']));
    expect(peak()).toBeLessThan(600);
    expect(await isHealthy()).toBe(true);
  });

  it.each([
    ['an archive', () => '/api/worlds/import'],
    ['a picture', () => `/api/worlds/${maker.id}/cards`],
  ])('[OH6] JSON in place of %s is refused before it is there, whoever sends it', async (_what, path) => {
    const sender = new SlowSender(server.base, path(), { 'content-type': 'application/json' });
    await expect.poll(() => sender.heard, { timeout: 10_000 }).toMatch(/^HTTP\/1\.1 415 /);
    sender.stop();
  });

  it('[OH7] a picture process that ends between two uploads takes nobody along', async () => {
    await maker.add(await paintPicture(21));
    expect(decoders()).toHaveLength(1);
    process.kill(Number(decoders()[0]), 'SIGKILL');
    await new Promise(resolve => setTimeout(resolve, 500));
    expect(await maker.add(await paintPicture(22))).toMatch(/^[0-9a-f]{16}$/);
    expect(await isHealthy()).toBe(true);
  });

  it('[OH8] whoever sends a byte now and then keeps only themselves waiting', async () => {
    const type = { 'content-type': 'application/octet-stream' };
    const cards = `/api/worlds/${maker.id}/cards`;
    const zip = await maker.zip();
    const slow = Array.from({ length: 8 }, () => new SlowSender(server.base, cards, { ...type, ...maker.keys }));
    slow.push(new SlowSender(server.base, '/api/worlds/import', type));
    await new Promise(resolve => setTimeout(resolve, 500));
    const late = new Promise<string>(resolve => setTimeout(() => resolve('late'), 15_000));
    expect(await Promise.race([late, paintPicture(23).then(picture => maker.add(picture))])).not.toBe('late');
    const imported = send(`${server.base}/api/worlds/import`, zip).then(answer => answer.status);
    expect(await Promise.race([late, imported])).toBe(201);
    for (const sender of slow) sender.stop();
  });

  it('[OH9] a disk that takes nothing more is not the sender’s fault', async () => {
    const disk = smallDisk(folder, 'limit');
    disk.fill(server.pid);
    // More than comes at once: it breaks off in the middle.
    const answer = await maker.send('/cards', Buffer.alloc(20 * MEGABYTE));
    disk.free(server.pid);
    expect([answer.status, whyOf(answer)]).toEqual([500, 'unavailable']);
    await expect.poll(() => server.errors).toContain('EFBIG');
    expect(await maker.add(await paintPicture(24))).toMatch(/^[0-9a-f]{16}$/);
  });

  it('[OH10] a picture too large for the door is refused as that, also where its length is not said', async () => {
    const sender = sendTooMuch();
    const [answer] = (await once(sender, 'response')) as [IncomingMessage];
    expect([answer.statusCode, await text(answer)]).toEqual([413, expect.stringContaining('picture-too-big')]);
    sender.destroy();
  });

  it('[OH5] changes have their pace; choosing another part of a picture counts like four', async () => {
    const hasty = await Maker.begin(server.base);
    const crop = { x: 0, y: 0, width: 0.5, height: 1 };
    const cuts = await Promise.all(Array.from({ length: 40 }, () => hasty.change({ crop }, '/cards/0123456789abcdef')));
    const codes = cuts.map(whyOf);
    expect(new Set(codes)).toEqual(new Set(['no-such-card', 'rate-limited']));
    expect(codes.filter(code => code === 'no-such-card').length).toBeLessThan(35);
    const renamed = await Promise.all(Array.from({ length: 20 }, () => hasty.change({ name: 'hasty' })));
    expect(renamed.map(whyOf)).toContain('rate-limited');
  });

  it('[OH4] without the secret nothing is even read, and the secret is not in the logs', async () => {
    const strangers = new Maker(server.base, { id: maker.id, edit: 'guess' });
    expect(whyOf(await strangers.send('/cards', await paintPicture(3)))).toBe('not-the-maker');
    const many = await Promise.all(Array.from({ length: 30 }, () => strangers.change({ name: 'mine' })));
    expect(new Set(many.map(answer => answer.status))).toEqual(new Set([403]));
    for (const file of ['../../inkling.db', '%2e%2e%2finkling.db', `${'0'.repeat(64)}.webp`, `${'0'.repeat(64)}.html`])
      expect((await fetch(`${server.base}/own/${maker.id}/${file}`)).status).toBe(404);
    expect((await ask(server.base, 'GET', '/api/worlds/__proto__')).status).toBe(404);
    expect(server.errors).not.toContain(maker.edit);
    expect(server.errors).not.toContain(maker.id);
  });

  it('[OH11] neither who is being worked on nor who was turned away keeps the server from ending', async () => {
    const flat = sharp({ create: { width: 7000, height: 8500, channels: 3, background: '#4a6a9a' } });
    const slow = await flat.png({ compressionLevel: 1 }).toBuffer();
    // A new one has no decoder yet, and holds nobody's wrong keys against us.
    await server.end('SIGTERM');
    await server.start();
    await once(sendTooMuch(), 'response');
    const broken = Array.from({ length: 6 }, () => maker.send('/cards', slow).catch(() => 'broken off'));
    await expect.poll(decoders, { timeout: 10_000 }).toHaveLength(1);
    const late = new Promise<string>(resolve => setTimeout(() => resolve('late'), 10_000));
    expect(await Promise.race([late, server.end('SIGTERM')])).toBe(0);
    await Promise.all(broken);
  });
});

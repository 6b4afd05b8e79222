import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { worldWith, zipOf } from '../../../test/support/hostile-zips.ts';
import { paintPicture } from '../../../test/support/own-world.ts';
import { countProcesses } from '../../../test/support/processes.ts';
import { ok } from '../../engine/result.ts';
import { ArchiveDoor } from './archive-door.ts';

const BUSY = { ok: false, error: { code: 'busy' } };
const TAKE_ALL = { begin: async () => ok(null), card: async () => ok(null) };

let folder: string;
let zip: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'inkling-archives-'));
  zip = join(folder, 'world.zip');
  writeFileSync(zip, zipOf(worldWith('a.png', await paintPicture(1))));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('the door for archives', () => {
  it('[AC1] closed, it sends away who is inside, in line and still to come, and begins no process for them', async () => {
    const door = new ArchiveDoor();
    expect(await door.accept(zip, TAKE_ALL)).toMatchObject({ ok: true, value: { cards: 1 } });
    await expect.poll(countProcesses).toBe(0);
    const two = [door.accept(zip, TAKE_ALL), door.accept(zip, TAKE_ALL)];
    await expect.poll(countProcesses).toBe(1);
    await door.close();
    expect(await Promise.all([...two, door.accept(zip, TAKE_ALL)])).toEqual([BUSY, BUSY, BUSY]);
    await expect.poll(countProcesses).toBe(0);
  });
});

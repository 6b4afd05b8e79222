import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { emptyUploadsDir } from './uploads-dir.ts';

let dataDir: string;
beforeEach(() => (dataDir = mkdtempSync(join(tmpdir(), 'inkling-uploads-'))));
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

const leave = (folder: string): string => {
  const body = join(folder, 'body-abc', 'body');
  mkdirSync(join(folder, 'body-abc'), { recursive: true });
  writeFileSync(body, 'half a world');
  return body;
};

describe('the folder of uploads', () => {
  it('[UP4] what a crash left there is gone when the server starts', async () => {
    const left = leave(await emptyUploadsDir({ dataDir, databaseUrl: null, port: 1 }));
    await emptyUploadsDir({ dataDir, databaseUrl: null, port: 2 });
    expect(existsSync(left)).toBe(false);
  });

  it('[UP4] a node empties its own, not that of another one with the same data folder', async () => {
    const node = (port: number) => emptyUploadsDir({ dataDir, databaseUrl: 'postgres://', port });
    const [left, other] = [leave(await node(1)), leave(await node(2))];
    await node(1);
    expect([left, other].map(existsSync)).toEqual([false, true]);
  });
});

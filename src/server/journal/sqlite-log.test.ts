import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { SqliteLog } from './sqlite-log.ts';

const root = mkdtempSync(join(tmpdir(), 'inkling-log-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

describe('SqliteLog', () => {
  it('[SL1] a disk that failed to sync once is not trusted again', async () => {
    const file = join(root, 'inkling.db');
    // No system can sync this device, so the call itself fails.
    symlinkSync('/dev/null', `${file}-wal`);
    const log = new SqliteLog(file);
    await expect(log.sync()).rejects.toThrow(/not trusted until a restart/);
    await expect(log.sync()).rejects.toThrow(/not trusted until a restart/);
    log.close();
  });
});

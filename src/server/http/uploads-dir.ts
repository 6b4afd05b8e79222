import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../config.ts';

/**
 * Where bodies lie until all of them is here: beside the data, since a system's temporary folder may be in memory. What a
 * crash left there goes. A data folder with a SQLite file is ours alone; nodes on PostgreSQL may share one on their
 * machine, but no port.
 */
export const emptyUploadsDir = async ({
  dataDir,
  databaseUrl,
  port,
}: Pick<Config, 'dataDir' | 'databaseUrl' | 'port'>): Promise<string> => {
  const folder = join(dataDir, databaseUrl === null ? 'uploads' : `uploads-${port}`);
  await rm(folder, { recursive: true, force: true });
  return folder;
};

import { closeSync, fsyncSync, openSync } from 'node:fs';
import { open } from 'node:fs/promises';

/** Windows opens no folder, and syncs nothing that was opened to be read: there the system writes when it does. */
const CAN_SYNC = process.platform !== 'win32';

/** Resolves when what is at this path is on the disk: a file's bytes, or the names in a folder. */
export const syncPath = async (path: string): Promise<void> => {
  if (!CAN_SYNC) return;
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
};

/** The same for those who have nothing else to do meanwhile. */
export const syncPathNow = (path: string): void => {
  if (!CAN_SYNC) return;
  const handle = openSync(path, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
};

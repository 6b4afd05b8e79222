import { copyFileSync, existsSync, mkdirSync, readdirSync, renameSync, rmdirSync, rmSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import Database from 'libsql';
import { syncPathNow } from '../sync-path.ts';

/**
 * Copies a data folder while its server runs, as it was at one moment. The copy is a data folder itself. Pictures and
 * recordings come after the tables that name them, so that none is missing; one too many does no harm. Until it is whole and
 * on the disk it has another name, so that half a copy is never taken for one.
 */
export const backUpSqlite = (dataDir: string, folder: string): 'done' | 'nothing-there' | 'not-empty' => {
  const file = join(dataDir, 'inkling.db');
  if (!existsSync(file)) return 'nothing-there';
  const into = resolve(folder);
  if (existsSync(into)) {
    if (readdirSync(into).length > 0) return 'not-empty';
    // Now rather than later: a folder that cannot give way to the copy, a mount say, is a reason not to begin.
    rmdirSync(into);
  }
  const draft = `${into}.part`;
  rmSync(draft, { recursive: true, force: true });
  try {
    mkdirSync(draft, { recursive: true, mode: 0o700 });
    copyTables(file, join(draft, 'inkling.db'));
    copyBlobs(join(dataDir, 'blobs'), join(draft, 'blobs'));
    syncAll(draft);
    renameSync(draft, into);
    syncPathNow(dirname(into));
  } catch (why) {
    rmSync(draft, { recursive: true, force: true });
    throw why;
  }
  return 'done';
};

const copyTables = (file: string, into: string): void => {
  const db = new Database(file, { readonly: true });
  try {
    db.prepare('VACUUM INTO ?').run(into);
  } finally {
    db.close();
  }
};

const copyBlobs = (from: string, into: string): void => {
  if (!existsSync(from)) return;
  mkdirSync(into, { mode: 0o700 });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [here, there] = [join(from, entry.name), join(into, entry.name)];
    if (entry.isDirectory()) copyBlobs(here, there);
    // Half written: nobody's yet.
    else if (!entry.name.endsWith('.part')) copyIfThere(here, there);
  }
};

/** What the server deletes meanwhile has no need of a copy. */
const copyIfThere = (here: string, there: string): void => {
  try {
    copyFileSync(here, there);
  } catch (why) {
    if (existsSync(here)) throw why;
  }
};

const syncAll = (folder: string): void => {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) syncAll(path);
    else syncPathNow(path);
  }
  syncPathNow(folder);
};

import { execFileSync } from 'node:child_process';
import { closeSync, mkdirSync, openSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';

/** A disk that can be full. */
export interface SmallDisk {
  readonly kind: 'tmpfs' | 'limit';
  readonly folder: string;
  fill(pid: number): void;
  free(pid: number): void;
  remove(): void;
}

const MEGABYTES = 96;

const tmpfs = (folder: string): SmallDisk => {
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${MEGABYTES}m`, 'tmpfs', folder], { stdio: 'pipe' });
  const ballast = join(folder, 'ballast');
  return {
    kind: 'tmpfs',
    folder,
    fill() {
      const file = openSync(ballast, 'w');
      for (const size of [1 << 20, 4096]) {
        const block = Buffer.alloc(size);
        try {
          for (;;) writeSync(file, block);
        } catch (why) {
          if (!(why instanceof Error && 'code' in why && why.code === 'ENOSPC')) throw why;
        }
      }
      closeSync(file);
    },
    free: () => rmSync(ballast, { force: true }),
    remove: () => execFileSync('umount', ['-l', folder]),
  };
};

/** Stands in where nothing may be mounted: no file of the process may grow past its first byte. */
const limited = (folder: string): SmallDisk => {
  const limit = (pid: number, size: string) =>
    execFileSync('prlimit', [`--fsize=${size}:unlimited`, '--pid', String(pid)], { stdio: 'pipe' });
  return {
    kind: 'limit',
    folder,
    fill: pid => void limit(pid, '1'),
    free: pid => void limit(pid, 'unlimited'),
    remove: () => undefined,
  };
};

/** A small file system of its own for whoever may mount one; otherwise a limit on the process's files. */
export const smallDisk = (folder: string, kind: SmallDisk['kind'] | null = null): SmallDisk => {
  mkdirSync(folder, { recursive: true });
  if (kind === 'limit') return limited(folder);
  try {
    return tmpfs(folder);
  } catch {
    // Not root, or in a container that mounts nothing.
    return limited(folder);
  }
};

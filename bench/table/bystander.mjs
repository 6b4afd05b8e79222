import { closeSync, fdatasync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const EVERY_MS = 1;
const SYNC_EVERY_MS = 25;
const PAGE = Buffer.alloc(4096);

const quantile = (values, q) => {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * q))] ?? null;
};

/** How late a timer of a millisecond is, each time. */
const watchClock = () => {
  const late = [];
  let due = performance.now() + EVERY_MS;
  const clock = setInterval(() => {
    const now = performance.now();
    late.push(Math.max(0, now - due));
    due = now + EVERY_MS;
  }, EVERY_MS);
  return { late, stop: () => clearInterval(clock) };
};

/** How long the disk takes for a page, now and then. */
const watchDisk = () => {
  const folder = mkdtempSync(join(tmpdir(), 'inkling-bystander-'));
  const file = openSync(join(folder, 'page'), 'w');
  const syncs = [];
  let isRunning = true;
  const end = () => {
    closeSync(file);
    rmSync(folder, { recursive: true, force: true });
  };
  const sync = () => {
    const began = performance.now();
    writeSync(file, PAGE, 0, PAGE.length, 0);
    fdatasync(file, () => {
      syncs.push(performance.now() - began);
      if (isRunning) setTimeout(next, SYNC_EVERY_MS);
      else end();
    });
  };
  const next = () => (isRunning ? sync() : end());
  sync();
  return { syncs, stop: () => (isRunning = false) };
};

/**
 * What the machine and its neighbours withhold from everybody: how late this process, which has nothing to do meanwhile, is for
 * a timer, and how long the disk takes for a page of it. No peer can answer sooner than that, and none that stores what
 * it says.
 */
export const standBy = () => {
  const [clock, disk] = [watchClock(), watchDisk()];
  const { late } = clock;
  const { syncs } = disk;
  return {
    /** What was before the measurement does not count. */
    forget: () => {
      late.length = 0;
      syncs.length = 0;
    },
    stop: () => {
      clock.stop();
      disk.stop();
      return { lateP99: quantile(late, 0.99), lateMax: quantile(late, 1), syncMax: quantile(syncs, 1) };
    },
  };
};

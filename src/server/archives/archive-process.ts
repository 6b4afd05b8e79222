import { open } from 'node:fs/promises';
import sharp from 'sharp';
import { err, type Result } from '../../engine/result.ts';
import type { ArchiveRefusal } from '../../protocol/own-worlds.ts';
import { type ArchiveCard, WorldArchive } from './world-archive.ts';

/** Opening strangers' archives happens here, in a process of its own, card by card as the parent asks for them. */
export type ArchiveJob = { readonly open: string } | { readonly card: number };

sharp.cache(false);
sharp.concurrency(1);

let archive: WorldArchive | null = null;

const begin = async (path: string): Promise<Result<WorldArchive['world'], ArchiveRefusal>> => {
  const opened = await WorldArchive.open(await open(path, 'r'));
  if (!opened.ok) return opened;
  archive = opened.value;
  return { ok: true, value: archive.world };
};

const work = async (job: ArchiveJob): Promise<Result<WorldArchive['world'] | ArchiveCard, ArchiveRefusal>> => {
  if ('open' in job) return begin(job.open);
  return archive === null ? err({ code: 'archive-damaged' }) : archive.card(job.card);
};

process.on('message', (job: ArchiveJob) => {
  work(job)
    .then(answer => process.send?.(answer))
    .catch(() => process.exit(1));
});
process.on('disconnect', () => process.exit(0));

import { type MessagePort, parentPort } from 'node:worker_threads';
import sharp from 'sharp';
import { loadCard, loadDraft, WORLD } from '../cards/deck.ts';
import { shipCard, writePreview } from './encode.ts';
import type { Done, Job } from './job.ts';
import { paintCard } from './paint-card.ts';

// There is a worker for every core; the encoder must not bring its own crowd.
sharp.concurrency(1);

const doJob = async ({ id, file, width, medium, kind, folder }: Job): Promise<Done> => {
  const start = performance.now();
  const card = file === undefined ? await loadCard(id) : await loadDraft(file);
  const picture = paintCard(card, width, medium);
  const seconds = (performance.now() - start) / 1000;
  if (kind === 'preview') return { id, seconds, preview: await writePreview(folder, card, picture) };
  return { id, seconds, entry: await shipCard(folder, WORLD.id, card, picture) };
};

/** A card that cannot be painted is news for the painter, not a crash of the studio. */
const answer = async (job: Job, port: MessagePort): Promise<void> => {
  try {
    port.postMessage(await doJob(job), []);
  } catch (error) {
    const failure = error instanceof Error ? (error.stack ?? error.message) : String(error);
    port.postMessage({ id: job.id, failure } satisfies Done, []);
  }
};

const port = parentPort;
port?.on('message', (job: Job) => void answer(job, port));

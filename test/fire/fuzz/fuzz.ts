import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { diceOf, oneOf } from '../random.ts';
import { Coverage } from './coverage.ts';
import { mutate } from './mutate.ts';

export interface Target {
  readonly name: string;
  readonly isJson: boolean;
  /** What is good, to begin with. */
  readonly seeds: () => Promise<readonly (string | Buffer)[]>;
  /** Throws when the input makes something happen that must not. */
  readonly run: (input: Buffer) => void | Promise<void>;
  /** Of each thousand inputs, how many this target gets: some are slow. */
  readonly share: number;
  /** Whether coverage is asked after every batch; without it, where there are many inputs. */
  readonly isSteered?: boolean;
  readonly close?: () => Promise<void>;
}

export interface Found {
  readonly target: string;
  readonly inputs: number;
  readonly corpus: number;
  readonly blocks: number;
  readonly failures: readonly { readonly why: string; readonly input: Buffer }[];
}

const BATCH = 250;
const FAILURES_MAX = 5;
const REGRESSIONS = join(import.meta.dirname, 'regressions');

/** Inputs that once broke something, kept for ever. */
const regressionsOf = ({ name }: Target): readonly Buffer[] => {
  const folder = join(REGRESSIONS, name);
  return existsSync(folder) ? readdirSync(folder).map(file => readFileSync(join(folder, file))) : [];
};

export const keepRegression = (target: string, input: Buffer): string => {
  const folder = join(REGRESSIONS, target);
  mkdirSync(folder, { recursive: true });
  const file = join(folder, createHash('sha256').update(input).digest('hex').slice(0, 12));
  writeFileSync(file, input);
  return file;
};

const attempt = async ({ run }: Target, input: Buffer): Promise<string | null> => {
  try {
    await run(input);
    return null;
  } catch (why) {
    return why instanceof Error ? (why.stack ?? why.message) : String(why);
  }
};

/** The one of a batch that reached something new, by halving. */
const findNovel = async (target: Target, coverage: Coverage, batch: readonly Buffer[]): Promise<Buffer | null> => {
  let part = batch;
  while (part.length > 1) {
    const half = part.slice(0, part.length >> 1);
    for (const input of half) await attempt(target, input);
    part = (await coverage.fresh()).size > 0 ? half : part.slice(part.length >> 1);
  }
  return part[0] ?? null;
};

/** Mutates what is known, keeps what reaches new blocks of our code, and stops at five different failures, or when it is late. */
export const fuzz = async (
  target: Target,
  inputs: number,
  seed: number,
  until = Number.POSITIVE_INFINITY,
): Promise<Found> => {
  const dice = diceOf(seed);
  const coverage = new Coverage();
  const corpus: Buffer[] = (await target.seeds()).map(each => Buffer.from(each));
  const failures = new Map<string, { why: string; input: Buffer }>();
  const isSteered = target.isSteered ?? target.share >= 100;
  if (isSteered) await coverage.start();
  const note = (why: string | null, input: Buffer): void => {
    // One failure shows itself by many inputs: where it happened tells them apart.
    if (why !== null) failures.set(why.split('\n').slice(0, 3).join('\n'), { why, input });
  };
  for (const input of [...corpus, ...regressionsOf(target)]) note(await attempt(target, input), input);
  if (isSteered) coverage.learn(await coverage.fresh());
  let done = 0;
  while (done < inputs && Date.now() < until && failures.size < FAILURES_MAX) {
    const batch = Array.from({ length: Math.min(BATCH, inputs - done) }, () => {
      // The newest finds are the most promising; the old ones are not forgotten.
      const from = dice() < 0.3 ? (corpus.at(-1 - Math.floor(dice() * 8)) ?? oneOf(dice, corpus)) : oneOf(dice, corpus);
      return mutate(from, dice, target.isJson);
    });
    for (const input of batch) note(await attempt(target, input), input);
    done += batch.length;
    if (!isSteered) continue;
    const fresh = await coverage.fresh();
    if (fresh.size === 0) continue;
    const novel = await findNovel(target, coverage, batch);
    if (novel !== null) corpus.push(novel);
    coverage.learn(fresh);
  }
  if (isSteered) await coverage.stop();
  return {
    target: target.name,
    inputs: done,
    corpus: corpus.length,
    blocks: coverage.blocks,
    failures: [...failures.values()],
  };
};

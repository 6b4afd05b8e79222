import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTable, joinTable, TestClient } from '../support/client.ts';
import { freePort } from '../support/postgres.ts';
import { ServerProcess } from '../support/process.ts';
import { between, diceOf, pause } from './random.ts';

export interface SoakPlan {
  readonly tables: number;
  readonly minutes: number;
  /** Seconds between two moves of one table, on average. */
  readonly think: number;
  readonly say: (line: string) => void;
}

/** What one minute, or a twentieth of a shorter run, looked like. */
export interface Sample {
  readonly moves: number;
  readonly p50: number;
  readonly p99: number;
  /** Megabytes. The heap is the smallest of the window, as after a collection. */
  readonly memory: number;
  readonly heap: number;
  readonly file: number;
  readonly log: number;
}

export interface SoakReport {
  readonly connections: number;
  readonly moves: number;
  readonly samples: readonly Sample[];
  /** Bytes of the file for each stored move, in the run's second and last quarter. */
  readonly bytesPerMove: readonly [number, number];
  readonly complaints: readonly string[];
}

const PLAYERS = 6;
const MB = 1024 * 1024;

const sizeOf = (file: string): number => {
  try {
    return statSync(file).size;
  } catch {
    // Not there yet, or cleared away by a checkpoint.
    return 0;
  }
};

const quantile = (sorted: readonly number[], q: number): number => sorted[Math.floor(sorted.length * q)] ?? 0;

const gauge = (metrics: string, name: string): number =>
  Number(new RegExp(`^${name} ([\\d.e+]+)$`, 'm').exec(metrics)?.[1] ?? 0);

const seatTable = async (base: string): Promise<readonly TestClient[]> => {
  const code = await createTable(base, { options: { target: 30 } });
  const clients: TestClient[] = [];
  for (let i = 1; i <= PLAYERS; i++)
    clients.push(await TestClient.open(base, await joinTable(base, code, `Player ${i}`)));
  return clients;
};

/** Whoever owes something moves; a game that is over is followed by the next. */
const playOn = async (
  clients: readonly TestClient[],
  plan: SoakPlan,
  times: number[],
  isOver: () => boolean,
  seed: number,
) => {
  const dice = diceOf(seed);
  const [host] = clients as [TestClient];
  await pause(between(dice, 0, plan.think * 1000));
  while (!isOver()) {
    const { phase } = host.table;
    const isBetween = phase === 'lobby' || phase === 'over';
    const mover = isBetween ? host : clients.find(client => client.move(dice) !== null);
    const command = isBetween ? ({ t: 'start' } as const) : mover?.move(dice);
    if (mover !== undefined && command != null) {
      const began = performance.now();
      await mover.do(command);
      times.push(performance.now() - began);
    }
    await pause(between(dice, 0.5, 1.5) * plan.think * 1000);
  }
};

const mean = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0) / Math.max(1, values.length);

const quarter = (samples: readonly Sample[], which: 1 | 2 | 3 | 4): readonly Sample[] =>
  samples.slice(Math.floor((samples.length * (which - 1)) / 4), Math.floor((samples.length * which) / 4));

/** The first quarter is for warming up; the last must look like the second. */
export const judgeSoak = (samples: readonly Sample[]): readonly string[] => {
  const [early, late] = [quarter(samples, 2), quarter(samples, 4)];
  const grew = (key: keyof Sample): number =>
    mean(late.map(each => each[key])) / Math.max(0.001, mean(early.map(each => each[key])));
  const complaints: string[] = [];
  if (grew('heap') > 1.2) complaints.push(`the heap grew to ${grew('heap').toFixed(2)} times`);
  if (grew('memory') > 1.25) complaints.push(`the memory grew to ${grew('memory').toFixed(2)} times`);
  if (grew('p99') > 2 && mean(late.map(each => each.p99)) > 50)
    complaints.push(`p99 grew to ${grew('p99').toFixed(1)} times`);
  if (Math.max(...samples.map(each => each.log)) > 64) complaints.push('the write-ahead log is larger than 64 MB');
  return complaints;
};

const bytesPerMove = (samples: readonly Sample[], which: 2 | 4): number => {
  const part = quarter(samples, which);
  const grown = ((part.at(-1)?.file ?? 0) - (part[0]?.file ?? 0)) * MB;
  return Math.round(
    grown /
      Math.max(
        1,
        part.slice(1).reduce((sum, each) => sum + each.moves, 0),
      ),
  );
};

/** Many tables of six at a human pace on one server, watched for what only time shows. */
export const runSoak = async (plan: SoakPlan): Promise<SoakReport> => {
  const root = mkdtempSync(join(tmpdir(), 'inkling-soak-'));
  const server = new ServerProcess(await freePort(), { INKLING_DATA: root });
  await server.start();
  const tables: (readonly TestClient[])[] = [];
  for (let i = 0; i < plan.tables; i++) tables.push(await seatTable(server.base));
  plan.say(`${plan.tables * PLAYERS} connections`);
  let over = false;
  const times: number[] = [];
  const playing = tables.map((clients, i) => playOn(clients, plan, times, () => over, i));
  const windows = Math.max(20, Math.round(plan.minutes));
  const samples: Sample[] = [];
  for (let window = 0; window < windows; window++) {
    const end = Date.now() + (plan.minutes * 60_000) / windows;
    let heap = Number.POSITIVE_INFINITY;
    let metrics = '';
    while (Date.now() < end) {
      await pause(Math.min(2000, Math.max(0, end - Date.now())));
      metrics = await (await fetch(`${server.base}/metrics`)).text();
      heap = Math.min(heap, gauge(metrics, 'nodejs_heap_size_used_bytes'));
    }
    const sorted = times.splice(0).toSorted((a, b) => a - b);
    samples.push({
      moves: sorted.length,
      p50: Math.round(quantile(sorted, 0.5)),
      p99: Math.round(quantile(sorted, 0.99)),
      memory: Math.round(gauge(metrics, 'process_resident_memory_bytes') / MB),
      heap: Math.round(heap / MB),
      file: sizeOf(join(root, 'inkling.db')) / MB,
      log: sizeOf(join(root, 'inkling.db-wal')) / MB,
    });
    const { moves, p50, p99, memory, heap: least, file, log } = samples.at(-1) as Sample;
    plan.say(
      `${window + 1}/${windows}  ${moves} moves  p50 ${p50} ms  p99 ${p99} ms  ${memory} MB (heap ${least})  file ${file.toFixed(1)} MB, log ${log.toFixed(1)} MB`,
    );
  }
  over = true;
  await Promise.all(playing);
  for (const client of tables.flat()) client.terminate();
  const status = await server.end('SIGTERM');
  rmSync(root, { recursive: true, force: true });
  return {
    connections: plan.tables * PLAYERS,
    moves: samples.reduce((sum, each) => sum + each.moves, 0),
    samples,
    bytesPerMove: [bytesPerMove(samples, 2), bytesPerMove(samples, 4)],
    complaints: [...judgeSoak(samples), ...(status === 0 ? [] : [`the server ended with ${status}`])],
  };
};

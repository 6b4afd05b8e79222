import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fixed, markdownTable, median } from '../report/document.mjs';
import { lines } from '../report/plot.mjs';
import { VERSION } from '../table/adapters/inkling.mjs';
import { RawSocket } from '../table/adapters/raw-socket.mjs';
import { startServer } from '../table/measure.mjs';

const ASKED = 200;

/** From saying hello on an open socket to the snapshot. */
const firstAnswer = (url, { code, seat, token }) =>
  new Promise((resolve, reject) => {
    let said = 0;
    const socket = new RawSocket(`${url}/ws`, {
      opened: () => {
        said = performance.now();
        socket.send(JSON.stringify({ t: 'hello', v: VERSION, table: code, seat, token, rev: 0 }));
      },
      received: data => {
        const took = performance.now() - said;
        socket.close();
        if (JSON.parse(data.toString()).t === 'snapshot') resolve(took);
        else reject(new Error(data.toString()));
      },
    });
  });

const quantile = (values, q) => values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) * q)];

const measure = async (count, storeTables) => {
  const folder = mkdtempSync(join(tmpdir(), 'inkling-restart-'));
  try {
    const { tables, entries } = await storeTables(folder, count);
    const server = await startServer('inkling', { INKLING_DATA: folder });
    try {
      const some = Array.from(
        { length: Math.min(ASKED, count) },
        (_, i) => tables[Math.floor((i * count) / ASKED)] ?? tables[i],
      );
      const cold = [];
      for (const table of some) cold.push(await firstAnswer(server.url, table));
      const warm = [];
      for (const table of some) warm.push(await firstAnswer(server.url, table));
      return {
        count,
        entries,
        readyMs: server.readyMs,
        readyCpuMs: server.readyCpuMs,
        coldP50: quantile(cold, 0.5),
        coldP99: quantile(cold, 0.99),
        warmP50: quantile(warm, 0.5),
        warmP99: quantile(warm, 0.99),
      };
    } finally {
      await server.stop('SIGKILL');
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

/** A server that was killed starts again on a file full of running games. */
export const run = async ({ quick, rows, say }) => {
  const { storeTables } = await import('../restart/stored-tables.mjs');
  const sizes = quick ? [100, 1000] : [100, 1000, 10_000];
  for (let rep = 0; rep < (quick ? 1 : 2); rep++) {
    for (const count of sizes) {
      const row = await measure(count, storeTables);
      rows.add({ rep, ...row });
      say(
        `${count} tables: ready in ${row.readyMs.toFixed(0)} ms (CPU ${row.readyCpuMs} ms), first answer p50 ${row.coldP50.toFixed(1)} ` +
          `p99 ${row.coldP99.toFixed(1)} ms, again p99 ${row.warmP99.toFixed(1)} ms`,
      );
    }
  }
};

export const report = all => {
  const sizes = [...new Set(all.map(row => row.count))].toSorted((a, b) => a - b);
  const of = (count, key) => median(all.filter(row => row.count === count).map(row => row[key]));
  return {
    text: markdownTable(
      [
        'stored tables',
        'ready, ms',
        'of it CPU, ms',
        'first answer of a table p50, ms',
        'p99, ms',
        'reconnect p50, ms',
        'p99, ms',
      ],
      sizes.map(count => [
        count,
        fixed(of(count, 'readyMs')),
        fixed(of(count, 'readyCpuMs')),
        ...['coldP50', 'coldP99', 'warmP50', 'warmP99'].map(key => fixed(of(count, key), 1)),
      ]),
    ),
    plots: {
      restart: lines(
        'From the start of the process to its first connection',
        [{ name: 'inkling', points: sizes.map(count => [count, of(count, 'readyMs')]) }],
        { x: 'stored tables', y: 'ms' },
      ),
    },
  };
};

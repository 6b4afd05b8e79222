import { fixed, markdownTable, median } from '../report/document.mjs';
import { bars } from '../report/plot.mjs';
import { drive, startServer } from '../table/measure.mjs';

/** How the six seats of a table reach the nodes: all at one node, or half of them at each. */
const WAYS = [
  { name: 'inkling, 1 node', nodes: 1, spread: 'tables' },
  { name: 'inkling, 2 nodes, tables spread', nodes: 2, spread: 'tables' },
  { name: 'inkling, 2 nodes, every table at both', nodes: 2, spread: 'seats' },
];

const measure = async (postgres, { nodes, spread }, load) => {
  const database = await postgres.database();
  const servers = [];
  try {
    for (let i = 0; i < nodes; i++) servers.push(await startServer('inkling', { DATABASE_URL: database }));
    return await drive(servers, 'inkling', { ...load, spread });
  } finally {
    await Promise.all(servers.map(server => server.stop()));
  }
};

/** Durable moves a second with a PostgreSQL of its own, as it comes: synchronous commits and all. */
export const run = async ({ quick, rows, say }) => {
  const { startPostgres } = await import('../../test/support/postgres.ts');
  const postgres = await startPostgres();
  try {
    for (const way of WAYS) {
      const { verify } = await measure(postgres, way, { rooms: 6, secs: 3, warm: 1, verify: true });
      rows.add({ verified: way.name, ok: verify.ok });
      say(`${way.name}: verify ${verify.ok ? 'ok' : `FAILED ${JSON.stringify(verify)}`}`);
      if (!verify.ok) process.exitCode = 1;
    }
    for (let rep = 0; rep < (quick ? 1 : 2); rep++) {
      for (const way of WAYS) {
        const load = { rooms: quick ? 100 : 400, secs: quick ? 4 : 10, warm: quick ? 2 : 5 };
        const row = await measure(postgres, way, load);
        rows.add({ rep, way: way.name, ...row });
        say(
          `${way.name}: ${row.movesPerS.toFixed(0)} moves/s, p99 ${row.p99.toFixed(0)} ms, ` +
            `${row.cpuMsPerMove.toFixed(3)} ms CPU/move on all nodes, ${row.errors} errors${row.error}`,
        );
      }
    }
  } finally {
    await postgres.stop();
  }
};

export const report = all => {
  const of = (way, key) => median(all.filter(row => row.way === way).map(row => row[key]));
  return {
    text: markdownTable(
      ['', 'moves/s', 'p50 ms', 'p99 ms', 'ms CPU/move, nodes', 'driver, % of a core', 'others, %', 'verify'],
      WAYS.map(({ name }) => [
        name,
        fixed(of(name, 'movesPerS')),
        fixed(of(name, 'p50'), 1),
        fixed(of(name, 'p99'), 1),
        fixed(of(name, 'cpuMsPerMove'), 3),
        fixed(of(name, 'driverPercent')),
        fixed(of(name, 'otherPercent')),
        all.some(row => row.verified === name && row.ok) ? 'ok' : 'failed',
      ]),
    ),
    plots: {
      nodes: bars(
        'Durable moves a second with PostgreSQL',
        WAYS.map(({ name }) => ({ name, value: of(name, 'movesPerS') })),
        'moves/s',
      ),
    },
  };
};

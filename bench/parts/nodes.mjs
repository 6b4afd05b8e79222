import { fixed, markdownTable, median } from '../report/document.mjs';
import { bars } from '../report/plot.mjs';
import { limitCpu } from '../table/cpu-share.mjs';
import { drive, startServer } from '../table/measure.mjs';

/** What a node may take of one core where nodes are rationed: the database and the players have the rest for themselves. */
const SHARE = 0.3;

/**
 * How the six seats of a table reach the nodes: all at one node, or half of them at each. On a small machine one node, its
 * database and the players already take all there is, so what a second node adds shows where each has its ration.
 */
const WAYS = [
  { name: 'inkling, 1 node', nodes: 1, spread: 'tables' },
  { name: 'inkling, 2 nodes, tables spread', nodes: 2, spread: 'tables' },
  { name: 'inkling, 2 nodes, every table at both', nodes: 2, spread: 'seats' },
  { name: `1 node with ${SHARE} of a core`, nodes: 1, spread: 'tables', share: SHARE },
  { name: `2 nodes with ${SHARE} of a core each, tables spread`, nodes: 2, spread: 'tables', share: SHARE },
  { name: `2 nodes with ${SHARE} of a core each, every table at both`, nodes: 2, spread: 'seats', share: SHARE },
];

const ration = ({ pid }, share) => {
  const release = limitCpu(pid, share);
  if (release === null) throw new Error('only root may ration processors here');
  return release;
};

const measure = async (postgres, { nodes, spread, share }, load) => {
  const database = await postgres.database();
  const servers = [];
  const releases = [];
  try {
    for (let i = 0; i < nodes; i++) servers.push(await startServer('inkling', { DATABASE_URL: database }));
    if (share !== undefined) releases.push(...servers.map(server => ration(server, share)));
    return await drive(servers, 'inkling', { ...load, spread });
  } finally {
    await Promise.all(servers.map(server => server.stop()));
    for (const release of releases) release();
  }
};

/** Durable moves a second with a PostgreSQL of its own, as it comes: synchronous commits and all. */
export const run = async ({ quick, rows, say }) => {
  const { startPostgres } = await import('../../test/support/postgres.ts');
  const postgres = await startPostgres();
  try {
    for (const way of WAYS.filter(({ share }) => share === undefined)) {
      const { verify } = await measure(postgres, way, { rooms: 6, secs: 3, warm: 1, verify: true });
      rows.add({ verified: way.name, ok: verify.ok });
      say(`${way.name}: verify ${verify.ok ? 'ok' : `FAILED ${JSON.stringify(verify)}`}`);
      if (!verify.ok) process.exitCode = 1;
    }
    for (let rep = 0; rep < (quick ? 1 : 2); rep++) {
      for (const way of WAYS) {
        const load = { rooms: quick ? 100 : 400, secs: quick ? 4 : 10, warm: quick ? 2 : 5 };
        const row = await measure(postgres, way, load).catch(why => ({ failed: String(why) }));
        if (row.failed) {
          say(`${way.name}: left out, ${row.failed}`);
          continue;
        }
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

/** Rationed nodes are the same nodes: what was verified without a ration holds for them. */
const verdictOf = (all, name) => {
  const verdict = all.find(row => row.verified === name);
  if (verdict === undefined) return 'as above';
  return verdict.ok ? 'ok' : 'failed';
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
        verdictOf(all, name),
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

import { parseArgs } from 'node:util';
import { runChaos } from '../test/fire/chaos.ts';
import { postgresHouse, sqliteHouse } from '../test/fire/house.ts';

/** npm run chaos: games in all rulesets under all faults, on both stores, and the verdict. Seeds are printed. */
const { values } = parseArgs({
  options: {
    seed: { type: 'string' },
    store: { type: 'string', default: 'both' },
    minutes: { type: 'string', default: '3' },
    tables: { type: 'string', default: '20' },
    freeze: { type: 'string', default: '30' },
    disk: { type: 'string' },
    only: { type: 'string' },
  },
});
const minutes = Number(values.minutes);
const print = (line: string) => process.stdout.write(`${line}\n`);

let isWell = true;
for (const store of values.store === 'both' ? ['sqlite', 'postgres'] : [values.store]) {
  const seed = Number(values.seed ?? Math.floor(Math.random() * 1e9));
  print(`\n${store}, seed ${seed}, ${values.tables} tables, ${minutes} minutes of faults`);
  const house = await (store === 'sqlite' ? sqliteHouse(values.disk === 'limit' ? 'limit' : null) : postgresHouse());
  if (house.disk !== null) print(`disk: ${house.disk.kind}`);
  try {
    const report = await runChaos(house, {
      seed,
      tables: Number(values.tables),
      times: 1,
      lastsMs: minutes * 60_000,
      movesBetween: 60,
      longestFaultMs: Number(values.freeze) * 1000,
      patienceMs: minutes * 120_000 + 900_000,
      ...(values.only === undefined ? {} : { only: values.only.split(',') }),
      say: print,
    });
    const { complaints, ...facts } = report;
    print(JSON.stringify(facts, null, 1));
    for (const complaint of complaints.slice(0, 40)) print(`! ${complaint}`);
    print(complaints.length === 0 ? 'Nothing lost.' : `${complaints.length} complaints.`);
    isWell &&= complaints.length === 0;
  } finally {
    await house.close();
  }
}
process.exit(isWell ? 0 : 1);

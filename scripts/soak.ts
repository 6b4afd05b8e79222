import { parseArgs } from 'node:util';
import { runSoak } from '../test/fire/soak.ts';

/** npm run soak: 2,000 tables of six for ten minutes; `-- --minutes 60` for the long form. */
const { values } = parseArgs({
  options: {
    tables: { type: 'string', default: '2000' },
    minutes: { type: 'string', default: '10' },
    think: { type: 'string', default: '10' },
  },
});
const print = (line: string) => process.stdout.write(`${line}\n`);
const report = await runSoak({
  tables: Number(values.tables),
  minutes: Number(values.minutes),
  think: Number(values.think),
  say: print,
});
const { samples: _samples, complaints, ...facts } = report;
print(JSON.stringify(facts));
for (const complaint of complaints) print(`! ${complaint}`);
print(complaints.length === 0 ? 'Level.' : `${complaints.length} complaints.`);
process.exit(complaints.length === 0 ? 0 : 1);

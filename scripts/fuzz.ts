import { parseArgs } from 'node:util';
import { fuzz, keepRegression } from '../test/fire/fuzz/fuzz.ts';
import { SLOW_TARGETS } from '../test/fire/fuzz/slow-targets.ts';
import { TARGETS } from '../test/fire/fuzz/targets.ts';

/** npm run fuzz: a million inputs and more, steered by coverage. What breaks something is kept as a file and run by the tests. */
const { values } = parseArgs({
  options: {
    inputs: { type: 'string', default: '1000000' },
    /** Exactly so many for every target, whatever its share. */
    count: { type: 'string' },
    /** At most so long for each target. */
    minutes: { type: 'string', default: 'Infinity' },
    target: { type: 'string' },
    seed: { type: 'string' },
  },
});
const seed = Number(values.seed ?? Math.floor(Math.random() * 1e9));
const print = (line: string) => process.stdout.write(`${line}\n`);
print(`seed ${seed}`);

let [total, broken] = [0, 0];
for (const target of [...TARGETS, ...SLOW_TARGETS]) {
  if (values.target !== undefined && values.target !== target.name) continue;
  const began = Date.now();
  const wanted = Number(values.count ?? Math.ceil((Number(values.inputs) * target.share) / 1000));
  const { inputs, corpus, blocks, failures } = await fuzz(
    target,
    wanted,
    seed,
    began + Number(values.minutes) * 60_000,
  );
  const seconds = (Date.now() - began) / 1000;
  print(
    `${target.name.padEnd(14)} ${String(inputs).padStart(8)} inputs  ${String(corpus).padStart(4)} kept  ` +
      `${String(blocks).padStart(5)} blocks  ${seconds.toFixed(0).padStart(4)} s  ${failures.length} failures`,
  );
  for (const { why, input } of failures) print(`! ${keepRegression(target.name, input)}\n${why}\n`);
  total += inputs;
  broken += failures.length;
  await target.close?.();
}
print(`${total} inputs, ${broken} failures`);
process.exit(broken === 0 ? 0 : 1);

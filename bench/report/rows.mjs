import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';

const folder = new URL('../results/', import.meta.url);

/** Raw results of a part, one JSON line each, so that a report can be written again without measuring again. */
export const rowsOf = part => {
  const file = new URL(`${part}.jsonl`, folder);
  return {
    clear: () => rmSync(file, { force: true }),
    add: row => {
      mkdirSync(folder, { recursive: true });
      appendFileSync(file, `${JSON.stringify({ at: new Date().toISOString(), ...row })}\n`);
    },
    all: () =>
      existsSync(file)
        ? readFileSync(file, 'utf8')
            .trim()
            .split('\n')
            .map(line => JSON.parse(line))
        : [],
  };
};

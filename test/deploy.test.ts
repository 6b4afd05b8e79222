import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const flagsIn = (text: string): readonly string[] => [...text.matchAll(/--[\w-]+(?:=[\w-]+)?/g)].map(([flag]) => flag);
const line = (file: string, begin: string): string =>
  readFileSync(file, 'utf8')
    .split('\n')
    .find(each => each.startsWith(begin)) ?? '';

describe('what is shipped to run the server', () => {
  const flags = flagsIn(line('scripts/server-flags.mjs', 'export'));

  it('starts Node with the flags that npm start and the benchmark use', () => {
    expect(flags).not.toEqual([]);
    expect(flagsIn(line('deploy/Dockerfile', 'CMD'))).toEqual(flags);
    expect(flagsIn(line('deploy/inkling.service', 'ExecStart'))).toEqual(flags);
  });
});

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { Decoder } from './decoder.ts';
import type { PictureAnswer } from './prepare-picture.ts';

const MODULE = new URL('./picture-process', import.meta.url);
const NOTHING = { bytes: Buffer.from('nothing'), crop: null };

/** A process that has opened all the files it may, and asks a decoder then. */
const STARVED = `
  const { openSync } = await import('node:fs');
  const { Decoder } = await import(${JSON.stringify(new URL('./decoder.ts', import.meta.url).href)});
  process.stdout.write('begun, ');
  try { for (;;) openSync('/dev/null', 'r'); } catch {}
  const decoder = new Decoder(new URL(${JSON.stringify(MODULE.href)}));
  const answer = await decoder.ask({}, 5000);
  decoder.end();
  await new Promise(resolve => setTimeout(resolve, 100));
  process.stdout.write(answer);
`;

describe('a process that opens what strangers send', () => {
  it('[DC1] answers one after the other; once it is ended it is gone, and nobody falls with it', async () => {
    const decoder = new Decoder(MODULE);
    for (const _ of [1, 2]) {
      const answer = await decoder.ask<PictureAnswer>(NOTHING, 20_000);
      expect(answer).toMatchObject({ refusal: { code: 'picture-not-understood' } });
    }
    decoder.end();
    // Its end is not known yet to whoever asks at once.
    expect(await decoder.ask(NOTHING, 20_000)).toBe('gone');
    expect([decoder.isGone, await decoder.ask(NOTHING, 20_000)]).toEqual([true, 'gone']);
  });

  it('[DC1] one that cannot begin is gone', async () => {
    const decoder = new Decoder(new URL('./no-such-process', import.meta.url));
    expect(await decoder.ask(NOTHING, 20_000)).toBe('gone');
    decoder.end();
  });

  it.skipIf(process.platform === 'win32')('[DC2] so is one for which the system has no room', async () => {
    const node = [process.execPath, '--import', 'tsx', '--input-type=module', '-e', STARVED];
    // In a group of its own: a signal that goes astray must not meet the tests.
    const starved = spawn('sh', ['-c', 'ulimit -n 100; exec "$@"', 'sh', ...node], {
      detached: true,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    const [said, [status]] = await Promise.all([text(starved.stdout), once(starved, 'exit')]);
    expect([said, status]).toEqual(['begun, gone', 0]);
  });
});

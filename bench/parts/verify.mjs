import { markdownTable } from '../report/document.mjs';
import { measure } from '../table/measure.mjs';
import { PEERS } from '../table/peers.mjs';

/** The floor deals no cards and keeps no score: there is nothing to verify. Tables of four are for `tables`. */
const CASES = Object.keys(PEERS)
  .filter(name => !name.startsWith('floor'))
  .map(peer => ({ peer, seats: 6 }));
CASES.push({ peer: 'inkling', seats: 4 });

/** Every state that every seat decodes is searched for secrets and its scores are counted again. */
export const run = async ({ quick, rows, say }) => {
  for (const { peer, seats } of CASES) {
    for (const think of quick ? [0] : [0, 200]) {
      const load = { rooms: 10, seats, secs: quick ? 3 : 6, warm: 1, think, verify: true };
      const { verify, errors, error, failed } = await measure(peer, load).catch(why => ({ failed: String(why) }));
      rows.add({ peer, seats, think, verify, errors, failed });
      const verdict = verify?.ok && errors === 0 ? 'ok' : `FAILED ${failed ?? ''} ${error ?? ''}`;
      say(`${peer.padEnd(12)} of ${seats}, think ${think} ms: ${verdict} ${JSON.stringify(verify ?? {})}`);
      if (!verify?.ok) process.exitCode = 1;
    }
  }
};

export const report = all => ({
  text: markdownTable(
    ['', 'seats', 'think ms', 'states', 'rounds', 'games', 'verdict'],
    all.map(({ peer, seats, think, verify, errors }) => [
      peer,
      seats,
      think,
      verify?.states ?? 0,
      Math.round(verify?.rounds ?? 0),
      verify?.games ?? 0,
      verify?.ok && errors === 0 ? 'ok' : 'failed',
    ]),
  ),
});

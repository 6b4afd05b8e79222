import { markdownTable } from '../report/document.mjs';
import { measure } from '../table/measure.mjs';
import { PEERS } from '../table/peers.mjs';

/** Every state that every seat decodes is searched for secrets and its scores are counted again. */
export const run = async ({ quick, rows, say }) => {
  // The floor deals no cards and keeps no score: there is nothing to verify.
  for (const peer of Object.keys(PEERS).filter(name => name !== 'floor')) {
    for (const think of quick ? [0] : [0, 200]) {
      const load = { rooms: 10, secs: quick ? 3 : 6, warm: 1, think, verify: true };
      const { verify, errors, error, failed } = await measure(peer, load).catch(why => ({ failed: String(why) }));
      rows.add({ peer, think, verify, errors, failed });
      const verdict = verify?.ok && errors === 0 ? 'ok' : `FAILED ${failed ?? ''} ${error ?? ''}`;
      say(`${peer.padEnd(12)} think ${think} ms: ${verdict} ${JSON.stringify(verify ?? {})}`);
      if (!verify?.ok) process.exitCode = 1;
    }
  }
};

export const report = all => ({
  text: markdownTable(
    ['', 'think ms', 'states', 'rounds', 'games', 'verdict'],
    all.map(({ peer, think, verify, errors }) => [
      peer,
      think,
      verify?.states ?? 0,
      Math.round(verify?.rounds ?? 0),
      verify?.games ?? 0,
      verify?.ok && errors === 0 ? 'ok' : 'failed',
    ]),
  ),
});

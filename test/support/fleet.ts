import { expect } from 'vitest';
import { tableId } from '../../src/engine/ids.ts';
import { RULESET_IDS } from '../../src/engine/options.ts';
import type { Journal } from '../../src/server/journal/journal.ts';
import { createTable, joinTable, TestClient } from './client.ts';
import { StubbornPlayer } from './stubborn-player.ts';

export interface Fleet {
  readonly codes: readonly string[];
  readonly players: readonly StubbornPlayer[];
}

/** Started tables of six with a player on every seat, over all rulesets, spread over the servers. */
export const launchFleet = async (bases: readonly string[], tables: number, target: number): Promise<Fleet> => {
  const [base = ''] = bases;
  const codes: string[] = [];
  const players: StubbornPlayer[] = [];
  for (let t = 0; t < tables; t++) {
    const ruleset = RULESET_IDS[t % RULESET_IDS.length] ?? 'classic';
    const tellings = Math.max(1, Math.floor(target / 15));
    const code = await createTable(base, { options: { ruleset, target, tellings } });
    for (let s = 1; s <= 6; s++) players.push(new StubbornPlayer(bases, s, await joinTable(base, code, `Player ${s}`)));
    const host = await TestClient.open(base, players.at(-6)?.identity ?? { code });
    expect(await host.do({ t: 'start' })).toEqual({ ok: true });
    host.close();
    codes.push(code);
  }
  return { codes, players };
};

/** Nothing acknowledged is missing, nothing refused is there, nothing counted twice, every game is over. */
export const auditFleet = async (journal: Journal, { codes, players }: Fleet): Promise<number> => {
  let acknowledged = 0;
  for (const code of codes) {
    const entries = await journal.read(tableId(code));
    const causes = entries.map(entry => entry.cause);
    const stored = new Set(causes);
    expect(stored.size, `${code}: something counted twice`).toBe(causes.length);
    for (const player of players.filter(each => each.identity.code === code)) {
      const { seat } = player.identity;
      const missing = player.acknowledged.filter(id => !stored.has(`${seat}:${id}`));
      expect(missing, `${code} ${seat}: acknowledged and lost`).toEqual([]);
      expect(
        player.refused.filter(id => stored.has(`${seat}:${id}`)),
        'refused and stored',
      ).toEqual([]);
      acknowledged += player.acknowledged.length;
    }
    const events = entries.flatMap(entry => entry.events);
    expect(
      events.some(event => event.t === 'ended'),
      `${code} is not finished`,
    ).toBe(true);
  }
  return acknowledged;
};

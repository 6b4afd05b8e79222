import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Evening, gather, playOut } from '../support/browser-game.ts';
import { House } from '../support/browser-house.ts';
import type { Guest } from '../support/browser-player.ts';

const ADA: Guest = { name: 'Ada', view: 'desk', theme: 'dark' };
const BEN: Guest = { name: 'Ben', view: 'phone', theme: 'light' };
const CLEO: Guest = { name: 'Cleo', view: 'phone', theme: 'dark' };
const DAN: Guest = { name: 'Dan', view: 'desk', theme: 'light' };

const EVENINGS: Readonly<Record<string, Evening>> = {
  'Classic with 3': { ruleset: 'Classic', guests: [ADA, BEN, CLEO], bots: 0, target: 15 },
  'Classic with 4': { ruleset: 'Classic', guests: [BEN, ADA, CLEO, DAN], bots: 0, target: 15 },
  'Classic with 8': { ruleset: 'Classic', guests: [ADA, BEN, CLEO, DAN], bots: 4, target: 15 },
  'Odyssey 2011 with 7': { ruleset: 'Odyssey 2011', guests: [ADA, BEN, CLEO, DAN], bots: 3, target: 15 },
  'Odyssey 2023 with 6': { ruleset: 'Odyssey 2023', guests: [BEN, ADA, DAN, CLEO], bots: 2, target: 15, votes: 2 },
  'Party with 6': { ruleset: 'Party', guests: [ADA, BEN, CLEO, DAN], bots: 2 },
  'Teams with 6': { ruleset: 'Teams', guests: [ADA, BEN, CLEO, DAN], bots: 2 },
};

let house: House;
beforeAll(async () => {
  house = await House.open();
});
afterAll(() => house.close());

describe('a whole game on screen', () => {
  for (const [title, evening] of Object.entries(EVENINGS))
    it(`${title} is played to its end, and axe finds nothing on the way`, async () => {
      const { players } = await gather(house, evening);
      await players[0]?.deal();
      const findings = await playOut(players, evening.votes);
      const ends = await Promise.all(players.map(({ page }) => page.getByRole('heading', { level: 1 }).textContent()));
      expect(new Set(ends).size, ends.join(' / ')).toBe(1);
      if (evening.bots === 0) expect(ends[0]).toBe(`${evening.guests[0]?.name} dreamt best`);
      expect([...new Set(findings)]).toEqual([]);
      await Promise.all(players.map(({ context }) => context.close()));
    });
});

import { createTable, joinTable } from '../support/client.ts';
import { checkHistory, type Verdict } from './check-history.ts';
import { FAULTS, type Fault, faultsFor, type Scene } from './faults.ts';
import { type Evening, FirePlayer, type Round, watchTable } from './fire-player.ts';
import type { House } from './house.ts';
import { type Dice, diceOf, oneOf } from './random.ts';
import { RoughProxy } from './rough-proxy.ts';
import type { Witness } from './witness.ts';

export interface Plan {
  readonly seed: number;
  readonly tables: number;
  /** How often each fault is injected. */
  readonly times: number;
  /** Faults go on at least until then, in milliseconds. */
  readonly lastsMs: number;
  /** Promises made between two faults. */
  readonly movesBetween: number;
  readonly longestFaultMs: number;
  /** When to give up, in milliseconds. */
  readonly patienceMs: number;
  /** Some of the faults, by name; all that fit the house without it. */
  readonly only?: readonly string[];
  readonly say: (line: string) => void;
}

export interface ChaosReport extends Verdict {
  readonly seed: number;
  readonly faults: Readonly<Partial<Record<Fault, number>>>;
  readonly network: Readonly<Record<string, number>>;
  readonly seconds: number;
}

const RULESETS = ['classic', 'odyssey2011', 'odyssey2023', 'party', 'teams'] as const;
/** Every other table has timers: clocks that jump and nodes that stand still must matter to somebody. */
const TIMERS = { clue: 20, cards: 20, vote: 20, reveal: 20 };

const seatTable = async (base: string, index: number, dice: Dice) => {
  const ruleset = RULESETS[index % RULESETS.length] ?? 'classic';
  const players = ruleset === 'party' || ruleset === 'teams' ? 6 : 3 + Math.floor(dice() * 4);
  const options = { ruleset, target: 12, tellings: 1, ...(index % 2 === 0 ? { timers: TIMERS } : {}) };
  const code = await createTable(base, { options });
  const names = Array.from({ length: players }, (_, i) => `Player ${i + 1}`);
  const seats = [];
  for (const name of names) seats.push(await joinTable(base, code, name));
  return seats;
};

/** Everybody who plays, and one who only watches at every table. */
const seatAll = async (plan: Plan, bases: readonly string[], proxied: readonly string[], evening: Evening) => {
  const players: FirePlayer[] = [];
  const watching: Promise<void>[] = [];
  for (let index = 0; index < plan.tables; index++) {
    const dice = diceOf(plan.seed * 1000 + index);
    const round: Round = { started: 0, starting: 0 };
    const seats = await seatTable(oneOf(dice, bases), index, dice);
    for (const seat of seats) players.push(new FirePlayer(proxied, seat, round, evening, diceOf(dice() * 2 ** 32)));
    watching.push(watchTable(proxied, seats[0]?.code ?? '', evening, diceOf(dice() * 2 ** 32)));
  }
  return { players, watching };
};

const until = async (isTrue: () => boolean, ms: number): Promise<void> => {
  for (const end = Date.now() + ms; !isTrue() && Date.now() < end; ) await new Promise(r => setTimeout(r, 20));
};

const chosenFaults = ({ only }: Plan, house: House): readonly Fault[] => {
  const chosen = faultsFor(house).filter(fault => only?.includes(fault) ?? true);
  if (chosen.length === 0) throw new Error(`none of these can happen in this house: ${only?.join(', ')}`);
  return chosen;
};

/** Faults one after the other, each when play has gone on since the last. */
const setOnFire = async (
  plan: Plan,
  faults: readonly Fault[],
  scene: Scene,
  promises: () => number,
): Promise<ChaosReport['faults']> => {
  const counts: Partial<Record<Fault, number>> = {};
  const end = Date.now() + plan.lastsMs;
  for (let time = 0; time < plan.times || Date.now() < end; time++) {
    for (const fault of faults) {
      const before = promises();
      await until(() => promises() >= before + plan.movesBetween, 15_000);
      plan.say(`${String(promises()).padStart(7)} promises  ${fault}`);
      await FAULTS[fault](scene);
      counts[fault] = (counts[fault] ?? 0) + 1;
    }
  }
  await FAULTS['clock right'](scene);
  return counts;
};

/** Closed-loop players on all rulesets while the house burns; then the verdict. */
export const runChaos = async (house: House, plan: Plan): Promise<ChaosReport> => {
  const chosen = chosenFaults(plan, house);
  const began = Date.now();
  const dice = diceOf(plan.seed);
  const witnesses = new Map<string, Witness>();
  const proxies = house.nodes.map(node => new RoughProxy(node.base, dice, witnesses));
  const proxied = await Promise.all(proxies.map(proxy => proxy.listen()));
  const evening: Evening = { isLate: false, silenceMs: 4000 };
  const bases = house.nodes.map(node => node.base);
  const { players, watching } = await seatAll(plan, bases, proxied, evening);
  const playing = Promise.all(players.map(player => player.play(began + plan.patienceMs)));
  const promises = () => [...witnesses.values()].reduce((sum, witness) => sum + witness.acknowledged.size, 0);
  const scene: Scene = { house, proxies, dice, longestMs: plan.longestFaultMs };
  const faults = await setOnFire(plan, chosen, scene, promises).finally(() => {
    evening.isLate = true;
  });
  await playing;
  await Promise.all(watching);
  const stuck = players.filter(player => !player.status.includes('over')).map(player => player.status);
  const network: Record<string, number> = {};
  for (const { counts } of proxies)
    for (const [what, count] of Object.entries(counts)) network[what] = (network[what] ?? 0) + count;
  await Promise.all(proxies.map(proxy => proxy.close()));
  const verdict = checkHistory(await house.journal(), [...witnesses.values()]);
  const complaints = [...verdict.complaints, ...stuck.map(each => `did not finish: ${each}`)];
  return { ...verdict, complaints, seed: plan.seed, faults, network, seconds: Math.round((Date.now() - began) / 1000) };
};

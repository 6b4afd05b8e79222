import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { randomFrom } from '../bots/random.ts';
import { playMatch } from '../bots/self-play.ts';
import { RULESET_IDS, type RulesetId } from '../engine/options.ts';
import { RULESETS } from '../engine/rulesets/table.ts';
import { progressBar } from './progress-bar.ts';
import { BOTS, type Bots, type Company, cleverCompany, OUR_WORLDS, randomCompany } from './simulated-players.ts';
import { type Tally, Tallying } from './tally.ts';
import { drawTally, RULE_NAMES } from './tally-chart.ts';

const HELP = `inkling simulate: plays whole games with bots and counts.
  --ruleset <name>  ${RULESET_IDS.join(', ')} (classic)
  --players <n>     how many sit at the table (6)
  --bots <kind>     ${BOTS.join(' or ')} (clever, where there are a lexicon and a world with words)
  --games <n>       how many games (1000, or 100 with clever bots)
  --seed <n>        the same seed plays the same games (1)
  --deck <n>        cards in the deck (84)
  --worlds <folder> painted worlds; clever bots play with the first (ours)
  --out <file>      where the picture goes (out/simulate-<ruleset>-<players>.svg)`;

const GAMES: Readonly<Record<Bots, number>> = { clever: 100, random: 1000 };

interface Wish {
  readonly ruleset: RulesetId;
  readonly players: number;
  /** Null takes the best there is. */
  readonly bots: Bots | null;
  readonly games: number | null;
  readonly seed: number;
  readonly deck: number;
  readonly worlds: string;
  readonly out: string;
}

const readWish = (argv: readonly string[]): Wish | 'help' | { readonly problem: string } => {
  const { values } = parseArgs({
    args: [...argv],
    options: {
      ruleset: { type: 'string', default: 'classic' },
      players: { type: 'string', default: '6' },
      bots: { type: 'string' },
      games: { type: 'string' },
      seed: { type: 'string', default: '1' },
      deck: { type: 'string', default: '84' },
      worlds: { type: 'string', default: OUR_WORLDS },
      out: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) return 'help';
  const ruleset = RULESET_IDS.find(id => id === values.ruleset);
  if (ruleset === undefined) return { problem: `there is no ruleset “${values.ruleset}”` };
  const bots = BOTS.find(kind => kind === values.bots) ?? null;
  if (values.bots !== undefined && bots === null) return { problem: `--bots takes ${BOTS.join(' or ')}` };
  const games = values.games === undefined ? null : +values.games;
  const numbers = { players: +values.players, seed: +values.seed, deck: +values.deck };
  const odd = Object.entries({ ...numbers, games: games ?? 1 }).find(
    ([, value]) => !Number.isInteger(value) || value < 0,
  );
  if (odd !== undefined) return { problem: `--${odd[0]} takes a whole number` };
  const { min, max, even } = RULESETS[ruleset].players;
  if (numbers.players < min || numbers.players > max || (even && numbers.players % 2 === 1)) {
    return { problem: `${ruleset} takes ${min} to ${max} players${even ? ', in pairs' : ''}` };
  }
  if (games === 0) return { problem: '--games takes at least one' };
  const { worlds } = values;
  return {
    ruleset,
    bots,
    games,
    worlds,
    ...numbers,
    out: values.out ?? `out/simulate-${ruleset}-${numbers.players}.svg`,
  };
};

const invite = async ({ bots, worlds, deck }: Wish): Promise<Company | null> => {
  const clever = bots === 'random' ? null : await cleverCompany(worlds, deck);
  return clever ?? (bots === 'clever' ? null : randomCompany(deck));
};

const play = ({ ruleset, players, seed }: Wish, { deck, seats: sit }: Company, games: number): Tally => {
  const seats = sit(players, randomFrom(seed));
  const tallying = new Tallying(players);
  const bar = progressBar(process.stderr, games);
  for (let game = 0; game < games; game++) {
    const match = { players: seats, deck, seed: seed * 1_000_003 + game, options: { ruleset } };
    tallying.add(playMatch(match), RULESETS[ruleset].pairs ? players / 2 : players);
    bar.at(game + 1);
  }
  bar.end();
  return tallying.result;
};

const row = (label: string, value: string): string => `  ${label.padEnd(24)}${value.padStart(10)}`;

const describe = (tally: Tally): string => {
  const { games } = tally;
  const counts = [...tally.rounds];
  const rounds = counts.reduce((sum, [count, seen]) => sum + count * seen, 0) / games;
  const all = [...tally.points.values()].reduce((sum, points) => sum + points, 0);
  return [
    row('rounds per game', rounds.toFixed(2)),
    row('  fewest and most', `${counts[0]?.[0]}–${counts.at(-1)?.[0]}`),
    row('shared wins', `${((100 * tally.ties) / games).toFixed(1)} %`),
    '',
    row('points per game', (all / games).toFixed(1)),
    ...[...tally.points].map(([rule, sum]) => row(`  ${rule} ${RULE_NAMES[rule]}`, (sum / games).toFixed(1))),
    '',
    row('won, by turn of telling', ''),
    ...tally.wins.map((won, turn) => row(`  ${turn + 1}`, `${((100 * won) / games).toFixed(1)} %`)),
  ].join('\n');
};

export const simulate = async (argv: readonly string[]): Promise<number> => {
  const wish = readWish(argv);
  if (wish === 'help') {
    console.log(HELP);
    return 0;
  }
  if ('problem' in wish) {
    console.error(`inkling simulate: ${wish.problem}\n\n${HELP}`);
    return 2;
  }
  const company = await invite(wish);
  if (company === null) {
    console.error(`inkling simulate: clever bots need a lexicon and a world with words in ${wish.worlds}`);
    return 2;
  }
  const games = wish.games ?? GAMES[company.bots];
  const started = performance.now();
  const tally = play(wish, company, games);
  const seconds = (performance.now() - started) / 1000;
  const title = `${wish.ruleset}, ${company.bots} bots, seed ${wish.seed}`;
  mkdirSync(dirname(wish.out), { recursive: true });
  writeFileSync(wish.out, drawTally(tally, title));
  const speed = (games / seconds).toFixed(games / seconds < 10 ? 1 : 0);
  console.log(
    `${title}: ${games} games in ${seconds.toFixed(1)} s, ${speed} a second\n\n${describe(tally)}\n\n${wish.out}`,
  );
  return 0;
};

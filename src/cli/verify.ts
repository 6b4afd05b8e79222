import { readFileSync } from 'node:fs';
import { sideOf } from '../engine/seating.ts';
import type { Game } from '../engine/state.ts';
import { type Doubt, verifyGame } from '../engine/verify-game.ts';
import { type FileFault, readGameFile } from '../protocol/game-file.ts';

const HELP = `inkling verify <game.json>: replays a game from its file and says whether every card fell where the seed
put it, and every move and point was by the rules. Ends with 0 if so, with 1 if not.`;

const FAULTS: Readonly<Record<FileFault, string>> = {
  foreign: 'this is not a game file',
  newer: 'this game file is of a later version',
  broken: 'this game file is damaged',
  'too-large': 'this is larger than any game file',
};

const DOUBTS: Readonly<Record<Doubt['code'], string>> = {
  commitment: 'the secret is not the one the table committed to',
  seed: 'the seed does not follow from the secret and the contributions',
  deal: 'the cards were not dealt as the seed says',
  table: 'the cards were not laid on the table as the seed says',
  draw: 'the hands were not filled as the seed says',
  score: 'the points are not those of the rules',
  winners: 'the winner is another',
  move: 'somebody did what the rules do not allow',
  unfinished: 'the game is not over',
  unreadable: 'this is not something that can happen in a game',
};

const namesIn = (events: readonly { readonly t: string }[]): ReadonlyMap<string, string> =>
  new Map(
    (events as readonly { t: string; seat?: string; name?: string }[]).flatMap(event =>
      event.t === 'joined' || event.t === 'dressed' ? [[event.seat ?? '', event.name ?? '']] : [],
    ),
  );

const standings = (game: Game, names: ReadonlyMap<string, string>): string =>
  Object.entries(game.scores)
    .toSorted(([, a], [, b]) => b - a)
    .map(([side, points]) => {
      const members = game.seating.filter(seat => sideOf(game, seat) === side).map(seat => names.get(seat) ?? seat);
      const won = game.winners?.some(winner => winner === side) === true ? '  won' : '';
      return `  ${String(points).padStart(4)}  ${members.join(' and ')}${won}`;
    })
    .join('\n');

const read = (path: string): string | null => {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    // Missing, a folder, or forbidden: the one answer to all is that it cannot be read.
    return null;
  }
};

export const verify = async (argv: readonly string[]): Promise<number> => {
  const [path] = argv;
  if (path === undefined || path === '--help' || path === '-h') {
    console.log(HELP);
    return path === undefined ? 2 : 0;
  }
  const raw = read(path);
  if (raw === null) {
    console.error(`inkling verify: cannot read ${path}`);
    return 2;
  }
  const opened = readGameFile(raw);
  if (!opened.ok) {
    console.error(`✗ ${path}: ${FAULTS[opened.error]}`);
    return 1;
  }
  const file = opened.value;
  const result = verifyGame(file);
  if (!result.ok) {
    const { code, at } = result.error;
    console.error(`✗ ${path}: ${DOUBTS[code]}${at > 0 ? ` (event ${at} of ${file.events.length})` : ''}`);
    return 1;
  }
  const { ruleset, seating, round, seed } = result.value;
  console.log(`✓ ${path}: every card fell where the seed put it, every move and point was by the rules`);
  console.log(`  ${ruleset}, ${seating.length} players, ${round} rounds, seed ${seed.slice(0, 16)}…\n`);
  console.log(standings(result.value, namesIn(file.events)));
  return 0;
};

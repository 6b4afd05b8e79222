import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { deckOf } from '../../../test/support/table.ts';
import { CHARACTERS } from '../../bots/characters.ts';
import type { GameFile } from '../../engine/game-file.ts';
import { cardId, type SeatId, seatId } from '../../engine/ids.ts';
import { RULESET_IDS } from '../../engine/options.ts';
import { verifyGame } from '../../engine/verify-game.ts';
import { ownView } from '../../engine/views.ts';
import { rehearse } from '../fixtures/rehearsal.ts';
import { EMPTY_GALLERY, type Gallery } from '../net/worlds.ts';
import { CHECKS, reportOf } from './checks.ts';
import { curveOf, NARROW, STROKES, spread, WIDE } from './curve.ts';
import { type KeptGame, keptOf, overflow, withWords } from './kept-games.ts';
import { openGame } from './open-file.ts';
import { cardsIn, hashOf, MOMENTS, type Replay, replayOf, roundOfEvent, stepFrom, stepsOf } from './replay.ts';

const NAMES = ['Ada', 'Bo', 'Cy', 'Di', 'Ed', 'Flo'];
const CLUES = ['one', 'two', 'three'];
const fileOf = (ruleset: (typeof RULESET_IDS)[number] = 'classic'): GameFile =>
  rehearse({ ruleset, names: NAMES, deck: deckOf(84), clues: CLUES, options: { target: 12 } });
const opened = (file: GameFile): Replay => {
  const replay = replayOf(file);
  if (!replay.ok) throw new Error('the game opens');
  return replay.value;
};

describe('a replay', () => {
  it.each(RULESET_IDS)('%s: every round has its moments, and its points add up to the end', ruleset => {
    const replay = opened(fileOf(ruleset));
    expect(replay.rounds.length).toBeGreaterThan(0);
    expect(replay.rounds.map(round => round.number)).toEqual(replay.rounds.map((_, i) => i + 1));
    for (const { told } of replay.rounds) {
      expect(CLUES).toContain(told?.clue.kind === 'text' ? told.clue.text : '');
      const { states } = told as NonNullable<typeof told>;
      expect(MOMENTS.map(moment => states[moment].phase)).toEqual(['clue', 'cards', 'vote', 'reveal']);
      // Everything is in: nobody's card or vote is missing from what is shown.
      expect(Object.values(states.cards.game?.put ?? {}).flat()).toHaveLength(states.vote.game?.table.length ?? 0);
    }
    expect(replay.rounds.at(-1)?.scores).toEqual(replay.end.game?.scores);
    expect(replay.winners).toEqual(replay.end.game?.winners);
  });

  it('party: through somebody’s eyes the hand lies face down before the clue', () => {
    const state = opened(fileOf('party')).rounds[0]?.told?.states.clue;
    expect(state && ownView(state, seatId('s2'))).toMatchObject({ hand: [], faceDown: 5 });
  });

  it('teams: partners are one side', () => {
    expect(opened(fileOf('teams')).sides.map(([, seats]) => seats.length)).toEqual([2, 2, 2]);
  });

  it('bots keep their faces, so that the pages can show their portraits', () => {
    const bots = CHARACTERS.slice(0, 2);
    const { people } = opened(
      rehearse({ ruleset: 'classic', names: ['Ada'], bots, deck: deckOf(84), clues: CLUES, options: { target: 4 } }),
    );
    expect(Object.values(people).map(({ name, kind, character }) => ({ name, kind, character }))).toEqual([
      { name: 'Ada', kind: 'person', character: null },
      ...bots.map(({ id, names }) => ({ name: names.en, kind: 'bot', character: id })),
    ]);
  });

  it('the recorded games of all rulesets open', () => {
    const folder = join(import.meta.dirname, '../../../test/golden');
    for (const name of readdirSync(folder).filter(each => each.endsWith('.json')))
      expect(`${name} ${openGame(readFileSync(join(folder, name), 'utf8')).ok}`).toBe(`${name} true`);
  });

  it('what does not fold is broken, and nothing throws', () => {
    const file = fileOf();
    const torn = [file.events.slice(0, -1), file.events.slice(1), [...file.events, ...file.events], []];
    for (const events of torn) expect(replayOf({ ...file, events }).ok).toBe(false);
  });

  it('a file with more people or cards than any table has is not unrolled', () => {
    const file = fileOf();
    const [first, ada] = file.events as [GameFile['events'][number], GameFile['events'][number]];
    const crowd = Array.from({ length: 5_000 }, (_, i) => ({
      ...ada,
      seat: seatId(`s${i + 100}`),
    })) as GameFile['events'];
    expect(replayOf({ ...file, events: [first, ...crowd] }).ok).toBe(false);
    const started = file.events.findIndex(event => event.t === 'started');
    const drew = { t: 'drew', draws: { s1: deckOf(100) }, pile: [] } as unknown as GameFile['events'][number];
    const greedy = [...file.events.slice(0, started + 1), ...Array.from({ length: 10_000 }, () => drew)];
    expect(replayOf({ ...file, events: greedy }).ok).toBe(false);
  });

  it('steps have addresses, and unknown addresses lead to the cover', () => {
    const steps = stepsOf(opened(fileOf()));
    for (const [i, step] of steps.entries()) expect(stepFrom(hashOf(step), steps)).toBe(i);
    expect(stepFrom('#99-vote', steps)).toBe(0);
    expect(steps).toHaveLength(1 + 4 * opened(fileOf()).rounds.length);
  });
});

describe('the score curve', () => {
  it.each([WIDE, NARROW])('lies on its paper, names apart, a point for every round', paper => {
    const replay = opened(fileOf());
    const { lines, columns } = curveOf(replay, paper);
    expect(columns).toHaveLength(replay.rounds.length);
    for (const { points, scores } of lines) {
      expect(points).toHaveLength(replay.rounds.length + 1);
      expect(scores[0]).toBe(0);
      for (const { x, y } of points) {
        expect(x >= paper.left && x <= paper.width - paper.right + 0.01).toBe(true);
        expect(y >= paper.top - 0.01 && y <= paper.height - paper.bottom + 0.01).toBe(true);
      }
    }
    const heights = lines.map(line => line.label.y).toSorted((a, b) => a - b);
    for (const [i, y] of heights.entries()) if (i > 0) expect(y - (heights[i - 1] ?? 0)).toBeGreaterThan(26);
  });

  it('names keep their order and their distance, also where all want the same place', () => {
    expect(spread([50, 50, 50], 10, 0, 60)).toEqual([40, 50, 60]);
    expect(spread([5, 80], 10, 0, 100)).toEqual([5, 80]);
  });

  it('no two rabbits share a mark or their dashes', () => {
    const strokes = Object.values(STROKES);
    expect(new Set(strokes.map(stroke => stroke.mark)).size).toBe(12);
    expect(new Set(strokes.map(stroke => stroke.dash)).size).toBe(12);
  });
});

describe('what verifying says', () => {
  const file = fileOf();
  const verdicts = (changed: GameFile) => {
    const { verdicts: all, doubt } = reportOf(changed, verifyGame(changed));
    return { all: all.map(({ verdict }) => verdict), doubt };
  };
  it('everything holds', () => {
    expect(verdicts(file)).toEqual({ all: CHECKS.map(() => 'held'), doubt: null });
  });
  it('another secret: the seal is broken and nothing else is looked at', () => {
    expect(verdicts({ ...file, secret: '77' })).toEqual({
      all: ['failed', 'unchecked', 'unchecked', 'unchecked', 'unchecked'],
      doubt: { code: 'commitment', round: 0 },
    });
  });
  it('a point too many: in which round, and that all held until there', () => {
    const at = file.events.findLastIndex(event => event.t === 'scored');
    const events = file.events.map((event, i) => (i === at ? { ...event, awards: {} } : event)) as GameFile['events'];
    expect(verdicts({ ...file, events })).toEqual({
      all: ['held', 'held', 'until', 'until', 'failed'],
      doubt: { code: 'score', round: opened(file).rounds.length },
    });
    expect(roundOfEvent(file.events, 1)).toBe(0);
  });
});

describe('a kept game', () => {
  const gallery: Gallery = {
    ...EMPTY_GALLERY,
    art: card => ({ src: '', webp: null, avif: null, placeholder: null, title: `T ${card}`, alt: 'A' }),
  };
  it('has the words of every card that was in somebody’s hand', () => {
    const file = withWords(fileOf(), gallery);
    expect(Object.keys(file.words ?? {}).toSorted()).toEqual([...cardsIn(file)].toSorted());
    expect(file.words?.[cardId('test.card-001')] ?? { title: 'T test.card-001', alt: 'A' }).toEqual({
      title: 'T test.card-001',
      alt: 'A',
    });
    expect(withWords(fileOf(), EMPTY_GALLERY).words).toBeUndefined();
  });

  it('says who played and who won, and opens again', () => {
    const file = fileOf();
    const kept = keptOf(file, opened(file), { at: 5, code: 'A-B-C-12', number: 3, mine: 's1' as SeatId });
    expect(kept).toMatchObject({ id: file.seed, at: file.ended, number: 3, names: NAMES, code: 'A-B-C-12' });
    expect(kept.winners.length).toBeGreaterThan(0);
    expect(openGame(kept.file).ok).toBe(true);
  });

  it('only the newest are kept', () => {
    const games = [3, 1, 2].map(at => ({ id: String(at), at }) as KeptGame);
    expect(overflow(games, 2)).toEqual(['1']);
    expect(overflow(games)).toEqual([]);
  });
});

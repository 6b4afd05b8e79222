import { expect, it } from 'vitest';
import { seatId } from '../../engine/ids.ts';
import type { SeatNews } from '../../protocol/rest.ts';
import { inOrder, type MyTable } from './my-tables.ts';

const table = (
  code: string,
  at: number,
  change: Partial<NonNullable<SeatNews['table']>> | null | undefined,
): MyTable => ({
  code,
  seat: seatId('s1'),
  at,
  news: change && { phase: 'vote', ruleset: 'classic', round: 1, people: [], turn: null, ...change },
});

it('tables where it is your turn come first, what is gone comes last, among equals the newest', () => {
  const tables = [
    table('gone', 9, null),
    table('over', 8, { phase: 'over' }),
    table('waits', 7, {}),
    table('unknown', 6, undefined),
    table('lobby', 5, { phase: 'lobby' }),
    table('seen', 4, { phase: 'reveal', turn: 'next' }),
    table('older turn', 2, { turn: 'vote' }),
    table('turn', 3, { turn: 'clue' }),
  ];
  expect(inOrder(tables).map(({ code }) => code)).toEqual([
    'turn',
    'older turn',
    'seen',
    'waits',
    'unknown',
    'lobby',
    'over',
    'gone',
  ]);
});

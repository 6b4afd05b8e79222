import type { Staging } from '../card.ts';
import type { CardEntry } from './manifest.ts';

interface Quota {
  readonly what: string;
  readonly count: (cards: readonly CardEntry[]) => number;
  readonly atLeast?: number;
  readonly atMost?: number;
}

const staged = (staging: Staging, bound: Pick<Quota, 'atLeast' | 'atMost'>): Quota => ({
  what: staging,
  count: cards => cards.filter(card => card.staging === staging).length,
  ...bound,
});

const showing = (what: string, names: RegExp, atMost: number): Quota => ({
  what,
  count: cards => cards.filter(card => card.motifs.some(motif => names.test(motif))).length,
  atMost,
});

const mostOf = (values: readonly string[]): number =>
  Math.max(0, ...values.map(value => values.filter(other => other === value).length));

/** Per 84 cards. Variety comes from staging; what everybody draws first is rationed. */
export const QUOTAS: readonly Quota[] = [
  staged('landscape', { atMost: 20 }),
  staged('interior', { atLeast: 10 }),
  staged('close-up', { atLeast: 8 }),
  staged('birds-eye', { atLeast: 6 }),
  staged('section', { atLeast: 8 }),
  staged('vertical', { atLeast: 6 }),
  staged('sky', { atLeast: 6 }),
  staged('stage-frame', { atLeast: 6 }),
  staged('procession', { atLeast: 5 }),
  staged('two-halves', { atLeast: 4 }),
  { what: 'one grammar', count: cards => mostOf(cards.map(card => card.grammar)), atMost: 8 },
  { what: 'one light rig', count: cards => mostOf(cards.map(card => card.rig)), atMost: 10 },
  { what: 'one hero', count: cards => mostOf(cards.map(card => card.hero)), atMost: 1 },
  showing('moons', /\bmoon\b/, 8),
  showing('cats', /\bcat\b/, 4),
  showing('ladders', /\bladder\b/, 4),
  showing('red-coated children', /\bred coat\b/, 6),
];

export const brokenQuotas = (cards: readonly CardEntry[]): string[] =>
  QUOTAS.flatMap(({ what, count, atLeast, atMost }) => {
    const n = count(cards);
    if (atLeast !== undefined && n < atLeast) return [`${what}: ${n}, at least ${atLeast} wanted`];
    if (atMost !== undefined && n > atMost) return [`${what}: ${n}, at most ${atMost} allowed`];
    return [];
  });

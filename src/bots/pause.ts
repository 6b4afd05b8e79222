import type { Character } from './characters.ts';
import type { Duty } from './duty.ts';
import { partnerOf, type Sight } from './sight.ts';

export interface Pauses {
  /** Shortest and longest, in milliseconds, by what there is to do. */
  readonly by: Readonly<Record<Duty, readonly [number, number]>>;
  /** A partner who is a person is given this much longer to hand in the card themselves. */
  readonly forPartner: number;
}

/** As long as people take when they do not hesitate. A claim waits longest: the first round belongs to people. */
export const HUMAN_PAUSES: Pauses = {
  by: { claim: [8000, 16_000], clue: [5000, 12_000], cards: [2500, 8000], vote: [3000, 9000], next: [1500, 3500] },
  forPartner: 20_000,
};

export const NO_PAUSES: Pauses = {
  by: { claim: [0, 0], clue: [0, 0], cards: [0, 0], vote: [0, 0], next: [0, 0] },
  forPartner: 0,
};

const isPerson = (sight: Sight, seat: ReturnType<typeof partnerOf>): boolean => {
  const view = seat === null ? undefined : sight.table.seats[seat];
  return view?.kind === 'person' && !view.minded;
};

/** How long a bot thinks about its duty before it acts. */
export const pauseFor = (
  sight: Sight,
  due: Duty,
  character: Character,
  random: () => number,
  pauses: Pauses = HUMAN_PAUSES,
): number => {
  const [shortest, longest] = pauses.by[due];
  const thinking = (shortest + (longest - shortest) * random()) * character.pace;
  const waiting = due === 'cards' && isPerson(sight, partnerOf(sight)) ? pauses.forPartner : 0;
  return Math.round(thinking + waiting);
};

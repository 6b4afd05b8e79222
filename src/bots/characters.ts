/** Who sits in an empty chair. Each plays the same game a little differently, as people do. */
export interface Character {
  readonly id: string;
  /** By language; English where one is missing. */
  readonly names: Readonly<Record<string, string>>;
  readonly temper: string;
  /** How freely it reads a clue: 0 always takes the best card, more takes the next best more often. */
  readonly freedom: number;
  /** How many of its listeners it wants to find its card, as a share. */
  readonly aim: number;
  /** Of its clues, the share it takes from moods and proverbs instead of the bank of clues. */
  readonly poetry: number;
  /** How sure it must be to put both votes on one card, or to leave the second one unused. */
  readonly caution: number;
  /** How long it thinks, as a multiple of the ordinary pause. */
  readonly pace: number;
}

export const CHARACTERS = [
  {
    id: 'heron',
    names: { en: 'Heron', cs: 'Volavka', pt: 'Garça', da: 'Hejre', uk: 'Чапля' },
    temper: 'literal',
    freedom: 0.063,
    aim: 0.48,
    poetry: 0,
    caution: 0.45,
    pace: 1,
  },
  {
    id: 'moth',
    names: { en: 'Moth', cs: 'Můra', pt: 'Mariposa', da: 'Natsværmer', uk: 'Нічниця' },
    temper: 'poet',
    freedom: 0.084,
    aim: 0.4,
    poetry: 0.5,
    caution: 0.5,
    pace: 1.2,
  },
  {
    id: 'fox',
    names: { en: 'Fox', cs: 'Lišák', pt: 'Raposa', da: 'Ræv', uk: 'Лис' },
    temper: 'trickster',
    freedom: 0.077,
    aim: 0.36,
    poetry: 0.15,
    caution: 0.4,
    pace: 0.8,
  },
  {
    id: 'snail',
    names: { en: 'Snail', cs: 'Šnek', pt: 'Caracol', da: 'Snegl', uk: 'Равлик' },
    temper: 'careful',
    freedom: 0.07,
    aim: 0.45,
    poetry: 0.1,
    caution: 0.6,
    pace: 1.6,
  },
  {
    id: 'whale',
    names: { en: 'Whale', cs: 'Velryba', pt: 'Baleia', da: 'Hval', uk: 'Кит' },
    temper: 'dreamer',
    freedom: 0.105,
    aim: 0.44,
    poetry: 0.3,
    caution: 0.5,
    pace: 1.3,
  },
  {
    id: 'crow',
    names: { en: 'Crow', cs: 'Vrána', pt: 'Gralha', da: 'Krage', uk: 'Ворона' },
    temper: 'gambler',
    freedom: 0.084,
    aim: 0.4,
    poetry: 0.1,
    caution: 0.3,
    pace: 0.7,
  },
] as const satisfies readonly Character[];

/** Who minds the seat of somebody who is away, and who sits where a character is unknown to this version. */
const STAND_IN: Character = CHARACTERS[3];

export const characterOf = (id: string | null): Character => CHARACTERS.find(each => each.id === id) ?? STAND_IN;

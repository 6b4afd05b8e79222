/** Repeatable chance: the same seed gives the same plan. What the network makes of it is another matter. */
export type Dice = () => number;

export const diceOf = (seed: number): Dice => {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
};

export const between = (dice: Dice, low: number, high: number): number => low + dice() * (high - low);

export const oneOf = <T>(dice: Dice, items: readonly T[]): T => items[Math.floor(dice() * items.length)] as T;

export const pause = (ms: number): Promise<void> => new Promise(resolve => setTimeout(resolve, ms));

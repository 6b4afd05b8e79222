/** Both engines are asked the same questions by the same kind of players: classic, six seats, 84 cards, to 30 points. */
export const SEATS = 6;
export const CARDS = Array.from({ length: 84 }, (_, i) => `bench.card-${i + 1}`);

/** A small seeded generator, so that runs can be repeated. */
export const randomFrom = seed => {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
};

export const pick = (items, random) => items[Math.floor(random() * items.length)];

/** A slot that is not the own one. */
export const pickSlot = (slots, own, random) => {
  const slot = 1 + Math.floor(random() * (slots - 1));
  return slot < own ? slot : slot + 1;
};

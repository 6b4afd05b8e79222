import type { Meaning, Sense } from './lexicon.ts';

/** Below this two vectors are alike by chance: the best of eighty unrelated words comes this near. */
const CHANCE = 0.25;

/** How alike two directions are: the vector against row `row` of a matrix, above what chance brings. */
export const alikeRow = (vector: Float32Array, matrix: Float32Array, row: number): number => {
  const size = vector.length;
  const from = row * size;
  // Four sums at once: one would make each product wait for the one before.
  let a = 0;
  let b = 0;
  let c = 0;
  let d = 0;
  let i = 0;
  for (const whole = size - (size % 4); i < whole; i += 4) {
    a += (vector[i] as number) * (matrix[from + i] as number);
    b += (vector[i + 1] as number) * (matrix[from + i + 1] as number);
    c += (vector[i + 2] as number) * (matrix[from + i + 2] as number);
    d += (vector[i + 3] as number) * (matrix[from + i + 3] as number);
  }
  for (; i < size; i += 1) a += (vector[i] as number) * (matrix[from + i] as number);
  return Math.max(0, (a + b + c + d - CHANCE) / (1 - CHANCE));
};

/** Longer words meet over their endings. */
const sameWord = (a: string, b: string): boolean => {
  if (a === b) return true;
  const common = Math.min(a.length, b.length);
  return common >= 5 && Math.abs(a.length - b.length) <= 3 && a.slice(0, common - 1) === b.slice(0, common - 1);
};

/** The first two letters as one number: nearly all pairs of words part here, and cutting strings for each would cost more. */
const headOf = (form: string): number => (form.charCodeAt(0) << 16) | form.charCodeAt(1);

/** A quarter more than needed, so that tables do not grow word by word. */
const roomFor = (size: number): number => Math.ceil(size * 1.25) + 256;

/**
 * Every word of a library once, its vectors side by side in memory. Cards share most of their words, so each is compared
 * with a clue's word once and not once a card.
 */
export class TermTable {
  readonly #dimensions: number;
  readonly #ids = new Map<string, number>();
  readonly #forms: string[] = [];
  #heads = new Int32Array(0);
  #known = new Uint8Array(0);
  #vectors = new Float32Array(0);

  constructor(dimensions: number) {
    this.#dimensions = dimensions;
  }

  get size(): number {
    return this.#forms.length;
  }

  idOf(sense: Sense): number {
    const key = `${sense.form}${sense.vector === null ? '' : ' '}`;
    const known = this.#ids.get(key);
    if (known !== undefined) return known;
    const id = this.#forms.length;
    this.#ids.set(key, id);
    this.#forms.push(sense.form);
    if (id >= this.#heads.length) this.#grow(roomFor(id));
    this.#heads[id] = headOf(sense.form);
    if (sense.vector !== null) {
      this.#known[id] = 1;
      this.#vectors.set(sense.vector, id * this.#dimensions);
    }
    return id;
  }

  /** How near a word of a clue comes to a term, by its nearest sense. */
  nearness({ senses }: Meaning, id: number): number {
    let best = 0;
    for (const { sureness, form, vector } of senses) {
      if (sureness <= best) continue;
      if (headOf(form) === this.#heads[id] && sameWord(form, this.#forms[id] as string)) best = sureness;
      else if (vector !== null && this.#known[id] === 1)
        best = Math.max(best, sureness * alikeRow(vector, this.#vectors, id));
    }
    return best;
  }

  #grow(size: number): void {
    const [heads, known, vectors] = [this.#heads, this.#known, this.#vectors];
    this.#heads = new Int32Array(size);
    this.#heads.set(heads);
    this.#known = new Uint8Array(size);
    this.#known.set(known);
    this.#vectors = new Float32Array(size * this.#dimensions);
    this.#vectors.set(vectors);
  }
}

/** Nearness of one clue word to all terms met so far; -1 where nobody asked yet. */
export const roomForTerms = (row: Float32Array | undefined, size: number): Float32Array => {
  if (row !== undefined && row.length >= size) return row;
  const larger = new Float32Array(roomFor(size)).fill(-1);
  if (row !== undefined) larger.set(row);
  return larger;
};

import { webcrypto as crypto } from 'node:crypto';

/** Entries whose command is recognised when it comes again. */
const KEPT = 512;

/**
 * Which commands have counted lately, so that one sent twice counts once. Only a 53-bit fingerprint of each is kept:
 * four kilobytes a table instead of forty, and one wrong match in some ten trillion commands.
 */
export class RecentCauses {
  #prints = new Float64Array(32);
  #count = 0;

  has(cause: string): boolean {
    return this.#prints.includes(fingerprint(cause));
  }

  add(cause: string): void {
    if (this.#count === this.#prints.length && this.#count < KEPT) this.#grow();
    this.#prints[this.#count++ % KEPT] = fingerprint(cause);
  }

  /** Most tables are young: they begin small. */
  #grow(): void {
    const larger = new Float64Array(this.#prints.length * 2);
    larger.set(this.#prints);
    this.#prints = larger;
  }

  static get kept(): number {
    return KEPT;
  }
}

/**
 * New with every process. Whoever knew where the hash begins could make a command id that looks like the table's own
 * next cause, a timer's or a bot's, and so keep it from ever counting.
 */
const [START_A = 1, START_B = 2] = crypto.getRandomValues(new Int32Array(2));

/** Two multiplicative hashes side by side. */
const fingerprint = (text: string): number => {
  let a = START_A;
  let b = START_B;
  for (let i = 0; i < text.length; i++) {
    const c = text.charCodeAt(i);
    a = Math.imul(a ^ c, 0x9e3779b1);
    b = Math.imul(b ^ c, 0xc2b2ae35);
    a ^= b >>> 15;
    b ^= a >>> 13;
  }
  return (a >>> 0) * 0x200000 + ((b >>> 0) & 0x1fffff);
};

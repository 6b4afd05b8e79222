/** Of each seat, and of all bots together, the last commands that are recognised when they come again. */
const KEPT = 512;

/** Entries that are looked through for them when a table is opened: some milliseconds for a table that has as many. */
const LOOKED_THROUGH = 2048;

/**
 * Which commands have counted lately, so that one sent twice counts once. They are kept by who sent them: bots play a thousand
 * moves while a server stands still with a person's command in its hands. Only a 53-bit fingerprint of each is kept, and one
 * wrong match happens in some ten trillion commands.
 */
export class RecentCauses {
  readonly #bySender = new Map<string, Prints>();

  has(cause: string): boolean {
    return this.#bySender.get(senderOf(cause))?.has(fingerprint(cause)) ?? false;
  }

  add(cause: string): void {
    const sender = senderOf(cause);
    let prints = this.#bySender.get(sender);
    if (prints === undefined) this.#bySender.set(sender, (prints = new Prints()));
    prints.add(fingerprint(cause));
  }

  static get kept(): number {
    return KEPT;
  }

  static get lookedThrough(): number {
    return LOOKED_THROUGH;
  }
}

/** The last of one sender; a new one takes the place of the oldest. */
class Prints {
  readonly #prints: number[] = [];
  #count = 0;

  has(print: number): boolean {
    return this.#prints.includes(print);
  }

  add(print: number): void {
    this.#prints[this.#count++ % KEPT] = print;
  }
}

/** A seat; or what the table does by itself, of which each kind has a name of its own (caretaker.ts). */
const senderOf = (cause: string): string => {
  const colon = cause.indexOf(':');
  return colon < 0 ? cause : cause.slice(0, colon);
};

/** Two multiplicative hashes side by side. Who finds two texts with one print can only have a command of their own not count. */
const fingerprint = (text: string): number => {
  let a = 1;
  let b = 2;
  for (let i = 0; i < text.length; i++) {
    const c = text.charCodeAt(i);
    a = Math.imul(a ^ c, 0x9e3779b1);
    b = Math.imul(b ^ c, 0xc2b2ae35);
    a ^= b >>> 15;
    b ^= a >>> 13;
  }
  return (a >>> 0) * 0x200000 + ((b >>> 0) & 0x1fffff);
};

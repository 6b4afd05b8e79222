/** A bucket of tokens: `burst` at once, `perSecond` sustained. Two numbers, no timer. */
export interface Bucket {
  tokens: number;
  at: number;
}

export const newBucket = (burst: number, now: number): Bucket => ({ tokens: burst, at: now });

export const take = (bucket: Bucket, perSecond: number, burst: number, now: number, amount = 1): boolean => {
  bucket.tokens = Math.min(burst, bucket.tokens + (Math.max(0, now - bucket.at) / 1000) * perSecond);
  bucket.at = now;
  if (bucket.tokens < amount) return false;
  bucket.tokens -= amount;
  return true;
};

const SWEEP_FROM = 10_000;

/** One bucket per network address. Full buckets are forgotten, so the map stays as small as the trouble is. */
export class AddressLimit {
  readonly #buckets = new Map<string, Bucket>();
  readonly #perSecond: number;
  readonly #burst: number;
  readonly #now: () => number;
  #sweepAt = SWEEP_FROM;

  constructor(perSecond: number, burst: number, now: () => number) {
    this.#perSecond = perSecond;
    this.#burst = burst;
    this.#now = now;
  }

  /** Whether the next one would be refused. Takes nothing. */
  isSpent(address: string): boolean {
    const bucket = this.#buckets.get(address);
    return bucket !== undefined && bucket.tokens + (Math.max(0, this.#now() - bucket.at) / 1000) * this.#perSecond < 1;
  }

  allows(address: string, amount = 1): boolean {
    const now = this.#now();
    if (this.#buckets.size > this.#sweepAt) {
      this.#forgetFull(now);
      // Not again before there are twice as many: whoever has a million addresses must not make each call walk them all.
      this.#sweepAt = Math.max(SWEEP_FROM, this.#buckets.size * 2);
    }
    let bucket = this.#buckets.get(address);
    if (!bucket) {
      bucket = newBucket(this.#burst, now);
      this.#buckets.set(address, bucket);
    }
    return take(bucket, this.#perSecond, this.#burst, now, amount);
  }

  /** Takes nothing after all. */
  giveBack(address: string): void {
    const bucket = this.#buckets.get(address);
    if (bucket !== undefined) bucket.tokens = Math.min(this.#burst, bucket.tokens + 1);
  }

  #forgetFull(now: number): void {
    for (const [address, { tokens, at }] of this.#buckets) {
      if (tokens + ((now - at) / 1000) * this.#perSecond >= this.#burst) this.#buckets.delete(address);
    }
  }
}

/** How many of something each key has at the moment. */
export class Tally {
  readonly #counts = new Map<string, number>();

  add(key: string): number {
    const count = this.of(key) + 1;
    this.#counts.set(key, count);
    return count;
  }

  remove(key: string): void {
    const count = this.of(key) - 1;
    if (count > 0) this.#counts.set(key, count);
    else this.#counts.delete(key);
  }

  of(key: string): number {
    return this.#counts.get(key) ?? 0;
  }
}

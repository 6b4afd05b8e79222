/** Other nodes that have been heard lately. One that falls silent is taken for dead, and its people for absent. */
export class Neighbours {
  readonly #heard = new Map<string, number>();
  readonly #silenceMs: number;

  constructor(silenceMs: number) {
    this.#silenceMs = silenceMs;
  }

  hear(node: string, now: number): void {
    this.#heard.set(node, now);
  }

  /** Somebody named it: it has as long to be heard as one that has just been. */
  meet(node: string, now: number): void {
    if (!this.#heard.has(node)) this.#heard.set(node, now);
  }

  forget(node: string): void {
    this.#heard.delete(node);
  }

  takeSilent(now: number): readonly string[] {
    const silent = [...this.#heard].filter(([, at]) => now - at > this.#silenceMs).map(([node]) => node);
    for (const node of silent) this.#heard.delete(node);
    return silent;
  }
}

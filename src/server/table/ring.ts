interface Change {
  readonly from: number;
  readonly to: number;
  readonly frame: string;
}

/** More than this and a snapshot is the shorter way. */
const CHARS_MAX = 4096;

/** The public changes of the last moments, for those who were away for so long only. */
export class Ring {
  #changes: Change[] = [];
  #chars = 0;

  push(from: number, to: number, frame: string): void {
    this.#changes.push({ from, to, frame });
    this.#chars += frame.length;
    while (this.#chars > CHARS_MAX) this.#chars -= this.#changes.shift()?.frame.length ?? this.#chars;
  }

  /** Frames that lead from one revision to another, or null if they are not (all) there any more. */
  between(from: number, to: number): readonly string[] | null {
    if (from === to) return [];
    const start = this.#changes.findIndex(change => change.from === from);
    if (start < 0 || this.#changes.at(-1)?.to !== to) return null;
    return this.#changes.slice(start).map(change => change.frame);
  }

  clear(): void {
    this.#changes = [];
    this.#chars = 0;
  }
}

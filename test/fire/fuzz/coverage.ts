import { Session } from 'node:inspector/promises';

/** Which blocks of our own code have run, as V8 counts them: what steers the fuzzer, without anything to install. */
export class Coverage {
  readonly #session = new Session();
  readonly #known = new Set<string>();

  async start(): Promise<void> {
    this.#session.connect();
    await this.#session.post('Profiler.enable');
    await this.#session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });
  }

  /** Blocks that ran since the last call and never before. They stay new until `learn` is told. */
  async fresh(): Promise<ReadonlySet<string>> {
    const { result } = await this.#session.post('Profiler.takePreciseCoverage');
    const fresh = new Set<string>();
    for (const { url, scriptId, functions } of result) {
      if (!url.includes('/src/')) continue;
      for (const { ranges } of functions) {
        for (const { startOffset, endOffset, count } of ranges) {
          const block = `${scriptId}:${startOffset}-${endOffset}`;
          if (count > 0 && !this.#known.has(block)) fresh.add(block);
        }
      }
    }
    return fresh;
  }

  learn(blocks: Iterable<string>): void {
    for (const block of blocks) this.#known.add(block);
  }

  get blocks(): number {
    return this.#known.size;
  }

  async stop(): Promise<void> {
    await this.#session.post('Profiler.stopPreciseCoverage');
    this.#session.disconnect();
  }
}

import type { WorldId } from '../../engine/ids.ts';
import { OPTION_BOUNDS } from '../../engine/options.ts';
import { documentMax, type OwnWorld, type WorldLimits } from './own-world.ts';

interface KeptWorld {
  readonly world: OwnWorld;
  readonly version: number;
  /** Of its document. What is made of it, and written for those who ask, is some times as long. */
  readonly length: number;
  readonly at: number;
}

interface Room {
  readonly worlds: number;
  readonly length: number;
}

const WORLDS = 300;
const LENGTH = 64 * 1024 * 1024;

/** Never less than one table may play with: whatever a start has gathered must still be here when its deck is made. */
export const roomFor = (limits: WorldLimits): Room => ({
  worlds: WORLDS,
  length: Math.max(LENGTH, OPTION_BOUNDS.worlds.max * documentMax(limits)),
});

/** The worlds that were asked for last, in memory. */
export class KeptWorlds {
  readonly #room: Room;
  readonly #kept = new Map<WorldId, KeptWorld>();
  #length = 0;

  constructor(room: Room) {
    this.#room = room;
  }

  get(id: WorldId): KeptWorld | undefined {
    return this.#kept.get(id);
  }

  keep(id: WorldId, kept: KeptWorld): void {
    // Behind all others: the first is the one nobody has asked for the longest.
    this.drop(id);
    this.#kept.set(id, kept);
    this.#length += kept.length;
    for (const oldest of this.#kept.keys()) {
      if (this.#kept.size <= this.#room.worlds && this.#length <= this.#room.length) return;
      this.drop(oldest);
    }
  }

  drop(id: WorldId): void {
    this.#length -= this.#kept.get(id)?.length ?? 0;
    this.#kept.delete(id);
  }
}

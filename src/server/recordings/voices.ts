import type { AudioId, SeatId } from '../../engine/ids.ts';
import { err, ok, type Result } from '../../engine/result.ts';
import { RECORDING_MAX } from '../../protocol/rest.ts';
import type { AnyRefusal } from '../../protocol/server-message.ts';
import { measureAudio } from '../audio/audio.ts';
import type { Blob, BlobStore } from '../blobs/blob-store.ts';
import type { Log } from '../log.ts';
import type { Table } from '../table/table.ts';
import { type AudioIds, tellingOf } from './audio-ids.ts';
import type { RecordingStore } from './recording-store.ts';

interface VoiceParts {
  readonly recordings: RecordingStore;
  readonly blobs: BlobStore;
  readonly ids: AudioIds;
  readonly log: Log;
}

export interface Heard extends Blob {
  readonly hash: string;
  readonly ms: number;
}

/** A recorder stops a little after it is told to. */
const LATE_MS = 750;

/** Recorded clues: taken in from the storyteller, handed out to the table, cleared away after it. */
export class Voices {
  readonly #parts: VoiceParts;
  #clearing = Promise.resolve();

  constructor(parts: VoiceParts) {
    this.#parts = parts;
  }

  get ids(): AudioIds {
    return this.#parts.ids;
  }

  /** Only whoever is telling, only now: nobody else has anything to record. */
  mayRecord(table: Table, seat: SeatId): Result<true, AnyRefusal> {
    const { state } = table;
    const telling = tellingOf(state);
    if (telling === null) return err({ code: 'wrong-phase', phase: state.phase });
    return telling.teller === seat ? ok(true) : err({ code: 'not-storyteller', storyteller: telling.teller });
  }

  async take(table: Table, seat: SeatId, bytes: Buffer): Promise<Result<{ audio: AudioId; ms: number }, AnyRefusal>> {
    const measured = measureAudio(bytes);
    if (measured === null) return err({ code: 'not-audio' });
    if (measured.ms > RECORDING_MAX.ms + LATE_MS) return err({ code: 'recording-too-long', max: RECORDING_MAX.ms });
    const allowed = this.mayRecord(table, seat);
    const telling = tellingOf(table.state);
    if (!allowed.ok || telling === null) return allowed.ok ? err({ code: 'too-late' }) : allowed;
    const audio = this.#parts.ids.issue(table.id, telling.turn, seat);
    const hash = await this.#parts.blobs.put(bytes, measured.type);
    const isKept = await this.#parts.recordings.keep(table.id, telling.turn, { id: audio, hash, ms: measured.ms });
    void this.clearOut();
    return isKept ? ok({ audio, ms: measured.ms }) : err({ code: 'no-such-table' });
  }

  /** Nobody hears a recording before it is the clue, except whoever made it, and they have it. */
  async find(table: Table, id: AudioId): Promise<Heard | null> {
    if (!isIssued(id)) return null;
    const recording = await this.#parts.recordings.find(table.id, id);
    const blob = recording === null ? null : await this.#parts.blobs.get(recording.hash);
    return recording === null || blob === null ? null : { ...blob, hash: recording.hash, ms: recording.ms };
  }

  /** Removes bytes that no recording points to any more; one after the other, so that each sees all that went before. */
  clearOut(): Promise<void> {
    this.#clearing = this.#clearing.then(() => this.#clear());
    return this.#clearing;
  }

  async #clear(): Promise<void> {
    const { recordings, blobs, log } = this.#parts;
    try {
      for (const hash of await recordings.orphans()) {
        await blobs.remove(hash);
        await recordings.bury(hash);
      }
    } catch (why) {
      // They are still listed; the next one who clears out finds them.
      log.fault('recordings', why);
    }
  }

  async close(): Promise<void> {
    await this.#clearing;
    await this.#parts.blobs.close();
  }
}

const isIssued = (id: string): boolean => /^[\w-]{65}$/.test(id);

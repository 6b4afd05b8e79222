import type { SeatId } from '../../engine/ids.ts';
import type {
  ChangeFrame,
  ChangeMessage,
  Farewell,
  ServerMessage,
  SnapshotFrame,
  SnapshotMessage,
} from '../../protocol/server-message.ts';

/** The same text to several viewers: whoever sends it first keeps its bytes for the others. */
export class SharedFrame {
  readonly text: string;
  bytes: Buffer | null = null;

  constructor(text: string) {
    this.text = text;
  }

  toString(): string {
    return this.text;
  }
}

export type Frame = string | SharedFrame;

/** Somebody looking at a table, through a socket. */
export interface Viewer {
  /** Null for spectators and shared screens. */
  readonly seat: SeatId | null;
  /** At once: somebody waits for it. */
  send(frame: Frame): void;
  /** When those who wait have their answers; in order with what is sent at once. */
  sendSoon(frame: Frame): void;
  close(why: Farewell): void;
}

export const encode = (
  message: Exclude<ServerMessage, SnapshotMessage | ChangeMessage> | SnapshotFrame | ChangeFrame,
): string => JSON.stringify(message);

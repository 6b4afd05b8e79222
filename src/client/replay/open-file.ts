import type { GameFile } from '../../engine/game-file.ts';
import { err, ok, type Result } from '../../engine/result.ts';
import { type FileFault, GAME_FILE_MAX, readGameFile } from '../../protocol/game-file.ts';
import { type Replay, replayOf } from './replay.ts';

export interface Opened {
  readonly file: GameFile;
  readonly replay: Replay;
}
export type OpenFault = FileFault | 'unreadable';

/** Text from a disk, a server or the shelf: parsed, folded, ready to be leafed through, or why not. */
export const openGame = (raw: string): Result<Opened, OpenFault> => {
  const file = readGameFile(raw);
  if (!file.ok) return file;
  const replay = replayOf(file.value);
  return replay.ok ? ok({ file: file.value, replay: replay.value }) : replay;
};

export const openDisk = async (file: File): Promise<Result<Opened, OpenFault>> => {
  if (file.size > GAME_FILE_MAX) return err('too-large');
  try {
    return openGame(await file.text());
  } catch {
    // A folder, a drive that was pulled out, a file that somebody else holds.
    return err('unreadable');
  }
};

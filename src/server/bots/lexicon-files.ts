import { readFile } from 'node:fs/promises';
import type { ReadLexiconFile } from '../../bots/lexicon.ts';
import { isMissing } from '../is-missing.ts';

/** lexicon/ lies beside src/ and beside dist/, so the same address serves both. */
const FOLDER = new URL('../../../lexicon/', import.meta.url);

/** For servers and the command line. */
export const readLexiconFromDisk: ReadLexiconFile = async name => {
  try {
    return await readFile(new URL(name, FOLDER));
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
};

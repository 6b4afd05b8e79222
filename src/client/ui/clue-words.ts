import type { Clue } from '../../engine/state.ts';
import type { Translate } from '../i18n/translate.ts';

/** A clue as one line of text: what was written, or how it was given. */
export const wordsOf = (clue: Clue, t: Translate): string => {
  if (clue.kind === 'aloud') return t('clue.said-aloud');
  return clue.text ?? t('clue.recorded');
};

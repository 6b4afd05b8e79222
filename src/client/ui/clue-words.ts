import type { Clue } from '../../engine/state.ts';
import type { PublicView } from '../../engine/view.ts';
import type { Translate } from '../i18n/translate.ts';

/** A clue as one line of text: what was written, or how it was given. */
export const wordsOf = (clue: Clue, t: Translate): string => {
  if (clue.kind === 'aloud') return t('clue.said-aloud');
  return clue.text ?? t('clue.recorded');
};

/** What was written at a table is in the table's language; what stands for it is in the reader's own. */
export const languageOf = (clue: Clue, { options }: PublicView): string | undefined =>
  clue.kind === 'aloud' || clue.text === null ? undefined : options.language;

import { type CSSProperties, Fragment, type ReactNode } from 'react';
import { useT } from '../i18n/language.tsx';
import { useTable } from '../net/table-link.ts';
import { isTeller, nameOf } from '../table-facts.ts';
import { languageOf, wordsOf } from './clue-words.ts';
import { ClueVoice } from './recorded.tsx';
import { Sitter } from './sitter.tsx';

/** Words one by one, so that ink can dry on them; read aloud they are one line. */
const Words = ({ text }: { text: string }) =>
  text.split(' ').map((word, i) => (
    <Fragment key={i}>
      {i > 0 && ' '}
      <span className="word" style={{ '--i': i } as CSSProperties}>
        {word}
      </span>
    </Fragment>
  ));

/** The words of a clue, whatever kind it is; the slip they lie on is always in sight from clue to scoring. */
export const ClueText = () => {
  const t = useT();
  const { table } = useTable();
  const clue = table.game?.clue ?? null;
  if (clue === null) return null;
  return (
    <span lang={languageOf(clue, table)}>
      <Words text={wordsOf(clue, t)} />
    </span>
  );
};

interface ClueSlipProps {
  readonly note?: ReactNode;
  readonly past?: boolean;
  /** Just given: the slip unrolls. */
  readonly fresh?: boolean;
}

export const ClueSlip = ({ note, past = false, fresh = false }: ClueSlipProps) => {
  const t = useT();
  const { table, me } = useTable();
  const teller = table.game?.storyteller ?? null;
  const seat = teller === null ? undefined : table.seats[teller];
  const who = isTeller(table, me)
    ? t('clue.yours')
    : t(past ? 'clue.told' : 'clue.tells', { name: nameOf(table, teller) });
  return (
    <div className={`slip cluebar ${fresh ? 'unrolls' : ''}`}>
      {seat !== undefined && <Sitter face={seat} className="sit" />}
      <span className="who">
        {who}
        {note !== undefined && <em>{note}</em>}
      </span>
      <p className="clue">
        <ClueText />
      </p>
      <ClueVoice />
    </div>
  );
};

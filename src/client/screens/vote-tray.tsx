import type { ReactNode } from 'react';
import { useT } from '../i18n/language.tsx';
import { Plaque } from '../ui/buttons.tsx';
import { Icon } from '../ui/icon.tsx';
import type { VoteKind } from '../ui/vote-marks.ts';
import type { BallotInHand } from './use-ballot.ts';
import { useSettled } from './use-settled.ts';
import { useSealLabel } from './vote-words.ts';

const Red = ({ ballot, kind }: { ballot: BallotInHand; kind: Exclude<VoteKind, 'vote'> }) => {
  const label = useSealLabel();
  const mark = ballot.marks.find(one => one.kind === kind);
  return (
    <button
      type="button"
      className={`seal-button ${ballot.kind === kind ? 'active' : ''}`}
      aria-pressed={ballot.kind === kind}
      aria-label={label(ballot, kind)}
      onClick={() => ballot.setKind(kind)}
    >
      <span className={`seal ${kind}`}>{mark?.slot ?? <Icon name={kind === 'leaf' ? 'leaf' : 'close'} />}</span>
    </button>
  );
};

/** The storyteller's leaf and thorn: which one the next tap places, and where they lie. */
export const Seals = ({ ballot }: { ballot: BallotInHand }) => (
  <>
    <Red ballot={ballot} kind="leaf" />
    <Red ballot={ballot} kind="thorn" />
  </>
);

/** The word that a first vote is all: without it, or a second, nothing is given. */
export const OnlyVote = ({ ballot, onGive }: { ballot: BallotInHand; onGive: () => void }) => {
  const t = useT();
  const settled = useSettled('');
  const press = () => {
    ballot.give();
    onGive();
  };
  return (
    <Plaque className="only" onClick={event => settled(event) && press()}>
      {t('listen.only-vote')}
    </Plaque>
  );
};

interface VoteTrayProps {
  readonly ballot: BallotInHand;
  readonly help: string;
  readonly children?: ReactNode;
}

/** The wooden tray: seals that are placed, seals that are left, and one line of help. */
export const VoteTray = ({ ballot, help, children }: VoteTrayProps) => (
  <div className="hand2">
    {ballot.rule.red ? (
      <Seals ballot={ballot} />
    ) : (
      Array.from({ length: ballot.rule.max }, (_, i) => {
        const mark = ballot.marks[i];
        return (
          <span key={i} className={`seal ${mark === undefined ? 'empty' : ''}`} aria-hidden="true">
            {mark === undefined ? <Icon name="plus" /> : mark.slot}
          </span>
        );
      })
    )}
    <p>{help}</p>
    {children}
  </div>
);

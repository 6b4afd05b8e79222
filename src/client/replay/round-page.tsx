import { useMemo } from 'react';
import type { SeatId } from '../../engine/ids.ts';
import { publicView } from '../../engine/views.ts';
import { useT } from '../i18n/language.tsx';
import { wordsOf } from '../ui/clue-words.ts';
import { Recorded } from '../ui/recorded.tsx';
import { Sitter } from '../ui/sitter.tsx';
import { useBook, usePerson } from './book-context.ts';
import { Hands } from './hands.tsx';
import { Mat } from './mat.tsx';
import type { Moment, ReplayRound } from './replay.ts';
import { ScoreTable } from './score-table.tsx';

type Told = NonNullable<ReplayRound['told']>;

const ClueSlip = ({ round, told }: { round: ReplayRound; told: Told }) => {
  const t = useT();
  const person = usePerson()(round.storyteller);
  return (
    <div className="slip rp-clue">
      <Sitter face={person} className="sit" />
      <span className="who">{t('album.round', { n: round.number, name: person.name })}</span>
      <h2 className="clue">{wordsOf(told.clue, t)}</h2>
      {told.clue.kind === 'recording' && <Recorded audio={told.clue.audio} />}
    </div>
  );
};

const Scene = ({ round, told, moment }: { round: ReplayRound; told: Told; moment: Moment }) => {
  const t = useT();
  const state = told.states[moment];
  const table = useMemo(() => publicView(state), [state]);
  const wavered = (seat: SeatId) => (told.wavered.includes(seat) ? t('replay.wavered') : null);
  if (moment === 'clue')
    return (
      <Hands
        state={state}
        litOf={seat => (seat === round.storyteller && told.card !== null ? [told.card] : [])}
        word={t('replay.told-of')}
      />
    );
  if (moment === 'cards')
    return (
      <Hands state={state} litOf={seat => state.game?.put[seat] ?? []} word={t('replay.handed-in')} noteOf={wavered} />
    );
  if (moment === 'vote') return <Mat state={state} open={false} />;
  return (
    <div className="rp-points">
      <Mat state={state} open />
      <ScoreTable table={table} result={told.result} />
    </div>
  );
};

/** One moment of one round. */
export const RoundPage = ({ round, moment }: { round: ReplayRound; moment: Moment }) => {
  const t = useT();
  const { eyes } = useBook();
  const person = usePerson();
  const { told } = round;
  if (told === null)
    return (
      <p className="rp-passed">
        <Sitter face={person(round.storyteller)} className="big-rabbit" />
        {t('replay.passed', { name: person(round.storyteller).name })}
      </p>
    );
  const gone = eyes !== null && told.states[moment].game?.seating.includes(eyes) === false;
  return (
    <>
      <ClueSlip round={round} told={told} />
      {gone && moment !== 'points' ? (
        <p className="rp-passed">{t('replay.not-there', { name: person(eyes).name })}</p>
      ) : (
        <Scene round={round} told={told} moment={moment} />
      )}
    </>
  );
};

import { lazy, Suspense, useCallback, useMemo, useState } from 'react';
import type { GameFile } from '../../engine/game-file.ts';
import type { CardId, SeatId } from '../../engine/ids.ts';
import { publicView } from '../../engine/views.ts';
import { useT } from '../i18n/language.tsx';
import { WithOwnWorlds } from '../net/own-worlds.tsx';
import { TableContext, type TableContextValue } from '../net/table-link.ts';
import { WordsContext } from '../net/worlds.ts';
import { IconButton } from '../ui/buttons.tsx';
import { Sitter } from '../ui/sitter.tsx';
import { BookContext, useBook, usePerson } from './book-context.ts';
import { Cover } from './cover.tsx';
import { hashOf, MOMENTS, type Moment, type Replay, type Step, stepFrom, stepsOf } from './replay.ts';
import { RoundPage } from './round-page.tsx';
import { useTurning } from './use-turning.ts';
import '../screens/end.css';
import './replay.css';

const FullView = lazy(async () => ({ default: (await import('../ui/full-view.tsx')).FullView }));

const nothing = () => undefined;

/** A table that only lies there: what screens of a running game show can be shown of one that is over. */
const atRest = (replay: Replay, file: GameFile): TableContextValue => ({
  code: '',
  table: publicView(replay.end),
  me: null,
  here: {},
  pending: [],
  status: 'live',
  clockSkew: 0,
  send: nothing,
  react: nothing,
  gameFile: async () => file,
  waits: false,
  practice: true,
  leaving: null,
});

const Eyes = ({ onChoose }: { onChoose: (eyes: SeatId | null) => void }) => {
  const t = useT();
  const { replay, eyes } = useBook();
  const person = usePerson();
  const seats = replay.sides.flatMap(([, members]) => members);
  return (
    <div className="rp-eyes" role="group" aria-label={t('replay.eyes')}>
      <button type="button" className="rp-chip" aria-pressed={eyes === null} onClick={() => onChoose(null)}>
        {t('replay.everybody')}
      </button>
      {seats.map(seat => (
        <button
          key={seat}
          type="button"
          className="rp-chip"
          aria-pressed={eyes === seat}
          onClick={() => onChoose(eyes === seat ? null : seat)}
        >
          <Sitter face={person(seat)} />
          {person(seat).name}
        </button>
      ))}
    </div>
  );
};

interface TurningProps {
  readonly step: Step;
  readonly steps: readonly Step[];
  readonly onStep: (step: Step) => void;
}

const Moments = ({ step, steps, onStep }: TurningProps) => {
  const t = useT();
  if (step.at === 'cover') return null;
  const here = steps.flatMap(one => (one.at !== 'cover' && one.round === step.round ? [one] : []));
  return (
    <div className="rp-moments" role="group" aria-label={t('replay.moments')}>
      {here.map(one => (
        <button
          key={one.at}
          type="button"
          className="rp-chip"
          aria-pressed={one.at === step.at}
          onClick={() => onStep(one)}
        >
          {t(`replay.${one.at}`)}
        </button>
      ))}
    </div>
  );
};

const Rounds = ({ step, steps, onStep }: TurningProps) => {
  const t = useT();
  const { replay } = useBook();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: many rounds scroll sideways, by keyboard too
    <nav className="rp-rounds" aria-label={t('replay.rounds')} data-scrolls tabIndex={0}>
      <button
        type="button"
        className="rp-chip"
        aria-current={step.at === 'cover' ? 'page' : undefined}
        onClick={() => onStep(steps[0] ?? { at: 'cover' })}
      >
        {t('replay.cover')}
      </button>
      {replay.rounds.map((round, i) => (
        <button
          key={i}
          type="button"
          className="rp-chip"
          aria-label={t('reveal.round', { n: round.number })}
          aria-current={step.at !== 'cover' && step.round === i ? 'page' : undefined}
          onClick={() => onStep({ at: step.at === 'cover' || round.told === null ? 'clue' : step.at, round: i })}
        >
          {round.number}
        </button>
      ))}
    </nav>
  );
};

const useSteps = (replay: Replay) => {
  const steps = useMemo(() => stepsOf(replay), [replay]);
  const [at, setAt] = useState(() => stepFrom(location.hash, steps));
  const to = useCallback(
    (next: number) => {
      const place = Math.min(steps.length - 1, Math.max(0, next));
      setAt(place);
      history.replaceState(null, '', location.pathname + hashOf(steps[place] ?? { at: 'cover' }));
      scrollTo(0, 0);
    },
    [steps],
  );
  return { steps, at, to, step: steps[at] ?? ({ at: 'cover' } as const) };
};

const useTold = (step: Step): string => {
  const t = useT();
  const { replay } = useBook();
  if (step.at === 'cover') return t('replay.cover');
  return `${t('reveal.round', { n: replay.rounds[step.round]?.number ?? 0 })}, ${t(`replay.${step.at}`)}`;
};

const isMoment = (at: Step['at']): at is Moment => MOMENTS.some(moment => moment === at);

const Pages = ({ onBack, onEyes }: { onBack: () => void; onEyes: (eyes: SeatId | null) => void }) => {
  const t = useT();
  const { replay } = useBook();
  const { steps, at, to, step } = useSteps(replay);
  const turn = useCallback((by: 1 | -1) => to(at + by), [to, at]);
  const handlers = useTurning({ turn, first: useCallback(() => to(0), [to]), last: useCallback(() => to(1e6), [to]) });
  const goTo = (wanted: Step) => to(steps.findIndex(one => hashOf(one) === hashOf(wanted)));
  const told = useTold(step);
  const round = step.at === 'cover' ? undefined : replay.rounds[step.round];
  const turning = { step, steps, onStep: goTo };
  return (
    <main className="rp" {...handlers}>
      <header className="top">
        <IconButton icon="back" label={t('nav.back')} onClick={onBack} />
        <Rounds {...turning} />
      </header>
      <p className="vh" role="status">
        {told}
      </p>
      {round === undefined || !isMoment(step.at) ? (
        <Cover onBegin={() => to(1)} />
      ) : (
        <>
          <h1 className="vh">{told}</h1>
          <div className="rp-controls">
            <Moments {...turning} />
            {round.told !== null && <Eyes onChoose={onEyes} />}
          </div>
          <article className={`rp-page at-${step.at}`} key={hashOf(step)}>
            <RoundPage round={round} moment={step.at} />
          </article>
        </>
      )}
      <footer className="rp-turn">
        <IconButton icon="back" label={t('replay.before')} aria-disabled={at === 0} onClick={() => turn(-1)} />
        <span aria-hidden="true">{told}</span>
        <IconButton
          icon="next"
          label={t('replay.after')}
          aria-disabled={at === steps.length - 1}
          onClick={() => turn(1)}
        />
      </footer>
    </main>
  );
};

interface BookProps {
  /** Of the table it was played at, which may be gone by now; null where nobody knows it. */
  readonly code: string | null;
  readonly file: GameFile;
  readonly replay: Replay;
  readonly onBack: () => void;
}

/** A finished game to leaf through: a cover, then every round in its four moments. */
export const ReplayBook = ({ code, file, replay, onBack }: BookProps) => {
  const [eyes, setEyes] = useState<SeatId | null>(null);
  const [looking, setLooking] = useState<{ cards: readonly CardId[]; at: number } | null>(null);
  const table = useMemo(() => atRest(replay, file), [replay, file]);
  const book = useMemo(
    () => ({ file, replay, eyes, look: (cards: readonly CardId[], at: number) => setLooking({ cards, at }) }),
    [file, replay, eyes],
  );
  return (
    <TableContext value={table}>
      <WithOwnWorlds code={code} table={table.table}>
        <WordsContext value={file.words ?? {}}>
          <BookContext value={book}>
            <Pages onBack={onBack} onEyes={setEyes} />
            <Suspense>
              {looking !== null && <FullView {...looking} act={null} onClose={() => setLooking(null)} />}
            </Suspense>
          </BookContext>
        </WordsContext>
      </WithOwnWorlds>
    </TableContext>
  );
};

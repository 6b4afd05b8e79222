import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react';
import type { Phase } from '../../engine/state.ts';
import { useT } from '../i18n/language.tsx';
import { Memory, StageContext } from '../motion/memory.ts';
import { WithOwnWorlds } from '../net/own-worlds.tsx';
import { HearContext, hearAt } from '../net/recordings.ts';
import { gameFile } from '../net/rest.ts';
import { TableContext, type TableLink } from '../net/table-link.ts';
import { useSocketLink } from '../net/use-socket-link.ts';
import { DescribedContext } from '../net/worlds.ts';
import { useStore } from '../store.ts';
import { Announcer, BesideThePage } from '../ui/announcer.tsx';
import { AwayNotice } from '../ui/notices.tsx';
import { useAwake } from '../use-awake.ts';
import { Knocking } from './closed-doors.tsx';
import { PhraseDoor } from './phrase-door.tsx';
import { ScreenCards, ScreenEnd, ScreenLobby, ScreenReveal, ScreenVote, ScreenWait } from './screen-phases.tsx';
import './screen.css';

/** What the room sees: no hand, no dial, no secret. A new phase does not compile until it is here. */
const PHASES: Readonly<Record<Phase, React.ComponentType>> = {
  lobby: ScreenLobby,
  race: ScreenWait,
  clue: ScreenWait,
  cards: ScreenCards,
  vote: ScreenVote,
  reveal: ScreenReveal,
  over: ScreenEnd,
};

/** The table on a television, readable from three metres: everything in rem, the root at 24 px for 1080 lines. */
export const useTvSize = (): void => {
  useEffect(() => {
    const root = document.documentElement;
    root.classList.add('tv');
    return () => root.classList.remove('tv');
  }, []);
};

export const ScreenView = ({ phase, scene }: { phase: Phase; scene: string }) => {
  useTvSize();
  // Nobody touches it all evening.
  useAwake(true);
  const Screen = PHASES[phase];
  const [memory] = useState(() => new Memory());
  const stage = useMemo(() => ({ memory, scene }), [memory, scene]);
  useEffect(() => memory.show(scene), [memory, scene]);
  return (
    <StageContext value={stage}>
      <Screen key={scene} />
      <BesideThePage className="notices">
        <AwayNotice />
      </BesideThePage>
      <Announcer />
    </StageContext>
  );
};

interface ShownProps {
  readonly phrase: string;
  readonly link: TableLink;
  readonly code: string;
  readonly door: ReactNode;
}

const Shown = ({ phrase, link, code, door }: ShownProps) => {
  const t = useT();
  const { seen, status, refusal } = useStore(link.state);
  const number = seen?.table.game?.number ?? 1;
  const file = useCallback(() => gameFile(code, number, phrase), [code, number, phrase]);
  const hear = useMemo(() => hearAt(code, phrase), [code, phrase]);
  if (status === 'closed' && refusal?.why.code === 'wrong-passphrase') return door;
  if (status === 'closed') return <Knocking text={t('refusal.no-such-table')} />;
  if (seen === null) return <Knocking text={t('link.connecting')} why={refusal?.why.code ?? null} />;
  const { phase, game, options } = seen.table;
  return (
    <TableContext
      value={{
        ...seen,
        send: link.send,
        react: link.react,
        leaving: null,
        practice: false,
        waits: false,
        gameFile: file,
      }}
    >
      <HearContext value={hear}>
        <WithOwnWorlds code={code} table={seen.table}>
          <DescribedContext value={options.descriptions}>
            <ScreenView phase={phase} scene={`${game?.number}.${game?.round}.${phase}`} />
          </DescribedContext>
        </WithOwnWorlds>
      </HearContext>
    </TableContext>
  );
};

const Opened = ({ code, phrase, door }: { code: string; phrase: string; door: ReactNode }) => {
  const link = useSocketLink({ code, as: 'screen', ...(phrase === '' ? {} : { passphrase: phrase }) });
  return <Shown phrase={phrase} link={link} code={code} door={door} />;
};

export const SharedScreen = ({ code }: { code: string }) => {
  const [phrase, setPhrase] = useState('');
  const door = <PhraseDoor wrong={phrase !== ''} onPhrase={setPhrase} />;
  return <Opened key={phrase} code={code} phrase={phrase} door={door} />;
};

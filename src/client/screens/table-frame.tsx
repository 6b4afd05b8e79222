import { lazy, Suspense, useEffect, useMemo, useState } from 'react';
import { duty } from '../../bots/duty.ts';
import type { CardId } from '../../engine/ids.ts';
import type { Phase } from '../../engine/state.ts';
import { takeFocus } from '../focus.ts';
import { useT } from '../i18n/language.tsx';
import { afterPaint } from '../later.ts';
import { Memory, StageContext, useStage } from '../motion/memory.ts';
import { contribution } from '../net/command-id.ts';
import { type LinkState, useTable } from '../net/table-link.ts';
import { fetchAhead, useGallery } from '../net/worlds.ts';
import { Announcer } from '../ui/announcer.tsx';
import { newestLine, unreadLines } from '../ui/chat-news.ts';
import { Notices } from '../ui/notices.tsx';
import { buzz, openSound, play } from '../ui/sounds.ts';
import { type CardAct, type SheetName, SheetsContext } from '../ui/table-sheets.ts';
import { useAwake } from '../use-awake.ts';
import { CardsScreen } from './cards.tsx';
import { ClueScreen } from './clue.tsx';
import { useDraftEnds } from './clue-draft.ts';
import { EndScreen } from './end.tsx';
import { Lobby } from './lobby.tsx';
import { useMended } from './mended.ts';
import { Race } from './race.tsx';
import { RevealScreen } from './reveal.tsx';
import { VoteScreen } from './vote.tsx';
import './waiting.css';

const TableSheet = lazy(async () => ({ default: (await import('../ui/table-sheet.tsx')).TableSheet }));
const FullView = lazy(async () => ({ default: (await import('../ui/full-view.tsx')).FullView }));

/** A new phase does not compile until it has a screen. */
const SCREENS: Readonly<Record<Phase, React.ComponentType>> = {
  lobby: Lobby,
  race: Race,
  clue: ClueScreen,
  cards: CardsScreen,
  vote: VoteScreen,
  reveal: RevealScreen,
  over: EndScreen,
};

/** Sound, vibration and the tab's title say that it is your turn; the screen stays awake until you have acted. */
const useMyTurn = (): void => {
  const t = useT();
  const { table, me } = useTable();
  const mine = me === null ? null : duty({ table, me, told: [] });
  const urgent = mine !== null && mine !== 'next';
  useAwake(urgent);
  useEffect(() => {
    document.title = urgent ? t('title.your-turn') : 'Inkling';
    if (!urgent) return;
    play('call');
    buzz(30);
  }, [urgent, t]);
};

/** [F2] Before every game, a rematch too, this device throws in its own part of the seed. */
const useContribution = (): void => {
  const { table, me, send } = useTable();
  const owed = me !== null && !me.contributed && (table.phase === 'lobby' || table.phase === 'over');
  useEffect(() => {
    if (owed) send({ t: 'contribute', value: contribution() });
  }, [owed, send]);
};

/** A new scene takes the focus, but only if nobody has it; and is what the next one comes from. */
const Arrival = () => {
  const { memory, scene } = useStage();
  useEffect(() => memory.show(scene), [memory, scene]);
  useEffect(() => afterPaint(takeFocus), []);
  return null;
};

interface Looking {
  /** A new scene closes what lay over the old one. */
  readonly scene: string;
  readonly cards: readonly CardId[];
  readonly at: number;
  readonly act: CardAct | null;
}

/** How many lines of others have been said since this device last had the table talk open. */
const useUnread = (isOpen: boolean): number => {
  const { table, me } = useTable();
  const [newest] = newestLine(table.chat);
  const [read, setRead] = useState(newest);
  if (isOpen && read !== newest) setRead(newest);
  return unreadLines(table.chat, read, me?.seat ?? null);
};

/** The screen of the present phase, with what may lie over it. */
export const TableFrame = ({ refusal, reactions }: Pick<LinkState, 'refusal' | 'reactions'>) => {
  const { table, me } = useTable();
  const gallery = useGallery();
  const [sheet, setSheet] = useState<SheetName | null>(null);
  const [looking, setLooking] = useState<Looking | null>(null);
  const { phase, game } = table;
  const scene = `${game?.number}.${game?.round}.${phase}`;
  const [memory] = useState(() => new Memory());
  const stage = useMemo(() => ({ memory, scene }), [memory, scene]);
  useMyTurn();
  useContribution();
  useDraftEnds();
  useMended();
  useEffect(openSound, []);
  const unread = useUnread(sheet === 'chat');
  const sheets = useMemo(
    () => ({
      unread,
      open: setSheet,
      close: () => setSheet(null),
      look: (cards: readonly CardId[], at: number, act?: CardAct) => setLooking({ scene, cards, at, act: act ?? null }),
    }),
    [scene, unread],
  );
  useEffect(() => fetchAhead(gallery, me?.hand ?? [], 300), [gallery, me?.hand]);
  const Screen = SCREENS[phase];
  return (
    <SheetsContext value={sheets}>
      <Notices refusal={refusal} reactions={reactions} />
      <StageContext value={stage}>
        <Screen key={scene} />
        <Arrival key={`arrival ${scene}`} />
      </StageContext>
      <Announcer />
      <Suspense>
        {sheet !== null && <TableSheet sheet={sheet} onClose={() => setSheet(null)} />}
        {looking?.scene === scene && <FullView {...looking} onClose={() => setLooking(null)} />}
      </Suspense>
    </SheetsContext>
  );
};

import { lazy, type ReactNode, Suspense, startTransition, useEffect, useRef, useState } from 'react';
import type { CardId, SeatId, Slot } from '../../engine/ids.ts';
import { useT } from '../i18n/language.tsx';
import { useLater } from '../motion/use-later.ts';
import { useTable } from '../net/table-link.ts';
import { doneSeats, mayVote, nameOf, partnerOf, rulesetOf, seatsInPlay, waitedFor } from '../table-facts.ts';
import { Arc } from '../ui/arc.tsx';
import { Quiet } from '../ui/buttons.tsx';
import { ClueSlip } from '../ui/clue-slip.tsx';
import { Dial } from '../ui/dial.tsx';
import { Icon } from '../ui/icon.tsx';
import { Sitter } from '../ui/sitter.tsx';
import { Slots } from '../ui/slots.tsx';
import { useTableSheets } from '../ui/table-sheets.ts';
import { TopRail } from '../ui/top-rail.tsx';
import { looksOf } from '../ui/vote-marks.ts';
import { useDesk } from '../use-media.ts';
import { Garland } from './garland.tsx';
import { Hub } from './hub.tsx';
import { type BallotInHand, useBallot } from './use-ballot.ts';
import { OnlyVote, Seals, VoteTray } from './vote-tray.tsx';
import { useVoteLabel, useVoteWords } from './vote-words.ts';
import './vote.css';
import './vote-layout.css';

const loadCloseUp = () => import('./close-up.tsx');
const CloseUp = lazy(async () => ({ default: (await loadCloseUp()).CloseUp }));
const WIDE_FROM = 7;

const TeamTip = () => {
  const t = useT();
  const { table, me } = useTable();
  if (!rulesetOf(table).pairs || me === null || !mayVote(table, me)) return null;
  const partner = partnerOf(table, me.seat);
  return <p className="tip">{t('vote.pair-tip', { name: nameOf(table, partner) })}</p>;
};

interface DeskDialProps {
  readonly ballot: BallotInHand;
  readonly n: number;
  readonly words: ReturnType<typeof useVoteWords>;
  readonly children: ReactNode;
}

const DeskDial = ({ ballot, n, words, children }: DeskDialProps) => (
  <aside className="aside right">
    <h2>{words.question}</h2>
    <Dial n={n} look={ballot.look} onPick={ballot.vote} hub={<Hub ballot={ballot} />} />
    {ballot.rule.red && (
      <div className="seals">
        <Seals ballot={ballot} />
      </div>
    )}
    <p className="dim sm">{words.help}</p>
    {children}
  </aside>
);

/** Who watches or told the story sees beside the cards who has voted, where others have the dial. */
const Onlooking = () => {
  const t = useT();
  const { table, me } = useTable();
  const done = doneSeats(table);
  const voters = [...done, ...waitedFor(table)];
  const inOrder = seatsInPlay(table).filter(seat => voters.includes(seat));
  const nameIn = (seat: SeatId): string => (seat === me?.seat ? t('seat.you') : nameOf(table, seat));
  return (
    <aside className="aside right onlooking">
      <h2>{t('rail.count', { n: done.length, all: inOrder.length })}</h2>
      <ul>
        {inOrder.map(seat => (
          <li key={seat} className={done.includes(seat) ? 'in' : ''}>
            <Sitter face={table.seats[seat]} />
            <b aria-hidden="true">{nameIn(seat)}</b>
            <span className="vh">{t(done.includes(seat) ? 'badge.check' : 'badge.wait', { name: nameIn(seat) })}</span>
            <Icon name={done.includes(seat) ? 'check' : 'wait'} />
          </li>
        ))}
      </ul>
    </aside>
  );
};

const focusSlot = (slot: Slot): void => {
  document.querySelector<HTMLElement>(`.slot:nth-child(${slot}) .slot-card`)?.focus();
};

/** [R6] All cards face up; everybody who may votes in secret, and may change it until the last vote is in. */
export const VoteScreen = () => {
  const { table, me } = useTable();
  const t = useT();
  const desk = useDesk();
  const sheets = useTableSheets();
  const ballot = useBallot();
  const label = useVoteLabel();
  const [close, setClose] = useState<Slot | null>(null);
  const left = useRef<Slot | null>(null);
  const n = table.game?.slots.length ?? 0;
  const wide = n >= WIDE_FROM;
  const manyVotes = ballot !== null && (ballot.rule.max > 1 || ballot.rule.red);
  const words = useVoteWords(ballot, !wide && !manyVotes);
  const later = useLater();
  useEffect(() => {
    if (!desk) loadCloseUp().catch(() => undefined);
  }, [desk]);
  // From the card held close the focus comes back to where it lies on the table.
  useEffect(() => {
    if (close === null && left.current !== null) focusSlot(left.current);
    left.current = close;
  }, [close]);
  const game = table.game;
  if (game === null) return null;
  const look = ballot?.look ?? ((slot: Slot) => looksOf(slot, [], me?.slots ?? [], []));
  // The table stays in sight until the card is there.
  const hold = (slot: Slot) => startTransition(() => setClose(slot));
  const tapCard = (slot: Slot, again: boolean) => {
    if (ballot === null) sheets.look(game.slots, slot - 1);
    else if (desk) ballot.vote(slot, again);
    else hold(slot);
  };
  const slotOf = (card: CardId): Slot => (game.slots.indexOf(card) + 1) as Slot;
  const acts = ballot !== null && (
    <>
      {ballot.mayGive && <OnlyVote ballot={ballot} onGive={() => ballot.marks.forEach(mark => focusSlot(mark.slot))} />}
      {desk && (
        <Quiet
          icon="zoom"
          onClick={() =>
            sheets.look(game.slots, (ballot.marks.at(-1)?.slot ?? 1) - 1, {
              label: card => (ballot.look(slotOf(card)).locked ? null : label(ballot, slotOf(card))),
              run: card => ballot.press(slotOf(card)),
            })
          }
        >
          {t('hand.look')}
        </Quiet>
      )}
    </>
  );
  const status = (
    <p className="vh" role="status">
      <span key={ballot?.did?.at}>{words.said}</span>
    </p>
  );
  if (close !== null && ballot !== null && !desk)
    return (
      <>
        {status}
        <Suspense>
          <CloseUp ballot={ballot} slot={close} onSlot={setClose} onTable={() => setClose(null)} note={words.note} />
        </Suspense>
      </>
    );
  return (
    <>
      {status}
      <main className={`vote ${wide ? 'n12' : 'desk'}`} data-n={n}>
        <TopRail />
        <h1 className="vh">{words.question}</h1>
        <ClueSlip note={<span className="ph">{words.note}</span>} />
        <TeamTip />
        <Slots
          cards={game.slots}
          look={look}
          onTap={tapCard}
          votes={ballot !== null && desk}
          {...(ballot === null ? {} : { onHold: ballot.toggleAside })}
        />
        {ballot === null && desk && !wide ? (
          <Onlooking />
        ) : ballot === null ? (
          <p className="tip watching">{words.help}</p>
        ) : wide || (manyVotes && !desk) ? (
          <VoteTray ballot={ballot} help={words.help}>
            {acts}
          </VoteTray>
        ) : desk ? (
          <DeskDial ballot={ballot} n={n} words={words}>
            {acts}
          </DeskDial>
        ) : (
          <div className="tray">
            {/* The wood first; nobody picks before the cards lie. */}
            <Arc n={later ? n : 0} look={ballot.look} onPick={hold} />
          </div>
        )}
        {desk && !wide && <Garland />}
      </main>
    </>
  );
};

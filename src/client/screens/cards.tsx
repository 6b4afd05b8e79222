import { useState } from 'react';
import type { CardId } from '../../engine/ids.ts';
import { useT } from '../i18n/language.tsx';
import { LeavingCards } from '../motion/leaving-cards.tsx';
import { useStage } from '../motion/memory.ts';
import { useTable } from '../net/table-link.ts';
import { cardsToPut, isTeller, mayPut, nameOf, partnerOf, rulesetOf, seatOf } from '../table-facts.ts';
import { Plaque, Quiet } from '../ui/buttons.tsx';
import { Card } from '../ui/card.tsx';
import { ClueSlip } from '../ui/clue-slip.tsx';
import { Fan, HELD_CARD } from '../ui/fan.tsx';
import { buzz, play } from '../ui/sounds.ts';
import { useTableSheets } from '../ui/table-sheets.ts';
import { TopRail } from '../ui/top-rail.tsx';
import { WaitingLine } from './waiting.tsx';
import './play.css';

/** The slip unrolls where this page saw somebody think about it, and once. */
const useFreshClue = (): boolean => {
  const { memory } = useStage();
  return useState(() => memory.comesFrom('clue') || memory.comesFrom('race'))[0];
};

/** Cards that are in, and the way back. */
const HandedIn = ({ cards }: { cards: readonly CardId[] }) => {
  const t = useT();
  const { table, me, send, pending } = useTable();
  const sheets = useTableSheets();
  const fresh = useFreshClue();
  const teller = isTeller(table, me) && rulesetOf(table).clueWithCard;
  const leaving = pending.some(command => command.t === 'take-back');
  return (
    <main className="play">
      <TopRail />
      <ClueSlip fresh={fresh} />
      <LeavingCards cards={cards} />
      <div className="handed">
        <div className="handed-cards">
          {cards.map((card, i) => (
            <button key={card} type="button" className="handed-card" onClick={() => sheets.look(cards, i)}>
              <Card id={card} eager className="lift" sizes="(min-width: 60rem) 20rem, 55vw" />
            </button>
          ))}
        </div>
        <h1>{t(teller ? 'cards.told' : 'cards.in', { n: cards.length })}</h1>
        <WaitingLine />
      </div>
      <div className="act">
        {!teller && (
          <Quiet icon="again" disabled={leaving} onClick={() => send({ t: 'take-back' })}>
            {t('cards.take-back', { n: cards.length })}
          </Quiet>
        )}
      </div>
    </main>
  );
};

const PartnerHands = () => {
  const t = useT();
  const { table, me } = useTable();
  const fresh = useFreshClue();
  const partner = me === null ? null : partnerOf(table, me.seat);
  const partnerDone = partner !== null && seatOf(table, partner)?.status === 'done';
  return (
    <main className="play">
      <TopRail />
      <ClueSlip fresh={fresh} />
      <div className="handed">
        <h1>
          {partner === null
            ? t('cards.choosing')
            : t(partnerDone ? 'cards.partner-did' : 'cards.partner-does', { name: nameOf(table, partner) })}
        </h1>
        <WaitingLine />
      </div>
      <div className="act" />
    </main>
  );
};

const Choose = () => {
  const t = useT();
  const { table, me, send, pending } = useTable();
  const sheets = useTableSheets();
  const fresh = useFreshClue();
  const hand = me?.hand ?? [];
  const [held, setHeld] = useState(Math.floor(hand.length / 2));
  const [chosen, setChosen] = useState<readonly CardId[]>([]);
  const need = me === null ? 1 : cardsToPut(table, me);
  const sending = pending.some(command => command.t === 'put');
  const put = (card: CardId | undefined) => {
    if (card === undefined || sending) return;
    const next = chosen.includes(card) ? chosen.filter(other => other !== card) : [...chosen, card];
    if (next.length < need) return setChosen(next);
    play('slide');
    buzz(12);
    send({ t: 'put', cards: next.slice(-need) });
  };
  const label = (card: CardId | undefined): string => {
    if (need === 1) return t('cards.put');
    if (card !== undefined && chosen.includes(card)) return t('cards.unpick');
    return t(chosen.length === 0 ? 'cards.first' : 'cards.second');
  };
  const look = (at: number) => sheets.look(hand, at, { label, run: put });
  const tellsFor = rulesetOf(table).pairs && me !== null && partnerOf(table, me.seat) === table.game?.storyteller;
  return (
    <main className="play">
      <TopRail />
      <h1 className="vh">{t('cards.title')}</h1>
      <ClueSlip fresh={fresh} />
      {tellsFor && <p className="tip">{t('cards.for-partner')}</p>}
      {rulesetOf(table).pairs && !tellsFor && <p className="tip">{t('cards.either')}</p>}
      <Fan cards={hand} held={held} onHold={setHeld} onLook={look} chosen={chosen} />
      {need > 1 && (
        <p className="vh" role="status">
          {t('listen.chosen', { n: chosen.length, all: need })}
        </p>
      )}
      <div className="act">
        <Plaque className="wide big" aria-describedby={HELD_CARD} disabled={sending} onClick={() => put(hand[held])}>
          {label(hand[held])}
        </Plaque>
        <Quiet icon="zoom" onClick={() => look(held)}>
          {t('hand.look')}
        </Quiet>
      </div>
    </main>
  );
};

/** [R4] Everybody puts in a card that fits the clue, in secret; taken back at will until the last one is in. */
export const CardsScreen = () => {
  const { table, me } = useTable();
  if (me === null) return <PartnerHands />;
  if (me.put.length > 0) return <HandedIn cards={me.put} />;
  const partner = rulesetOf(table).pairs ? partnerOf(table, me.seat) : null;
  const partnerDone = partner !== null && seatOf(table, partner)?.status === 'done';
  if (!mayPut(table, me) || partnerDone) return <PartnerHands />;
  return <Choose />;
};

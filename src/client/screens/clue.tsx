import { useState } from 'react';
import type { CardId } from '../../engine/ids.ts';
import { useT } from '../i18n/language.tsx';
import { PassingHand } from '../motion/passing-hand.tsx';
import { useTable } from '../net/table-link.ts';
import { isTeller, rulesetOf } from '../table-facts.ts';
import { Plaque, Quiet } from '../ui/buttons.tsx';
import { FaceDownFan } from '../ui/face-down-fan.tsx';
import { Fan, HELD_CARD } from '../ui/fan.tsx';
import { useTableSheets } from '../ui/table-sheets.ts';
import { TopRail } from '../ui/top-rail.tsx';
import { useClueDraft } from './clue-draft.ts';
import { Thinking } from './waiting.tsx';
import { WriteClue } from './write-clue.tsx';
import './play.css';

const ChooseOwn = ({ onChoose }: { onChoose: (card: CardId) => void }) => {
  const t = useT();
  const { me } = useTable();
  const sheets = useTableSheets();
  const hand = me?.hand ?? [];
  const [held, setHeld] = useState(Math.floor(hand.length / 2));
  const look = () => sheets.look(hand, held, { label: () => t('clue.choose'), run: onChoose });
  return (
    <main className="play">
      <TopRail />
      <div className="say">
        <h1>{t('clue.pick')}</h1>
        <p>{t('clue.pick-text')}</p>
      </div>
      <Fan cards={hand} held={held} onHold={setHeld} onLook={look} />
      <div className="act">
        <Plaque
          className="wide big"
          aria-describedby={HELD_CARD}
          onClick={() => {
            const card = hand[held];
            if (card !== undefined) onChoose(card);
          }}
        >
          {t('clue.choose')}
        </Plaque>
        <Quiet icon="zoom" onClick={look}>
          {t('hand.look')}
        </Quiet>
      </div>
    </main>
  );
};

const Listen = () => {
  const t = useT();
  const { table, me } = useTable();
  const sheets = useTableSheets();
  const hand = me?.hand ?? [];
  const [held, setHeld] = useState(Math.floor(hand.length / 2));
  const faceDown = me?.faceDown ?? 0;
  const fan =
    hand.length > 0 ? (
      <Fan cards={hand} held={held} onHold={setHeld} onLook={at => sheets.look(hand, at)} />
    ) : (
      <FaceDownFan count={faceDown} />
    );
  return (
    <main className="play">
      <TopRail />
      <Thinking>{hand.length > 0 && <p>{t('wait.browse')}</p>}</Thinking>
      {rulesetOf(table).passHands ? <PassingHand count={hand.length + faceDown}>{fan}</PassingHand> : fan}
      <div className="act" />
    </main>
  );
};

/** [R3] The storyteller chooses a card, where the ruleset wants one, and says something about it; everybody else waits and browses. */
export const ClueScreen = () => {
  const { table, me } = useTable();
  const { card: chosen, text, change } = useClueDraft();
  if (me === null || !isTeller(table, me)) return <Listen />;
  const card = chosen !== null && me.hand.includes(chosen) ? chosen : null;
  if (rulesetOf(table).clueWithCard && card === null) return <ChooseOwn onChoose={chose => change({ card: chose })} />;
  return (
    <WriteClue
      card={card}
      text={text}
      onText={words => change({ text: words })}
      onAnother={() => change({ card: null })}
    />
  );
};

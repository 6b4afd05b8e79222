import { type CSSProperties, type ReactNode, useRef } from 'react';
import type { CardId, Slot } from '../../engine/ids.ts';
import { useT } from '../i18n/language.tsx';
import { LaidCard } from '../motion/laid-card.tsx';
import { type Lies, useLaying } from '../motion/use-laying.ts';
import { useCardArt } from '../net/worlds.ts';
import { Icon } from './icon.tsx';
import type { SlotLook } from './vote-marks.ts';

/** Cards lie a little askew, always the same way for a slot: nothing on the table may look random or change. */
const TILT = [-0.8, 0.6, -0.4, 0.9, -0.6, 0.5] as const;
const HOLD_MS = 450;

const sizesFor = (n: number): string => `(min-width: 60rem) ${n > 6 ? 14 : 15}rem, ${n <= 4 ? 46 : n <= 6 ? 34 : 30}vw`;

interface SlotsProps {
  readonly cards: readonly CardId[];
  readonly look: (slot: Slot) => SlotLook;
  readonly onTap?: (slot: Slot, again: boolean) => void;
  /** A long press, or the context menu key: sets a card aside in this view only. */
  readonly onHold?: (slot: Slot) => void;
  readonly under?: (slot: Slot) => ReactNode;
  /** A tap is a vote, which a locked card does not take; elsewhere it looks closer, which any card allows. */
  readonly votes?: boolean;
}

const VOTE_SAID = {
  vote: 'slot.voted',
  both: 'listen.both',
  leaf: 'listen.leaf',
  thorn: 'listen.thorn',
} as const;

const votesSaid = ({ votes }: SlotLook): readonly (keyof typeof VOTE_SAID)[] =>
  votes.length > 1 && votes.every(({ kind }) => kind === 'vote') ? ['both'] : votes.map(({ kind }) => kind);

/** Said, not written: hidden words would be laid out like any others, a line of twenty for every card. */
export const usePlaceLabel = (card: CardId, slot: Slot, look: SlotLook): string => {
  const t = useT();
  const art = useCardArt(card);
  return [
    t('slot.label', { n: slot }),
    look.own && t('slot.own'),
    ...votesSaid(look).map(kind => t(VOTE_SAID[kind])),
    look.aside && t('slot.aside'),
    art?.alt,
  ]
    .filter(Boolean)
    .join('. ');
};

const Seal = ({ look }: { look: SlotLook }) => {
  const kinds = new Set(look.votes.map(vote => vote.kind));
  return (
    <>
      {kinds.has('leaf') && (
        <span className="seal leaf on-card">
          <Icon name="leaf" />
        </span>
      )}
      {kinds.has('thorn') && (
        <span className="seal thorn on-card">
          <Icon name="close" />
        </span>
      )}
      {look.votes.filter(vote => vote.kind === 'vote').length > 1 && <span className="seal twice on-card">×2</span>}
    </>
  );
};

interface PlaceProps extends Pick<SlotsProps, 'onTap' | 'onHold' | 'under' | 'votes'> {
  readonly card: CardId;
  readonly slot: Slot;
  readonly looks: SlotLook;
  readonly lies: Lies;
  readonly sizes: string;
}

/** One card with its number: a tap takes it, a long press sets it aside. */
const Place = ({ card, slot, looks, lies, sizes, onTap, onHold, under, votes }: PlaceProps) => {
  const t = useT();
  const label = usePlaceLabel(card, slot, looks);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const held = useRef(false);
  const press = () => {
    held.current = false;
    if (onHold === undefined) return;
    timer.current = setTimeout(() => {
      held.current = true;
      onHold(slot);
    }, HOLD_MS);
  };
  const release = () => clearTimeout(timer.current);
  const mine = looks.votes.length > 0;
  return (
    <li className={`slot ${mine ? 'mine' : ''} ${looks.locked ? 'own' : ''} ${looks.aside ? 'set' : ''}`}>
      <button
        type="button"
        className="slot-card"
        style={{ '--i': slot - 1 } as CSSProperties}
        aria-label={label}
        aria-pressed={mine}
        aria-disabled={votes === true && looks.locked}
        aria-keyshortcuts={onHold === undefined ? undefined : 'Delete'}
        onPointerDown={press}
        onPointerUp={release}
        onPointerLeave={release}
        onContextMenu={event => {
          event.preventDefault();
          if (!held.current) onHold?.(slot);
        }}
        onKeyDown={event => {
          // A key held down is one press.
          if (event.repeat && event.key === 'Enter') event.preventDefault();
          if (!event.repeat && (event.key === 'Delete' || event.key === 'Backspace')) onHold?.(slot);
        }}
        onClick={event => {
          if (!held.current) onTap?.(slot, event.detail > 1);
        }}
      >
        <LaidCard
          lies={lies}
          id={card}
          silent
          eager
          sizes={sizes}
          style={{ transform: `rotate(${TILT[(slot - 1) % 6]}deg)` }}
        />
      </button>
      {looks.own && (
        <span className="note" aria-hidden="true">
          {looks.locked && <Icon name="lock" />}
          {t('slot.yours')}
        </span>
      )}
      <Seal look={looks} />
      <span className={`num ${mine ? 'mine' : ''} ${looks.locked ? 'lock' : ''}`} aria-hidden="true">
        {slot}
      </span>
      {under?.(slot)}
    </li>
  );
};

/** Numbered places that size themselves: as large as the mat allows, never scrolling sideways. */
export const Slots = ({ cards, look, ...acts }: SlotsProps) => {
  const mat = useRef<HTMLDivElement>(null);
  const { lies, skip } = useLaying(mat, cards.length);
  return (
    <div className="mat" ref={mat} onPointerDown={skip}>
      <ol className="slots" style={{ '--c': 'var(--vc)', '--r': 'var(--vr)' } as CSSProperties}>
        {cards.map((card, i) => {
          const slot = (i + 1) as Slot;
          return (
            <Place
              key={slot}
              card={card}
              slot={slot}
              looks={look(slot)}
              lies={lies(i)}
              sizes={sizesFor(cards.length)}
              {...acts}
            />
          );
        })}
      </ol>
    </div>
  );
};

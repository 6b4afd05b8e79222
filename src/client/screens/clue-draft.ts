import { useEffect, useState } from 'react';
import type { CardId } from '../../engine/ids.ts';
import type { PublicView } from '../../engine/view.ts';
import { keep, recall } from '../keep.ts';
import { draftKeyOf as keyOf } from '../net/seats.ts';
import { useTable } from '../net/table-link.ts';

/** A clue in the making: the card that was chosen for it, and the words so far. */
interface ClueDraft {
  readonly card: CardId | null;
  readonly text: string;
}

/** One a table. It names its turn, so that no later one finds it, nor the next practice table, which goes by the same code. */
interface KeptDraft extends ClueDraft {
  readonly turn: string;
}

const turnOf = ({ commitment, game }: PublicView): string => `${commitment}.${game?.round}`;

const NOTHING_YET: ClueDraft = { card: null, text: '' };

/**
 * A half-made clue survives a reload, also one that was given and has not reached the table: what waits to be sent does not.
 */
export const useClueDraft = (): ClueDraft & { readonly change: (part: Partial<ClueDraft>) => void } => {
  const { table, code } = useTable();
  const turn = turnOf(table);
  const [draft, setDraft] = useState<ClueDraft>(() => {
    const kept = recall<KeptDraft | null>(keyOf(code), null);
    return kept?.turn === turn ? { card: kept.card, text: kept.text } : NOTHING_YET;
  });
  const change = (part: Partial<ClueDraft>) => {
    const next = { ...draft, ...part };
    setDraft(next);
    keep(keyOf(code), { turn, ...next } satisfies KeptDraft);
  };
  return { ...draft, change };
};

/** A table that waits for no clue has had this one, or one from another device. */
export const useDraftEnds = (): void => {
  const { table, code } = useTable();
  const isTold = table.phase !== 'clue';
  useEffect(() => {
    if (isTold) keep(keyOf(code), null);
  }, [isTold, code]);
};

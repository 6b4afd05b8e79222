import { createContext, use } from 'react';
import type { CardId } from '../../engine/ids.ts';

export type SheetName =
  | 'menu'
  | 'aid'
  | 'invite'
  | 'last'
  | 'options'
  | 'worlds'
  | 'timers'
  | 'people'
  | 'chat'
  | 'settings'
  | 'seating'
  | 'leave'
  | 'delete';

/** What lies over the table just now: one sheet at most, or one card held close. */
export interface TableSheets {
  /** Lines of table talk that have not been read. */
  readonly unread: number;
  readonly open: (sheet: SheetName) => void;
  readonly close: () => void;
  /** Shows cards large, one at a time; `act` puts the screen's plaque under them. */
  readonly look: (cards: readonly CardId[], at: number, act?: CardAct) => void;
}

export interface CardAct {
  readonly label: (card: CardId) => string | null;
  readonly run: (card: CardId) => void;
}

const nothing = () => undefined;
export const SheetsContext = createContext<TableSheets>({ unread: 0, open: nothing, close: nothing, look: nothing });
export const useTableSheets = (): TableSheets => use(SheetsContext);

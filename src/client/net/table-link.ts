import { createContext, use } from 'react';
import type { SeatId } from '../../engine/ids.ts';
import type { OwnView, PublicView } from '../../engine/view.ts';
import type { Reaction } from '../../protocol/client-message.ts';
import type { WireCommand } from '../../protocol/command.ts';
import type { AnyRefusal } from '../../protocol/server-message.ts';
import type { Store } from '../store.ts';

/** How long somebody's call hangs over the table. */
export const REACTION_MS = 4_000;

export type LinkStatus = 'connecting' | 'live' | 'away' | 'closed';

/** Everything a screen may look at. A screen is a function of this and of its own small state. */
export interface Seen {
  readonly code: string;
  readonly table: PublicView;
  readonly me: OwnView | null;
  readonly here: Readonly<Record<SeatId, boolean>>;
  /** Commands on their way: a button that has been pressed stays pressed. */
  readonly pending: readonly WireCommand[];
  readonly status: LinkStatus;
  /** What this device's clock must add to tell the server's time. */
  readonly clockSkew: number;
}

export interface LinkState {
  readonly status: LinkStatus;
  readonly seen: Seen | null;
  /** Why a link is closed for good: the host has deleted the table, or this seat is nobody's any more. */
  readonly gone?: 'table' | 'seat';
  /** The newest refusal; `at` makes two equal ones different. */
  readonly refusal: { readonly why: AnyRefusal; readonly at: number } | null;
  readonly reactions: readonly { readonly seat: SeatId; readonly what: Reaction; readonly at: number }[];
}

/** A table to play at: over a socket, in this browser, or a fixture. */
export interface TableLink {
  readonly state: Store<LinkState>;
  readonly send: (command: WireCommand) => void;
  /** Takes back what waits to be sent. What is on its way may have been heard already, and then it counts. */
  readonly withdraw: (t: WireCommand['t']) => void;
  readonly react: (what: Reaction) => void;
  readonly close: () => void;
}

/** Giving a seat up. */
export interface Leaving {
  /** Asks the table, and goes once it knows, so that nobody waits for somebody who thinks they have left. */
  readonly leave: () => void;
  /** Calls it off, unless the table has heard of it already. */
  readonly stay: () => void;
}

export interface TableContextValue extends Seen {
  readonly send: (command: WireCommand) => void;
  readonly react: (what: Reaction) => void;
  /** Gives the seat up and goes to the front door; null where there is no seat to give up. */
  readonly leaving: Leaving | null;
  /** The whole game's rounds once it is over, however this table keeps them. */
  readonly gameFile: () => Promise<unknown>;
  /** This device has a seat, but not yet in this round. */
  readonly waits: boolean;
  /** A table inside this browser: no link to share, nobody to wait for. */
  readonly practice: boolean;
}

export const TableContext = createContext<TableContextValue | null>(null);

export const useTable = (): TableContextValue => {
  const value = use(TableContext);
  if (value === null) throw new Error('A table screen was shown without a table');
  return value;
};

import type { Circumstances } from '../../engine/command.ts';
import type { CardId, SeatId, TableId } from '../../engine/ids.ts';
import type { TableOptions } from '../../engine/options.ts';
import type { Result } from '../../engine/result.ts';
import type { ServerRefusal } from '../../protocol/server-message.ts';
import type { Alarms } from '../alarms.ts';
import type { School } from '../bots/school.ts';
import type { Journal } from '../journal/journal.ts';
import type { Log } from '../log.ts';
import type { Metrics } from '../metrics.ts';
import type { Ring } from '../push/bell.ts';
import type { StoreWatch } from '../store-watch.ts';
import type { Player } from './minder.ts';

/** All that tables share and use. */
export interface TableContext {
  readonly journal: Journal;
  readonly store: StoreWatch;
  readonly alarms: Alarms;
  readonly log: Log;
  readonly metrics: Metrics;
  readonly now: () => number;
  readonly entropy: Circumstances['entropy'];
  readonly deckFor: (options: TableOptions) => Result<readonly CardId[], ServerRefusal>;
  readonly player: Player;
  /** Hears of each of this node's moves that is stored: a round that ends may teach the bots. */
  readonly school: School;
  readonly botPace: number;
  readonly hostAwayMs: number;
  /** Tells people who are away, after they have been for a while; null when nobody is told. */
  readonly bell: { readonly ring: Ring; readonly graceMs: number } | null;
  /** Other nodes write to the same journal. */
  readonly isShared: boolean;
  /** Lets `work` run together with everything else that is due in this turn of the event loop. */
  readonly inTurn: (work: () => void) => void;
  /** To the other nodes: who is connected to this one. */
  readonly sharePresence: (table: TableId, seats: readonly SeatId[]) => void;
}

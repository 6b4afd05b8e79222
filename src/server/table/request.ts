import type { Circumstances, Command } from '../../engine/command.ts';
import { advance } from '../../engine/decide.ts';
import type { TableEvent } from '../../engine/event.ts';
import { ok, type Result } from '../../engine/result.ts';
import type { TableState } from '../../engine/state.ts';
import type { AnyRefusal } from '../../protocol/server-message.ts';
import type { JournalEntry } from '../journal/journal.ts';
import type { RecentCauses } from './recent-causes.ts';
import type { Viewer } from './viewer.ts';

export type Outcome = Result<readonly TableEvent[], AnyRefusal>;

/** Something to be decided when its turn comes. */
export interface Request {
  /** The same cause counts once, however often it is asked. */
  readonly cause: string;
  /** Made from the state at that moment; null when there is nothing to do any more. */
  readonly command: (state: TableState) => Result<Command, AnyRefusal> | null;
  /** Who is told, and under which id. */
  readonly from?: { readonly viewer: Viewer; readonly id: string };
  readonly answer?: (outcome: Outcome) => void;
}

export interface Decided {
  readonly request: Request;
  readonly outcome: Outcome;
}

interface Decisions {
  readonly decided: readonly Decided[];
  /** What is to be stored of it. */
  readonly entries: readonly JournalEntry[];
  /** What the table is when that is stored. */
  readonly state: TableState;
}

const NOTHING: Outcome = ok([]);

/** One after the other, each from what the one before has left. What has counted before does not count again. */
export const decideAll = (
  requests: readonly Request[],
  from: TableState,
  counted: RecentCauses,
  circumstances: Circumstances,
): Decisions => {
  const decided: Decided[] = [];
  const entries: JournalEntry[] = [];
  const causes = new Set<string>();
  let state = from;
  for (const request of requests) {
    const { cause } = request;
    if (causes.has(cause) || counted.has(cause)) {
      decided.push({ request, outcome: NOTHING });
      continue;
    }
    const command = request.command(state);
    if (command === null || !command.ok) {
      decided.push({ request, outcome: command ?? NOTHING });
      continue;
    }
    const next = advance(state, command.value, circumstances);
    decided.push({ request, outcome: next.ok ? ok(next.value.events) : next });
    if (!next.ok || next.value.events.length === 0) continue;
    entries.push({ at: circumstances.now, cause, events: next.value.events });
    causes.add(cause);
    state = next.value.state;
  }
  return { decided, entries, state };
};

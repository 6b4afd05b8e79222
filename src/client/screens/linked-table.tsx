import { WithOwnWorlds } from '../net/own-worlds.tsx';
import { forgetSeat } from '../net/seats.ts';
import type { Seen, TableLink } from '../net/table-link.ts';
import { TableContext } from '../net/table-link.ts';
import { DescribedContext } from '../net/worlds.ts';
import { go } from '../router.ts';
import { useStore } from '../store.ts';
import { TableFrame } from './table-frame.tsx';

interface LinkedTableProps {
  readonly link: TableLink;
  readonly seen: Seen;
  readonly gameFile: () => Promise<unknown>;
  readonly practice?: boolean;
}

/** Goes once the table knows it, so that nobody waits for somebody who thinks they have left. */
const leaveBy = (link: TableLink, code: string): void => {
  let { refusal } = link.state.get();
  const depart = (): void => {
    const now = link.state.get();
    const isAsked = now.seen?.pending.some(command => command.t === 'leave') === true;
    if (isAsked && now.status !== 'closed') {
      refusal = now.refusal;
      return;
    }
    stop();
    // Refused, or never heard: the seat is still theirs, and the screen says why.
    if (now.gone === undefined && (isAsked || now.refusal !== refusal)) return;
    // What comes of it, that the seat is nobody's now, is no news to whoever wanted it so.
    link.close();
    forgetSeat(code);
    go('/');
  };
  link.send({ t: 'leave' });
  const stop = link.state.subscribe(depart);
  depart();
};

/** Everything below sees the table through one context, whatever it comes from. */
export const LinkedTable = ({ link, seen, gameFile, practice = false }: LinkedTableProps) => {
  const { refusal, reactions } = useStore(link.state);
  const { table, me } = seen;
  const playing = table.phase !== 'lobby' && table.phase !== 'over';
  /** Somebody who sat down while a round runs watches it, and plays from the next one on. */
  const waits = playing && me !== null && table.game?.seating.includes(me.seat) === false;
  const leave = practice || me === null ? null : () => leaveBy(link, seen.code);
  const { send, react } = link;
  return (
    <TableContext value={{ ...seen, me: waits ? null : me, waits, send, react, leave, gameFile, practice }}>
      <WithOwnWorlds code={seen.code} table={table}>
        <DescribedContext value={seen.table.options.descriptions}>
          <TableFrame refusal={refusal} reactions={reactions} />
        </DescribedContext>
      </WithOwnWorlds>
    </TableContext>
  );
};

import { useMemo } from 'react';
import { leavingBy } from '../net/leaving.ts';
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

/** Everything below sees the table through one context, whatever it comes from. */
export const LinkedTable = ({ link, seen, gameFile, practice = false }: LinkedTableProps) => {
  const { refusal, reactions } = useStore(link.state);
  const { table, me } = seen;
  const playing = table.phase !== 'lobby' && table.phase !== 'over';
  /** Somebody who sat down while a round runs watches it, and plays from the next one on. */
  const waits = playing && me !== null && table.game?.seating.includes(me.seat) === false;
  const { code } = seen;
  const seat = practice ? null : (me?.seat ?? null);
  const leaving = useMemo(() => {
    if (seat === null) return null;
    return leavingBy(link, () => {
      // What comes of it, that the seat is nobody's now, is no news to whoever wanted it so.
      link.close();
      forgetSeat(code, seat);
      go('/');
    });
  }, [link, code, seat]);
  const { send, react } = link;
  return (
    <TableContext value={{ ...seen, me: waits ? null : me, waits, send, react, leaving, gameFile, practice }}>
      <WithOwnWorlds code={code} table={table}>
        <DescribedContext value={seen.table.options.descriptions}>
          <TableFrame refusal={refusal} reactions={reactions} />
        </DescribedContext>
      </WithOwnWorlds>
    </TableContext>
  );
};

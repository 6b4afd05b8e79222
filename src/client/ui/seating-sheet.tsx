import { useState } from 'react';
import { GridList, GridListItem, useDragAndDrop } from 'react-aria-components';
import type { SeatId } from '../../engine/ids.ts';
import { useT } from '../i18n/language.tsx';
import { useTable } from '../net/table-link.ts';
import { IconButton } from './buttons.tsx';
import { Sheet } from './sheet.tsx';
import { Sitter } from './sitter.tsx';

const moved = (order: readonly SeatId[], seat: SeatId, to: number): readonly SeatId[] => {
  const rest = order.filter(one => one !== seat);
  return [...rest.slice(0, to), seat, ...rest.slice(to)];
};

/** Who sits opposite whom: dragged, or moved with the buttons and the keyboard. */
export const SeatingSheet = ({ onClose }: { onClose: () => void }) => {
  const t = useT();
  const { table, send } = useTable();
  const order = table.seating;
  const half = Math.floor(order.length / 2);
  const [last, setLast] = useState<{ readonly seat: SeatId; readonly before: readonly SeatId[] } | null>(null);
  const arrange = (seat: SeatId, to: number) => {
    if (to < 0 || to >= order.length) return;
    setLast({ seat, before: order });
    send({ t: 'arrange', seating: moved(order, seat, to) });
  };
  const { dragAndDropHooks } = useDragAndDrop({
    getItems: keys => [...keys].map(key => ({ 'text/plain': String(key) })),
    onReorder: event => {
      const seat = [...event.keys][0] as SeatId | undefined;
      if (seat === undefined) return;
      const target = order.filter(one => one !== seat).indexOf(event.target.key as SeatId);
      arrange(seat, event.target.dropPosition === 'before' ? target : target + 1);
    },
  });
  const partner = (i: number): string => {
    const other = order[(i + half) % order.length];
    return other === undefined ? '' : (table.seats[other]?.name ?? '');
  };
  const now = last === null || last.before === order ? null : table.seats[last.seat]?.name;
  return (
    <Sheet title={t('lobby.pairs')} onClose={onClose}>
      <p className="dim">{t('seating.text')}</p>
      <p className="vh" role="status">
        {last === null || now == null ? '' : t('again.pair', { name: now, other: partner(order.indexOf(last.seat)) })}
      </p>
      <GridList className="sheet-list" aria-label={t('lobby.pairs')} dragAndDropHooks={dragAndDropHooks}>
        {order.map((id, i) => {
          const seat = table.seats[id];
          return (
            <GridListItem key={id} id={id} textValue={seat?.name ?? ''} className="sheet-row person">
              <Sitter face={seat} />
              <span className="grow">
                <b>{seat?.name}</b>
                <small>{t('seating.with', { name: partner(i) })}</small>
              </span>
              <IconButton
                icon="down"
                className="upwards"
                label={t('seating.up', { name: seat?.name ?? '' })}
                // Not `disabled`: the focus would be lost with the last step.
                aria-disabled={i === 0}
                onClick={() => arrange(id, i - 1)}
              />
              <IconButton
                icon="down"
                label={t('seating.down', { name: seat?.name ?? '' })}
                aria-disabled={i === order.length - 1}
                onClick={() => arrange(id, i + 1)}
              />
            </GridListItem>
          );
        })}
      </GridList>
    </Sheet>
  );
};

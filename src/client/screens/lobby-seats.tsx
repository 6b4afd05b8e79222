import type { CSSProperties } from 'react';
import { useSpeech } from '../i18n/language.tsx';
import { useTable } from '../net/table-link.ts';
import { nextBot } from '../ui/bot-names.ts';
import { Icon } from '../ui/icon.tsx';
import { Sitter } from '../ui/sitter.tsx';
import { useTableSheets } from '../ui/table-sheets.ts';

/** Places round the oval, clockwise from its head. */
const place = (i: number, n: number): CSSProperties => {
  const angle = (i / n) * 2 * Math.PI - Math.PI / 2;
  return { '--x': `${50 + 42 * Math.cos(angle)}%`, '--y': `${50 + 43 * Math.sin(angle)}%` } as CSSProperties;
};

export const LobbySeats = ({ canAdd }: { canAdd: boolean }) => {
  const { t, language } = useSpeech();
  const { table, me, here, send } = useTable();
  const sheets = useTableSheets();
  const places = table.seating.length + (canAdd ? 1 : 0);
  const tag = (id: string): string => {
    const seat = table.seats[id as keyof typeof table.seats];
    if (id === me?.seat) return t('seat.you');
    if (id === table.host) return t('seat.host');
    if (seat?.kind === 'bot') return t('seat.bot');
    return t(here[id as keyof typeof here] === true ? 'seat.here' : 'seat.away');
  };
  const addBot = () => {
    const taken = Object.values(table.seats).map(seat => seat.name);
    send({ t: 'add-bot', ...nextBot(taken, language) });
  };
  return (
    <ul className="seats" data-n={places}>
      {table.seating.map((id, i) => {
        const seat = table.seats[id];
        return seat === undefined ? null : (
          <li key={id} className="seat-place" style={place(i, places)}>
            <button type="button" className="seat" onClick={() => sheets.open('people')}>
              <span className="spot">
                <Sitter face={seat} />
              </span>
              <b>{seat.name}</b>
              <span className="tag">{tag(id)}</span>
            </button>
          </li>
        );
      })}
      {canAdd && (
        <li className="seat-place" style={place(places - 1, places)}>
          <button type="button" className="seat free" onClick={addBot}>
            <span className="spot">
              <Icon name="plus" />
            </span>
            <b>{t('seat.free')}</b>
            <span className="tag">{t('seat.add-bot')}</span>
          </button>
        </li>
      )}
    </ul>
  );
};

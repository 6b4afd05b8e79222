import type { SeatId } from '../../engine/ids.ts';
import { useT } from '../i18n/language.tsx';
import { useTable } from '../net/table-link.ts';
import { maySkip } from '../table-facts.ts';
import { Quiet } from './buttons.tsx';
import { Sheet } from './sheet.tsx';
import { Sitter } from './sitter.tsx';

const Deeds = ({ id }: { id: SeatId }) => {
  const t = useT();
  const { table, me, send, here } = useTable();
  const seat = table.seats[id];
  if (seat === undefined || me === null || id === me.seat) return null;
  const host = table.host === me.seat;
  const playing = table.game !== null && table.phase !== 'lobby' && table.phase !== 'over';
  const away = here[id] !== true && seat.kind === 'person';
  return (
    <span className="deeds">
      {playing && away && !seat.minded && (
        <Quiet onClick={() => send({ t: 'mind', seat: id, on: true })}>{t('people.mind')}</Quiet>
      )}
      {away && table.game?.storyteller === id && maySkip(table, me.seat) && (
        <Quiet onClick={() => send({ t: 'skip' })}>{t('people.skip')}</Quiet>
      )}
      {host && !playing && <Quiet onClick={() => send({ t: 'remove', seat: id })}>{t('people.remove')}</Quiet>}
      {host && seat.kind === 'person' && (
        <Quiet onClick={() => send({ t: 'pass-host', seat: id })}>{t('people.pass-host')}</Quiet>
      )}
      {playing && (
        <Quiet onClick={() => send({ t: 'vote-remove', seat: id })}>
          {t('people.vote-remove', { n: seat.unwanted })}
        </Quiet>
      )}
    </span>
  );
};

/** Everybody at the table with their points, and what can be done when somebody is away. */
export const PeopleSheet = ({ onClose }: { onClose: () => void }) => {
  const t = useT();
  const { table, me, here } = useTable();
  const state = (id: SeatId): string => {
    const seat = table.seats[id];
    if (seat === undefined) return '';
    const words = [
      id === me?.seat ? t('seat.you') : null,
      id === table.host ? t('seat.host') : null,
      seat.kind === 'bot' ? t('seat.bot') : seat.minded ? t('seat.minded') : here[id] === true ? null : t('seat.away'),
      seat.waiting ? t('seat.waiting') : null,
      seat.leaving ? t('seat.leaving') : null,
    ];
    return words.filter(word => word !== null).join(' · ');
  };
  return (
    <Sheet title={t('menu.people')} onClose={onClose}>
      <ul className="sheet-list">
        {table.seating.map(id => {
          const seat = table.seats[id];
          return seat === undefined ? null : (
            <li key={id} className="sheet-row person">
              <Sitter face={seat} />
              <span className="grow">
                <b>{seat.name}</b>
                <small>{state(id)}</small>
                <Deeds id={id} />
              </span>
              <b className="pts">{seat.score}</b>
            </li>
          );
        })}
      </ul>
    </Sheet>
  );
};

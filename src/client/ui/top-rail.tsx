import type { SeatId } from '../../engine/ids.ts';
import type { SeatView } from '../../engine/view.ts';
import { useT } from '../i18n/language.tsx';
import type { Translate } from '../i18n/translate.ts';
import { useTable } from '../net/table-link.ts';
import { doneSeats, rulesetOf, seatsInPlay, sidesOf } from '../table-facts.ts';
import { IconButton } from './buttons.tsx';
import { Deadline } from './deadline.tsx';
import { Icon } from './icon.tsx';
import type { IconName } from './icon-shapes.ts';
import { MenuButton } from './menu-button.tsx';
import { Sitter } from './sitter.tsx';
import { useTableSheets } from './table-sheets.ts';
import './top-rail.css';

type Badge = 'quill' | 'check' | 'wait' | 'away' | null;

const LOOK: Readonly<Record<Exclude<Badge, null>, string>> = { quill: 'q', check: '', wait: 'w', away: 'w' };

export const badgeOf = (seat: SeatView, teller: boolean, here: boolean): Badge => {
  if (teller) return 'quill';
  if (seat.status === 'done') return 'check';
  if (!here && seat.kind === 'person' && !seat.minded) return 'away';
  return seat.status === 'acts' || seat.status === 'tells' ? 'wait' : null;
};

const said = (t: Translate, name: string, badge: Badge): string =>
  badge === null ? name : t(`badge.${badge}`, { name });

const Mark = ({ badge }: { badge: Badge }) =>
  badge === null ? null : (
    <i className={`mk ${LOOK[badge]}`}>
      <Icon name={badge satisfies IconName} />
    </i>
  );

const One = ({ id }: { id: SeatId }) => {
  const t = useT();
  const { table, here } = useTable();
  const seat = table.seats[id];
  if (seat === undefined) return null;
  const badge = badgeOf(seat, table.game?.storyteller === id, here[id] ?? false);
  return (
    <span
      className={`st ${badge === 'wait' || badge === 'away' ? 'no' : ''}`}
      role="listitem"
      aria-label={said(t, seat.name, badge)}
    >
      <Sitter face={seat} />
      <Mark badge={badge} />
      <b aria-hidden="true">{seat.name}</b>
    </span>
  );
};

const Stack = () => {
  const t = useT();
  const { table } = useTable();
  const seats = seatsInPlay(table);
  const done = doneSeats(table);
  const acting = seats.filter(id => ['done', 'acts'].includes(table.seats[id]?.status ?? ''));
  const shown = done.length > 0 ? done : seats;
  return (
    <>
      <span className="stack" role="list" aria-label={t('rail.ready')}>
        {shown.map(id => {
          const seat = table.seats[id];
          return seat === undefined ? null : (
            <span key={id} role="listitem" aria-label={seat.name}>
              <Sitter face={seat} />
            </span>
          );
        })}
      </span>
      {acting.length > 0 && <span className="count">{t('rail.count', { n: done.length, all: acting.length })}</span>}
    </>
  );
};

const Pairs = () => {
  const t = useT();
  const { table, here } = useTable();
  return (
    <div className="pairs" role="list" aria-label={t('rail.pairs')}>
      {sidesOf(table).map(([side, seats]) => {
        const tells = seats.some(id => id === table.game?.storyteller);
        const views = seats.map(id => table.seats[id]).filter(seat => seat !== undefined);
        const badges = seats.map((id, i) => badgeOf(views[i] as SeatView, false, here[id] ?? true));
        const badge: Badge = tells
          ? 'quill'
          : badges.includes('check')
            ? 'check'
            : badges.includes('wait')
              ? 'wait'
              : null;
        const names = views.map(seat => seat.name).join(' & ');
        return (
          <span key={side} className={`pair ${tells ? 'tell' : ''}`} role="listitem" aria-label={said(t, names, badge)}>
            {views.map(seat => (
              <Sitter key={seat.rabbit} face={seat} />
            ))}
            <Mark badge={badge} />
          </span>
        );
      })}
    </div>
  );
};

const STACK_FROM = 7;

/** Menu left, the rabbits in the middle, the player aid right. From seven players on a phone the rabbits become a stack. */
export const TopRail = () => {
  const t = useT();
  const { table } = useTable();
  const sheets = useTableSheets();
  const seats = seatsInPlay(table);
  const pairs = table.game !== null && rulesetOf(table).pairs;
  return (
    <header className="top">
      <MenuButton />
      {pairs ? (
        <Pairs />
      ) : (
        <>
          <div
            className={`roster ${seats.length >= STACK_FROM ? 'many' : ''}`}
            role="list"
            aria-label={t('rail.people')}
          >
            {seats.map(id => (
              <One key={id} id={id} />
            ))}
          </div>
          {seats.length >= STACK_FROM && (
            <div className="roster few">
              <Stack />
            </div>
          )}
        </>
      )}
      <Deadline />
      <IconButton icon="aid" label={t('rail.aid')} onClick={() => sheets.open('aid')} />
    </header>
  );
};

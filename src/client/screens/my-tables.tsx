import { useEffect, useState } from 'react';
import { useSpeech } from '../i18n/language.tsx';
import type { Translate } from '../i18n/translate.ts';
import { askNews, inOrder, type MyTable, myTables } from '../net/my-tables.ts';
import { stopTellingOf } from '../net/push.ts';
import { forgetSeat } from '../net/seats.ts';
import { go } from '../router.ts';
import { spokenCode } from '../spoken-code.ts';
import { IconButton } from '../ui/buttons.tsx';
import { PushSwitch } from '../ui/push-switch.tsx';
import { Rabbit } from '../ui/rabbit.tsx';
import './my-tables.css';

const RABBITS_SHOWN = 4;
/** Tables without a timer move slowly: no need to ask often. */
const ASK_EVERY = 30_000;

const useMyTables = () => {
  const [tables, setTables] = useState(myTables);
  useEffect(() => {
    let wanted = true;
    const look = async (): Promise<void> => {
      if (document.visibilityState !== 'visible') return;
      const found = await askNews().catch(() => null);
      if (wanted && found !== null) setTables(found);
    };
    const again = () => void look();
    again();
    const clock = setInterval(again, ASK_EVERY);
    document.addEventListener('visibilitychange', again);
    return () => {
      wanted = false;
      clearInterval(clock);
      document.removeEventListener('visibilitychange', again);
    };
  }, []);
  const remove = ({ code, seat }: MyTable) => {
    void stopTellingOf(code);
    forgetSeat(code, seat);
    setTables(all => all.filter(table => table.code !== code));
  };
  return { tables: inOrder(tables), remove };
};

const list = (language: string, names: readonly string[]): string => new Intl.ListFormat(language).format(names);

const newsOf = ({ news }: MyTable, t: Translate, language: string): string => {
  if (news === undefined) return '';
  if (news === null) return t('mine.gone');
  if (news.turn !== null) return t(`mine.turn-${news.turn}`);
  if (news.phase === 'lobby' || news.phase === 'over') return t(`mine.${news.phase}`);
  const waiting = news.people.filter(({ me, waits }) => waits && !me).map(({ name }) => name);
  return t('wait.for', { names: list(language, waiting) });
};

const Row = ({ table, onRemove }: { table: MyTable; onRemove: () => void }) => {
  const { t, language } = useSpeech();
  const { code, news } = table;
  const others = (news?.people ?? []).filter(({ me }) => !me);
  const names =
    others.length === 0
      ? spokenCode(code)
      : list(
          language,
          others.map(({ name }) => name),
        );
  const isTurn = news?.turn != null;
  return (
    <li className={`my-table ${isTurn ? 'turn' : ''}`}>
      <a
        href={`/t/${code}`}
        aria-disabled={news === null}
        onClick={event => {
          event.preventDefault();
          if (news !== null) go(`/t/${code}`);
        }}
      >
        <span className="my-rabbits" aria-hidden="true">
          {(news?.people ?? []).slice(0, RABBITS_SHOWN).map(({ rabbit }) => (
            <Rabbit key={rabbit} id={rabbit} />
          ))}
        </span>
        <span className="my-words">
          <b>{newsOf(table, t, language) || names}</b>
          <span>{newsOf(table, t, language) === '' ? '' : names}</span>
        </span>
      </a>
      <IconButton icon="close" label={t('mine.remove', { names })} onClick={onRemove} />
    </li>
  );
};

/** The tables where this device has a seat, and whose turn it is: a game without a timer may take weeks. */
export const MyTables = () => {
  const { t } = useSpeech();
  const { tables, remove } = useMyTables();
  return (
    <section className="my-tables" aria-labelledby="my-tables">
      <h2 id="my-tables">{t('mine.title')}</h2>
      {tables.length === 0 ? (
        <p className="my-empty">{t('mine.empty')}</p>
      ) : (
        <ul>
          {tables.map(table => (
            <Row key={table.code} table={table} onRemove={() => remove(table)} />
          ))}
        </ul>
      )}
      {tables.length > 0 && <PushSwitch />}
    </section>
  );
};

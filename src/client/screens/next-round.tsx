import { useT } from '../i18n/language.tsx';
import { useTable } from '../net/table-link.ts';
import { isLastRound, nameOf, nextTeller, waitedFor } from '../table-facts.ts';
import { Plaque } from '../ui/buttons.tsx';

/** On to the next round, or to the end; pressed, it waits for the others. */
export const NextRound = ({ wide = false }: { wide?: boolean }) => {
  const t = useT();
  const { table, me, waits, send, pending } = useTable();
  // [R8] Who waits for the next round begins it where nobody in play is there to.
  if (me === null && !(waits && waitedFor(table).length === 0)) return null;
  const ready =
    (me !== null && table.seats[me.seat]?.status === 'done') || pending.some(command => command.t === 'next');
  const next = nextTeller(table);
  const label = (): string => {
    if (ready) return t('next.waiting');
    if (isLastRound(table)) return t('next.end');
    return next === me?.seat ? t('next.you') : t('next.other', { name: nameOf(table, next) });
  };
  return (
    <Plaque className={wide ? 'wide' : ''} disabled={ready} onClick={() => send({ t: 'next' })}>
      {label()}
    </Plaque>
  );
};

import { useEffect, useState } from 'react';
import type { Reaction } from '../../protocol/client-message.ts';
import { useT } from '../i18n/language.tsx';
import type { Translate } from '../i18n/translate.ts';
import { type LinkState, useTable } from '../net/table-link.ts';
import { Icon } from './icon.tsx';
import { refusalKey } from './refusal-words.ts';
import { Sitter } from './sitter.tsx';
import './notices.css';

const NOTICE_MS = 5_000;

const reactionWord = (t: Translate, what: Reaction): string => t(`react.${what}`);

/** The line that says we are offline, why something was not done, and what somebody calls across the table. */
export const Notices = ({ refusal, reactions }: Pick<LinkState, 'refusal' | 'reactions'>) => {
  const t = useT();
  const { status, table, pending, waits, me } = useTable();
  const [readAt, setReadAt] = useState(0);
  const shown = refusal === null || refusal.at === readAt ? null : refusal;
  useEffect(() => {
    if (refusal === null) return undefined;
    const timer = setTimeout(() => setReadAt(refusal.at), NOTICE_MS);
    return () => clearTimeout(timer);
  }, [refusal]);
  const away = status !== 'live';
  return (
    <div className="notices">
      {away && (
        <p className="notice away" role="status">
          <Icon name="away" />
          {t(pending.length > 0 ? 'link.away-kept' : 'link.away')}
        </p>
      )}
      {waits && (
        <p className="watching-line" role="status">
          {t('seat.plays-next')}
        </p>
      )}
      {!waits && me === null && (
        <p className="watching-line" role="status">
          {t('seat.watching')}
        </p>
      )}
      {shown !== null && (
        <p className="notice" role="alert" key={shown.at}>
          {t(refusalKey(shown.why.code), { ...(shown.why as unknown as Record<string, string | number>) })}
        </p>
      )}
      <div className="reactions" aria-live="polite">
        {reactions.map(({ seat, what, at }) => {
          const who = table.seats[seat];
          return who === undefined ? null : (
            <span key={`${seat}-${at}`} className="reaction">
              <Sitter face={who} />
              {reactionWord(t, what)}
              <span className="vh"> {who.name}</span>
            </span>
          );
        })}
      </div>
    </div>
  );
};

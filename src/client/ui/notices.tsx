import { useEffect, useState } from 'react';
import type { Reaction } from '../../protocol/client-message.ts';
import { useT } from '../i18n/language.tsx';
import type { Translate } from '../i18n/translate.ts';
import { type LinkState, REACTION_MS, useTable } from '../net/table-link.ts';
import { BesideThePage } from './announcer.tsx';
import { Icon } from './icon.tsx';
import { refusalKey } from './refusal-words.ts';
import { Sitter } from './sitter.tsx';
import './notices.css';

const NOTICE_MS = 5_000;
const GOING_MS = 600;

const reactionWord = (t: Translate, what: Reaction): string => t(`react.${what}`);

type Called = LinkState['reactions'][number];

const Call = ({ seat, what }: Called) => {
  const t = useT();
  const { table } = useTable();
  const [isGoing, setGoing] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setGoing(true), REACTION_MS - GOING_MS);
    return () => clearTimeout(timer);
  }, []);
  const who = table.seats[seat];
  return who === undefined ? null : (
    <span className={`reaction ${isGoing ? 'going' : ''}`}>
      <Sitter face={who} />
      {reactionWord(t, what)}
      <span className="vh"> {who.name}</span>
    </span>
  );
};

/** Why somebody is not asked to do anything. */
const Watching = () => {
  const t = useT();
  const { waits, me } = useTable();
  if (!waits && me !== null) return null;
  return (
    <div className="looking-on">
      <p className="looking-on-line" role="status">
        {t(waits ? 'seat.plays-next' : 'seat.watching')}
      </p>
    </div>
  );
};

/** That what is shown may be old: the line is lost, and comes back by itself. */
export const AwayNotice = () => {
  const t = useT();
  const { status, pending, me, waits } = useTable();
  if (status === 'live') return null;
  const hasSeat = me !== null || waits;
  return (
    <p className="notice away" role="status">
      <Icon name="away" />
      {t(!hasSeat ? 'link.away-watching' : pending.length > 0 ? 'link.away-kept' : 'link.away')}
    </p>
  );
};

/** The line that says we are offline, why something was not done, and what somebody calls across the table. */
export const Notices = ({ refusal, reactions }: Pick<LinkState, 'refusal' | 'reactions'>) => {
  const t = useT();
  const [readAt, setReadAt] = useState(0);
  const shown = refusal === null || refusal.at === readAt ? null : refusal;
  useEffect(() => {
    if (refusal === null) return undefined;
    const timer = setTimeout(() => setReadAt(refusal.at), NOTICE_MS);
    return () => clearTimeout(timer);
  }, [refusal]);
  return (
    <>
      <Watching />
      <BesideThePage className="notices">
        <AwayNotice />
        {shown !== null && (
          <p className="notice" role="alert" key={shown.at}>
            {t(refusalKey(shown.why.code), { ...(shown.why as unknown as Record<string, string | number>) })}
          </p>
        )}
        <div className="reactions" aria-live="polite">
          {reactions.map(call => (
            <Call key={`${call.seat}-${call.at}`} {...call} />
          ))}
        </div>
      </BesideThePage>
    </>
  );
};

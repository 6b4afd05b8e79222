import { useEffect } from 'react';
import { useT } from '../i18n/language.tsx';
import type { Key } from '../i18n/messages.ts';
import { forgetTable } from '../net/seats.ts';
import { go } from '../router.ts';
import { Quiet } from '../ui/buttons.tsx';
import { Rabbit } from '../ui/rabbit.tsx';
import { refusalKey } from '../ui/refusal-words.ts';
import './waiting.css';

const goHome = (): void => go('/');

const Home = ({ className = '', onClick = goHome }: { className?: string; onClick?: () => void }) => {
  const t = useT();
  return (
    <Quiet icon="back" className={className} onClick={onClick}>
      {t('nav.home')}
    </Quiet>
  );
};

/** Not in yet. Where the door is refused for now, it says why; and whoever does not want to wait can go. */
export const Knocking = ({ text, why = null }: { text: string; why?: string | null }) => {
  const t = useT();
  return (
    <main className="knocking">
      <Rabbit id="ivory" className="big-rabbit breathing" />
      <div role="status">
        {why === null ? <p>{text}</p> : <h1>{text}</h1>}
        {why !== null && <p>{t(refusalKey(why))}</p>}
      </div>
      <Home className="late" />
    </main>
  );
};

const CLOSED: Readonly<Record<string, Key>> = {
  'no-such-table': 'refusal.no-such-table',
  'bad-token': 'refusal.bad-token',
  // Only a seat can be one that the server cannot read.
  'bad-message': 'refusal.bad-token',
  'wrong-passphrase': 'refusal.wrong-passphrase',
};

interface ClosedProps {
  readonly why: string | null;
  /** Where another way may lead to the same table. */
  readonly onBack?: () => void;
  readonly onHome?: () => void;
}

/** Closed for good to whoever comes like this. */
export const Closed = ({ why, onBack, onHome = goHome }: ClosedProps) => {
  const t = useT();
  return (
    <main className="knocking">
      <Rabbit id="coal" className="big-rabbit" />
      <h1>{t('closed.title')}</h1>
      <p role="alert">{t(CLOSED[why ?? ''] ?? 'refusal.unavailable')}</p>
      {onBack !== undefined && (
        <Quiet icon="again" onClick={onBack}>
          {t('closed.back')}
        </Quiet>
      )}
      <Home onClick={onHome} />
    </main>
  );
};

/** The host has deleted everything; whoever sat here is thanked and shown the way. */
export const Deleted = ({ code }: { code: string }) => {
  const t = useT();
  useEffect(() => forgetTable(code), [code]);
  return (
    <main className="knocking">
      <Rabbit id="ivory" className="big-rabbit" />
      <h1>{t('deleted.title')}</h1>
      <p role="alert">{t('deleted.text')}</p>
      <Quiet icon="play" onClick={() => go('/replay')}>
        {t('games.title')}
      </Quiet>
      <Home />
    </main>
  );
};

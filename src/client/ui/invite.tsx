import { useState } from 'react';
import { useT } from '../i18n/language.tsx';
import { spokenCode } from '../spoken-code.ts';
import { Inked } from './buttons.tsx';
import { Qr } from './qr.tsx';

/** The way in: a picture for cameras, words for people, a button for everything else. */
export const Invite = ({ code, link }: { code: string; link: string }) => {
  const t = useT();
  const [sent, setSent] = useState(false);
  const share = async () => {
    try {
      if (navigator.share !== undefined) await navigator.share({ title: 'Inkling', text: t('invite.text'), url: link });
      else {
        await navigator.clipboard.writeText(link);
        setSent(true);
      }
    } catch {
      // The person closed the share dialogue, or the browser forbids it: the code stays in sight.
    }
  };
  return (
    <div className="slip invite">
      <Qr text={link} label={t('invite.qr')} />
      <div>
        <span className="who">{t('invite.code')}</span>
        <div className="bigcode">{spokenCode(code)}</div>
        <Inked icon="share" onClick={() => void share()}>
          {t(sent ? 'invite.copied' : 'invite.send')}
        </Inked>
      </div>
    </div>
  );
};

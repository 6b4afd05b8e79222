import { useT } from '../i18n/language.tsx';
import { spokenCode } from '../spoken-code.ts';
import { Inked } from './buttons.tsx';
import { Copied, useCopying } from './copied.tsx';
import { Qr } from './qr.tsx';

/** The way in: a picture for cameras, words for people, a button for everything else. */
export const Invite = ({ code, link }: { code: string; link: string }) => {
  const t = useT();
  const copying = useCopying(link);
  const share = async () => {
    if (navigator.share === undefined) return copying.copy();
    try {
      await navigator.share({ title: 'Inkling', text: t('invite.text'), url: link });
    } catch (why) {
      // Whoever closes the device's sheet has changed their mind; else the browser forbids it.
      if (!(why instanceof DOMException && why.name === 'AbortError')) await copying.copy();
    }
  };
  return (
    <div className="slip invite">
      <Qr text={link} label={t('invite.qr')} />
      <div>
        <span className="who">{t('invite.code')}</span>
        <div className="bigcode">{spokenCode(code)}</div>
        <Inked icon="share" onClick={() => void share()}>
          {t(copying.state === 'copied' ? 'invite.copied' : 'invite.send')}
        </Inked>
      </div>
      <Copied what={copying} label={t('copy.table')} />
    </div>
  );
};

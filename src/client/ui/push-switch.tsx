import { useEffect, useState } from 'react';
import { useSpeech } from '../i18n/language.tsx';
import { lookAtPush, pushState, turnPushOff, turnPushOn } from '../net/push.ts';
import { useStore } from '../store.ts';
import { Switch } from './fields.tsx';
import './sheet.css';

/** Off until the person wants it; not there at all where neither browser nor server could keep the promise. */
export const PushSwitch = () => {
  const { t, language } = useSpeech();
  const state = useStore(pushState);
  const [failed, setFailed] = useState(false);
  const [busy, setBusy] = useState(false);
  useEffect(() => void lookAtPush(), []);
  if (state === 'none') return null;
  const change = async (on: boolean) => {
    setBusy(true);
    setFailed(false);
    try {
      await (on ? turnPushOn(language) : turnPushOff());
    } catch {
      setFailed(true);
    }
    setBusy(false);
  };
  return (
    <div className="push-switch">
      <Switch
        label={t('push.ask')}
        hint={t(state === 'denied' ? 'push.denied' : failed ? 'push.failed' : 'push.hint')}
        on={state === 'on'}
        disabled={busy || state === 'denied'}
        onChange={on => void change(on)}
      />
    </div>
  );
};

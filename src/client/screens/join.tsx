import { useEffect, useId, useRef, useState } from 'react';
import { NAME_MAX, RABBITS, type Rabbit as RabbitId } from '../../engine/options.ts';
import type { TableGlimpse } from '../../protocol/rest.ts';
import { useT } from '../i18n/language.tsx';
import type { Key } from '../i18n/messages.ts';
import { commandId, contribution } from '../net/command-id.ts';
import { phraseOf } from '../net/phrases.ts';
import { glimpse, RestError, takeSeat } from '../net/rest.ts';
import { keepSeat } from '../net/seats.ts';
import { go } from '../router.ts';
import { changeSettings, settings } from '../settings.ts';
import { spokenCode } from '../spoken-code.ts';
import { IconButton, Plaque, Quiet } from '../ui/buttons.tsx';
import { Logo } from '../ui/logo.tsx';
import { PhraseField } from '../ui/phrase-field.tsx';
import { Rabbit } from '../ui/rabbit.tsx';
import { useTitle } from '../use-title.ts';
import { CodeForm } from './code-form.tsx';
import { mended } from './mended.ts';
import './join.css';

const KNOWN: Readonly<Record<string, Key>> = {
  offline: 'refusal.offline',
  'no-such-table': 'refusal.no-such-table',
  'wrong-passphrase': 'refusal.wrong-passphrase',
  'name-taken': 'refusal.name-taken',
  'rabbit-taken': 'refusal.rabbit-taken',
  'name-empty': 'refusal.name-empty',
  'table-full': 'refusal.table-full',
  'rate-limited': 'refusal.rate-limited',
};
const words = (code: string): Key => KNOWN[code] ?? 'refusal.unavailable';
const codeOf = (error: unknown): string => (error instanceof RestError ? error.code : 'unavailable');

export interface JoinProps {
  readonly code: string;
  /** Whoever comes had a seat here, and has it no more. */
  readonly isUnseated?: boolean;
  readonly onSeated: () => void;
  readonly onWatch: (passphrase?: string) => void;
}

const RabbitPicker = ({
  taken,
  value,
  onChange,
}: {
  taken: readonly RabbitId[];
  value: RabbitId | null;
  onChange: (rabbit: RabbitId) => void;
}) => {
  const t = useT();
  return (
    <fieldset className="warren">
      <legend>{t('join.rabbit')}</legend>
      {RABBITS.map(rabbit => {
        const gone = taken.includes(rabbit);
        return (
          <label key={rabbit} className={`burrow ${gone ? 'gone' : ''}`}>
            <input
              type="radio"
              name="rabbit"
              disabled={gone}
              checked={value === rabbit}
              onChange={() => onChange(rabbit)}
              aria-label={t(`rabbit.${rabbit}`)}
            />
            <Rabbit id={rabbit} />
          </label>
        );
      })}
    </fieldset>
  );
};

/** A name and a rabbit: all that a seat needs. */
export const Join = ({ code, isUnseated = false, onSeated, onWatch }: JoinProps) => {
  const t = useT();
  const [found, setFound] = useState<TableGlimpse | null>(null);
  const [wrong, setWrong] = useState<string | null>(null);
  const why = useId();
  const field = useRef<HTMLInputElement>(null);
  const [busy, setBusy] = useState(false);
  /** The same for every try: if only the answer was lost, the next one is given the same chair. */
  const [id] = useState(commandId);
  /** The rabbit of the first try that nobody answered: its seat may be there, and wear it; undefined: all were answered. */
  const [lost, setLost] = useState<RabbitId | null>();
  const [name, setName] = useState(settings.get().name);
  const [rabbit, setRabbit] = useState<RabbitId | null>(settings.get().rabbit as RabbitId | null);
  const [passphrase, setPassphrase] = useState(() => phraseOf(code));
  useEffect(() => {
    void glimpse(code).then(setFound, error => setWrong(codeOf(error)));
  }, [code]);
  const taken = (found?.rabbits ?? []).filter(one => one !== lost);
  const isNameWrong = wrong === 'name-taken' || wrong === 'name-empty';
  const isLocked = found?.locked === true;
  const isPhraseWrong = isLocked && wrong === 'wrong-passphrase';
  const chosen =
    rabbit !== null && !taken.includes(rabbit) ? rabbit : (RABBITS.find(one => !taken.includes(one)) ?? null);
  const sit = async () => {
    if (name.trim() === '') {
      setWrong('name-empty');
      field.current?.focus();
      return;
    }
    setBusy(true);
    setWrong(null);
    changeSettings({ name: name.trim(), rabbit: chosen });
    try {
      const secret = passphrase === '' ? {} : { passphrase };
      const given = await takeSeat(code, {
        name: name.trim(),
        rabbit: chosen,
        contribution: contribution(),
        id,
        ...secret,
      });
      keepSeat(code, given.seat, given.token, Date.now());
      const other = chosen === null || chosen === lost ? {} : { rabbit: chosen };
      if (lost !== undefined) mended.set({ code, dress: { t: 'dress', name: name.trim(), ...other } });
      onSeated();
    } catch (error) {
      setWrong(codeOf(error));
      if (!(error instanceof RestError && error.isFinal)) setLost(lost === undefined ? chosen : lost);
      setBusy(false);
      void glimpse(code).then(setFound, () => undefined);
    }
  };
  const isNowhere = wrong === 'no-such-table';
  const title = t(isNowhere ? 'again.nowhere' : 'join.title');
  useTitle(title);
  return (
    <main className="joining">
      <header className="top">
        <IconButton icon="back" label={t('nav.home')} onClick={() => go('/')} />
        <Logo />
        <span className="ib" />
      </header>
      <div className="say">
        <p className="eyebrow">{t('join.table', { code: spokenCode(code) })}</p>
        <h1>{title}</h1>
      </div>
      {isUnseated && !isNowhere && (
        <p className="tip" role="alert">
          {t('again.unseated')}
        </p>
      )}
      {isNowhere ? (
        <div className="nowhere">
          <Rabbit id="coal" className="big-rabbit" />
          <p className="wrong" role="alert">
            {t('refusal.no-such-table')}
          </p>
          <CodeForm typed={code} />
          <Quiet icon="back" onClick={() => go('/')}>
            {t('nav.home')}
          </Quiet>
        </div>
      ) : (
        <form
          onSubmit={event => {
            event.preventDefault();
            void sit();
          }}
        >
          <label className="field">
            {t('join.name')}
            <input
              ref={field}
              className="code"
              value={name}
              maxLength={NAME_MAX}
              autoComplete="nickname"
              placeholder={t('join.name-hint')}
              aria-invalid={isNameWrong}
              aria-describedby={isNameWrong ? why : undefined}
              onChange={event => {
                setName(event.target.value);
                if (isNameWrong) setWrong(null);
              }}
            />
          </label>
          {isNameWrong && (
            <p id={why} className="wrong" role="alert">
              {t(words(wrong))}
            </p>
          )}
          <RabbitPicker taken={taken} value={chosen} onChange={setRabbit} />
          {isLocked && (
            <PhraseField
              value={passphrase}
              wrong={isPhraseWrong}
              onChange={phrase => {
                setPassphrase(phrase);
                if (isPhraseWrong) setWrong(null);
              }}
            />
          )}
          {found?.descriptions === false && (
            <p className="tip" role="status">
              {t('again.undescribed')}
            </p>
          )}
          {wrong !== null && !isNameWrong && !isPhraseWrong && (
            <p className="wrong" role="alert">
              {t(words(wrong))}
            </p>
          )}
          <Plaque className="wide" type="submit" disabled={busy}>
            {t(found !== null && found.phase !== 'lobby' ? 'join.sit-later' : 'join.sit')}
          </Plaque>
          <Quiet icon="eye" onClick={() => onWatch(passphrase === '' ? undefined : passphrase)}>
            {t('join.watch')}
          </Quiet>
        </form>
      )}
    </main>
  );
};

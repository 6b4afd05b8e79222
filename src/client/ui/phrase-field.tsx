import { useEffect, useId, useRef } from 'react';
import { useT } from '../i18n/language.tsx';

interface PhraseFieldProps {
  readonly value: string;
  /** What was sent is not the table's. */
  readonly wrong: boolean;
  readonly onChange: (phrase: string) => void;
}

/** Where the pass phrase of a locked table is typed. */
export const PhraseField = ({ value, wrong, onChange }: PhraseFieldProps) => {
  const t = useT();
  const why = useId();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (wrong) field.current?.focus();
  }, [wrong]);
  return (
    <>
      <label className="field">
        {t('join.passphrase')}
        <input
          ref={field}
          className="code"
          type="password"
          autoComplete="off"
          maxLength={200}
          value={value}
          aria-invalid={wrong}
          aria-describedby={wrong ? why : undefined}
          onChange={event => onChange(event.target.value)}
        />
      </label>
      {wrong && (
        <p id={why} className="wrong" role="alert">
          {t('refusal.wrong-passphrase')}
        </p>
      )}
    </>
  );
};

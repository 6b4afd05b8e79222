import { useT } from '../i18n/language.tsx';

/** Where the pass phrase of a locked table is typed. */
export const PhraseField = ({ value, onChange }: { value: string; onChange: (phrase: string) => void }) => {
  const t = useT();
  return (
    <label className="field">
      {t('join.passphrase')}
      <input
        className="code"
        type="password"
        autoComplete="off"
        maxLength={200}
        value={value}
        onChange={event => onChange(event.target.value)}
      />
    </label>
  );
};

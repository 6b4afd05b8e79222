import { lazy, Suspense, useId, useState } from 'react';
import { useT } from '../i18n/language.tsx';
import { codeFrom, go } from '../router.ts';
import { canScan } from '../scanner.ts';
import { IconButton, Stitch } from '../ui/buttons.tsx';

const ScanSheet = lazy(async () => ({ default: (await import('../ui/scan-sheet.tsx')).ScanSheet }));

/** To a table by its code or link; `typed` is what somebody typed before and may put right. */
export const CodeForm = ({ typed = '' }: { typed?: string }) => {
  const t = useT();
  const [text, setText] = useState(typed);
  const [wrong, setWrong] = useState(false);
  const why = useId();
  const [scanning, setScanning] = useState(false);
  const join = () => {
    const code = codeFrom(text);
    if (code === null) setWrong(true);
    else go(`/t/${code}`);
  };
  return (
    <form
      className="join"
      onSubmit={event => {
        event.preventDefault();
        join();
      }}
    >
      <input
        className="code"
        aria-label={t('home.code')}
        placeholder={t('home.code-hint')}
        aria-invalid={wrong}
        aria-describedby={wrong ? why : undefined}
        autoCapitalize="characters"
        autoComplete="off"
        spellCheck={false}
        value={text}
        onChange={event => {
          setText(event.target.value);
          setWrong(false);
        }}
      />
      <span className="join-acts">
        {canScan() && <IconButton icon="qr" label={t('home.scan')} onClick={() => setScanning(true)} />}
        <Stitch type="submit">{t('home.join')}</Stitch>
      </span>
      {wrong && (
        <p id={why} className="wrong" role="alert">
          {t('home.no-code')}
        </p>
      )}
      {scanning && (
        <Suspense>
          <ScanSheet onClose={() => setScanning(false)} />
        </Suspense>
      )}
    </form>
  );
};

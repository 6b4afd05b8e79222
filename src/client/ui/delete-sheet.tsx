import { useState } from 'react';
import { useT } from '../i18n/language.tsx';
import { useOwnSeat } from '../net/own-seat.ts';
import { deleteTable, RestError } from '../net/rest.ts';
import { useTable } from '../net/table-link.ts';
import { Quiet, Stitch } from './buttons.tsx';
import { refusalKey } from './refusal-words.ts';
import { Sheet } from './sheet.tsx';

/** Asks the host once more, and says what goes. Everybody, the host too, is then told by the table itself. */
export const DeleteSheet = ({ onClose }: { onClose: () => void }) => {
  const t = useT();
  const { code } = useTable();
  const own = useOwnSeat();
  const [busy, setBusy] = useState(false);
  const [wrong, setWrong] = useState<string | null>(null);
  const erase = async (): Promise<void> => {
    if (own === null) return;
    setBusy(true);
    try {
      await deleteTable(code, own);
    } catch (error) {
      setWrong(error instanceof RestError ? error.code : 'unavailable');
      setBusy(false);
    }
  };
  return (
    <Sheet title={t('delete.title')} onClose={onClose}>
      <p>{t('delete.what')}</p>
      <ul className="delete-list">
        <li>{t('delete.names')}</li>
        <li>{t('delete.games')}</li>
        <li>{t('delete.link')}</li>
      </ul>
      <p className="dim sm">{t('delete.stays')}</p>
      {wrong !== null && (
        <p className="wrong" role="alert">
          {t(refusalKey(wrong))}
        </p>
      )}
      <div className="delete-acts">
        <Stitch className="wide" icon="close" disabled={busy} onClick={() => void erase()}>
          {t('delete.do')}
        </Stitch>
        <Quiet className="wide" onClick={onClose}>
          {t('delete.keep')}
        </Quiet>
      </div>
    </Sheet>
  );
};

import { useState } from 'react';
import { CHAT_MAX } from '../../engine/options.ts';
import { useT } from '../i18n/language.tsx';
import { useTable } from '../net/table-link.ts';
import { Stitch } from './buttons.tsx';
import { Sheet } from './sheet.tsx';
import { Sitter } from './sitter.tsx';

/** Table talk: everybody hears it. */
export const ChatSheet = ({ onClose }: { onClose: () => void }) => {
  const t = useT();
  const { table, me, send } = useTable();
  const [text, setText] = useState('');
  const lines = Object.entries(table.chat).toSorted(([a], [b]) => Number(a) - Number(b));
  return (
    <Sheet title={t('menu.chat')} onClose={onClose}>
      <ol className="chat">
        {lines.length === 0 && <li className="dim">{t('chat.empty')}</li>}
        {lines.map(([at, line]) => {
          const seat = table.seats[line.seat];
          return (
            <li key={at}>
              {seat !== undefined && <Sitter face={seat} />}
              <span>
                <b>{seat?.name}</b> <span lang={table.options.language}>{line.text}</span>
              </span>
            </li>
          );
        })}
      </ol>
      {me !== null && (
        <form
          className="join"
          onSubmit={event => {
            event.preventDefault();
            if (text.trim() === '') return;
            send({ t: 'say', text: text.trim() });
            setText('');
          }}
        >
          <input
            className="code"
            aria-label={t('chat.label')}
            maxLength={CHAT_MAX}
            value={text}
            onChange={event => setText(event.target.value)}
          />
          <Stitch type="submit">{t('chat.send')}</Stitch>
        </form>
      )}
    </Sheet>
  );
};

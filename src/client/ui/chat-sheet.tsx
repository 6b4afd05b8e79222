import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { CHAT_MAX } from '../../engine/options.ts';
import { useT } from '../i18n/language.tsx';
import { useTable } from '../net/table-link.ts';
import { Stitch } from './buttons.tsx';
import { Sheet } from './sheet.tsx';
import { Sitter } from './sitter.tsx';

/** Half a line from the end is the end. */
const NEARLY_PX = 24;

/** Keeps the end of what this lies in in sight while it grows; whoever has gone back to read is left there. */
const useEndInSight = () => {
  const box = useRef<HTMLOListElement>(null);
  const isAtEnd = useRef(true);
  useLayoutEffect(() => {
    const paper = box.current?.parentElement ?? null;
    if (paper !== null && isAtEnd.current) paper.scrollTop = paper.scrollHeight;
  });
  useEffect(() => {
    const paper = box.current?.parentElement ?? null;
    const look = () => {
      if (paper !== null) isAtEnd.current = paper.scrollHeight - paper.scrollTop - paper.clientHeight < NEARLY_PX;
    };
    paper?.addEventListener('scroll', look);
    return () => paper?.removeEventListener('scroll', look);
  }, []);
  return box;
};

const Lines = () => {
  const t = useT();
  const { table } = useTable();
  const box = useEndInSight();
  const lines = Object.entries(table.chat).toSorted(([a], [b]) => Number(a) - Number(b));
  return (
    <ol className="chat" ref={box}>
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
  );
};

/** Table talk: everybody hears it. */
export const ChatSheet = ({ onClose }: { onClose: () => void }) => {
  const t = useT();
  const { me, send } = useTable();
  const [text, setText] = useState('');
  return (
    <Sheet title={t('menu.chat')} onClose={onClose}>
      <Lines />
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

import { useState } from 'react';
import type { AudioId, CardId } from '../../engine/ids.ts';
import { CLUE_MAX } from '../../engine/options.ts';
import type { Clue } from '../../engine/state.ts';
import { useT } from '../i18n/language.tsx';
import type { Key } from '../i18n/messages.ts';
import { useOwnSeat } from '../net/own-seat.ts';
import { sendRecording } from '../net/recordings.ts';
import { RestError } from '../net/rest.ts';
import { useTable } from '../net/table-link.ts';
import { useStore } from '../store.ts';
import { rulesetOf } from '../table-facts.ts';
import { Plaque, Quiet } from '../ui/buttons.tsx';
import { Card } from '../ui/card.tsx';
import { Icon } from '../ui/icon.tsx';
import type { IconName } from '../ui/icon-shapes.ts';
import { avoidType } from '../ui/recorder.ts';
import { TopRail } from '../ui/top-rail.tsx';
import { RecordClue, useRecorder } from './record-clue.tsx';
import './clue.css';

type Mode = 'write' | 'record' | 'aloud';

/** Nobody listens at a practice table: bots have no ears. */
const MODES = { write: 'quill', record: 'mic', aloud: 'say' } as const satisfies Record<Mode, IconName>;
const modesAt = (practice: boolean): readonly Mode[] => (practice ? ['write', 'aloud'] : ['write', 'record', 'aloud']);

const SPARKS = [
  'spark.song',
  'spark.proverb',
  'spark.smell',
  'spark.childhood',
  'spark.sound',
  'spark.before',
  'spark.after',
  'spark.title',
  'spark.one-word',
  'spark.speaks',
] as const satisfies readonly Key[];

const Spark = () => {
  const t = useT();
  const [at, setAt] = useState<number | null>(null);
  const spark = at === null ? undefined : SPARKS[at % SPARKS.length];
  return (
    <div className="spark">
      <Quiet icon="lamp" onClick={() => setAt(at === null ? Math.floor(Math.random() * SPARKS.length) : at + 1)}>
        {t('clue.stuck')}
      </Quiet>
      <p role="status">{spark === undefined ? '' : t(spark)}</p>
    </div>
  );
};

const Modes = ({ mode, onMode }: { mode: Mode; onMode: (mode: Mode) => void }) => {
  const t = useT();
  const modes = modesAt(useTable().practice);
  return (
    <div className={`modes ${modes.length === 2 ? 'two' : ''}`} role="group" aria-label={t('clue.ways')}>
      {modes.map(each => (
        <button key={each} type="button" aria-pressed={mode === each} onClick={() => onMode(each)}>
          <Icon name={MODES[each]} />
          {t(`clue.${each}`)}
        </button>
      ))}
    </div>
  );
};

/** A take on its way to the server, which may find something wrong with it. */
const useUpload = (code: string) => {
  const own = useOwnSeat();
  const [failure, setFailure] = useState<'failed' | 'unreadable' | null>(null);
  const [way, setWay] = useState<AbortController | null>(null);
  const upload = async (take: Blob): Promise<AudioId | null> => {
    const nobody = new AbortController();
    setWay(nobody);
    setFailure(null);
    try {
      return (await sendRecording(code, own, take, nobody.signal)).audio;
    } catch (error) {
      if (nobody.signal.aborted) return null;
      const isUnread = error instanceof RestError && error.code === 'not-audio';
      // Some browsers write in more than one way: the next take is written in another.
      if (isUnread) avoidType(take.type);
      setFailure(isUnread ? 'unreadable' : 'failed');
      return null;
    } finally {
      setWay(now => (now === nobody ? null : now));
    }
  };
  const giveUp = () => {
    way?.abort();
    setWay(null);
    setFailure(null);
  };
  return { failure, busy: way !== null, upload, giveUp };
};

interface WriteClueProps {
  readonly card: CardId | null;
  readonly text: string;
  readonly onText: (text: string) => void;
  /** Puts the card back, to choose another one. */
  readonly onAnother: () => void;
}

/** The sheet on which a clue is written, or recorded. */
export const WriteClue = ({ card, text, onText, onAnother }: WriteClueProps) => {
  const t = useT();
  const { table, code, send, pending } = useTable();
  const [mode, setMode] = useState<Mode>('write');
  const recorder = useRecorder();
  const { take } = useStore(recorder.state);
  const { failure, busy, upload, giveUp } = useUpload(code);
  const sending = busy || pending.some(command => command.t === 'clue');
  const ready = mode === 'aloud' || (mode === 'record' ? take !== null : text.trim() !== '');
  const clueNow = async (): Promise<Clue | null> => {
    const words = text.trim();
    if (mode !== 'record') return mode === 'aloud' ? { kind: 'aloud' } : { kind: 'text', text: words };
    const audio = take === null ? null : await upload(take.blob);
    return audio === null ? null : { kind: 'recording', audio, text: words === '' ? null : words };
  };
  const give = async () => {
    if (!ready || sending) return;
    const clue = await clueNow();
    if (clue === null) return;
    send({ t: 'clue', card, clue });
  };
  const choose = (next: Mode) => {
    if (next === mode) return;
    recorder.stop();
    giveUp();
    setMode(next);
  };
  const question =
    card !== null ? 'clue.question' : rulesetOf(table).pairs ? 'clue.question-pair' : 'clue.question-free';
  return (
    <main className="write">
      <TopRail />
      <div className={`pick ${card === null ? 'no-card' : ''}`}>
        {card !== null && <Card id={card} eager className="lift" sizes="(min-width: 60rem) 24rem, 9rem" />}
        <div>
          <h1>{t(question)}</h1>
          {card !== null && (
            // The clue goes with this card.
            <Quiet icon="again" disabled={sending} onClick={onAnother}>
              {t('clue.another')}
            </Quiet>
          )}
        </div>
      </div>
      <form
        className="slip tall sheet"
        onSubmit={event => {
          event.preventDefault();
          void give();
        }}
      >
        <Modes mode={mode} onMode={choose} />
        {mode === 'write' && (
          <>
            <textarea
              className="pen"
              aria-label={t('clue.label')}
              placeholder={t('clue.placeholder')}
              maxLength={CLUE_MAX}
              rows={3}
              value={text}
              // What has been given is not changed by what is written now; it can still be read.
              readOnly={sending}
              // biome-ignore lint/a11y/noAutofocus: writing is the only thing to do on this screen
              autoFocus
              onChange={event => onText(event.target.value)}
              onKeyDown={event => {
                if (event.key === 'Enter' && !event.shiftKey) {
                  event.preventDefault();
                  void give();
                }
              }}
            />
            <Spark />
          </>
        )}
        {mode === 'record' && <RecordClue {...{ recorder, text, onText, failure, sending }} />}
        {mode === 'aloud' && (
          <div className="aloud">
            <p className="clue">{t('clue.aloud-title')}</p>
            <p>{t('clue.aloud-text')}</p>
          </div>
        )}
      </form>
      <div className="act">
        <Plaque className="wide" disabled={!ready || sending} onClick={() => void give()}>
          {t(busy ? 'record.sending' : mode === 'aloud' ? 'clue.heard' : 'clue.give')}
        </Plaque>
      </div>
    </main>
  );
};

import { type CSSProperties, useEffect, useState } from 'react';
import { CLUE_MAX } from '../../engine/options.ts';
import { RECORDING_MAX } from '../../protocol/rest.ts';
import { useT } from '../i18n/language.tsx';
import { useStore } from '../store.ts';
import { Inked } from '../ui/buttons.tsx';
import { Icon } from '../ui/icon.tsx';
import { Recorder, type Recording } from '../ui/recorder.ts';
import { clockTime, useSound } from '../ui/use-sound.ts';
import './record-clue.css';

const BARS = 38;
/** Below this all the time, the microphone is most likely muted. */
const SILENCE = 0.04;

/** The loudest of what each bar stands for; a bar that has not been recorded yet is 0. */
const barsOf = ({ levels, ms }: Recording): readonly number[] => {
  const perBar = RECORDING_MAX.ms / BARS;
  const done = ms / perBar;
  return Array.from({ length: BARS }, (_, i) => {
    if (i >= done || levels.length === 0) return 0;
    const from = Math.floor((i / done) * levels.length);
    const to = Math.max(from + 1, Math.floor(((i + 1) / done) * levels.length));
    return Math.max(...levels.slice(from, to), 0.06);
  });
};

const Waves = ({ recording, heard }: { recording: Recording; heard: number | null }) => {
  const bars = barsOf(recording);
  const end = bars.findLastIndex(level => level > 0) + 1;
  return (
    <div className="waves" aria-hidden="true">
      {bars.map((level, i) => {
        const isLit = level > 0 && (heard === null || i < heard * end);
        return <i key={i} className={isLit ? '' : 'dim'} style={{ '--level': level } as CSSProperties} />;
      })}
    </div>
  );
};

export const useRecorder = (): Recorder => {
  const [recorder] = useState(() => new Recorder(RECORDING_MAX.ms));
  useEffect(() => {
    recorder.open();
    return recorder.close;
  }, [recorder]);
  return recorder;
};

const Round = ({ recorder, sending }: Pick<RecordClueProps, 'recorder' | 'sending'>) => {
  const t = useT();
  const recording = useStore(recorder.state);
  const { step, take } = recording;
  const { element, isPlaying, progress, play, pause } = useSound(take?.ms ?? 0);
  const isLive = step === 'recording';
  const press = isLive ? recorder.stop : take === null ? () => void recorder.start() : isPlaying ? pause : play;
  const label = isLive ? 'record.stop' : take === null ? 'record.start' : isPlaying ? 'voice.pause' : 'record.listen';
  const icon = isLive ? 'stop' : take === null ? 'mic' : isPlaying ? 'pause' : 'play';
  const time = isPlaying ? progress * (take?.ms ?? 0) : recording.ms;
  return (
    <>
      <Waves recording={recording} heard={isPlaying ? progress : null} />
      <p className="take-time nums">
        {clockTime(time)}{' '}
        <span>{t('record.of', { time: clockTime(isPlaying ? (take?.ms ?? 0) : RECORDING_MAX.ms) })}</span>
      </p>
      <div className="take-acts">
        <button
          type="button"
          className={`take-button ${isLive ? 'live' : ''} ${take === null ? '' : 'ready'}`}
          aria-label={t(label)}
          disabled={step === 'asking'}
          onClick={press}
        >
          <Icon name={icon} />
        </button>
        {take !== null && (
          <Inked icon="again" disabled={sending} onClick={() => void recorder.start()}>
            {t('record.again')}
          </Inked>
        )}
      </div>
      {/* biome-ignore lint/a11y/useMediaCaption: one's own voice, just recorded */}
      <audio ref={element} src={take?.url} preload="auto" />
      <span className="vh" role="status">
        {isLive ? t('record.live') : step === 'done' ? t('record.done', { time: clockTime(recording.ms) }) : ''}
      </span>
    </>
  );
};

interface RecordClueProps {
  readonly recorder: Recorder;
  readonly text: string;
  readonly onText: (text: string) => void;
  /** Why the last take was not taken. */
  readonly failure: 'failed' | 'unreadable' | null;
  /** What has been given stays as it is, and can be heard and read. */
  readonly sending: boolean;
}

/** Up to twenty seconds of voice, song or noise: record, hear it, do it again. The microphone is asked for by the first tap. */
export const RecordClue = ({ recorder, text, onText, failure, sending }: RecordClueProps) => {
  const t = useT();
  const { step, trouble, levels } = useStore(recorder.state);
  const isSilent = step === 'done' && levels.length > 5 && levels.every(level => level < SILENCE);
  const problem =
    trouble !== null
      ? t(`record.${trouble}`)
      : failure !== null
        ? t(`record.${failure}`)
        : isSilent
          ? t('record.silent')
          : '';
  return (
    <div className="record">
      <Round recorder={recorder} sending={sending} />
      <p className="record-says" role={problem === '' ? undefined : 'alert'}>
        {problem === '' && step === 'idle' ? t('record.hint') : problem}
      </p>
      <label className="caption">
        <span>{t('record.caption')}</span>
        <input
          value={text}
          maxLength={CLUE_MAX}
          autoComplete="off"
          readOnly={sending}
          onChange={event => onText(event.target.value)}
        />
      </label>
    </div>
  );
};

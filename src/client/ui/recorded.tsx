import { type CSSProperties, useEffect, useState } from 'react';
import type { AudioId } from '../../engine/ids.ts';
import { useT } from '../i18n/language.tsx';
import { persist } from '../net/persist.ts';
import { type Sound, useHear } from '../net/recordings.ts';
import { useTable } from '../net/table-link.ts';
import { useSettings } from '../settings.ts';
import { isTeller } from '../table-facts.ts';
import { Icon } from './icon.tsx';
import { clockTime, useSound } from './use-sound.ts';
import './recorded.css';

/** What has begun by itself on this page does not do so again. */
const begun = new Set<AudioId>();

const Player = ({ audio, sound, auto }: { audio: AudioId; sound: Sound; auto: boolean }) => {
  const t = useT();
  const { element, isPlaying, progress, isBlocked, play, pause } = useSound(sound.ms);
  useEffect(() => {
    if (!auto || begun.has(audio)) return;
    begun.add(audio);
    play();
  }, [auto, audio, play]);
  const left = sound.ms * (1 - progress);
  return (
    <span className={`voice ${isBlocked ? 'calls' : ''}`}>
      <button
        type="button"
        className="voice-play"
        aria-label={isPlaying ? t('voice.pause') : t('voice.play', { time: clockTime(sound.ms) })}
        onClick={isPlaying ? pause : play}
      >
        <Icon name={isPlaying ? 'pause' : 'play'} />
      </button>
      <span className="voice-line" aria-hidden="true" style={{ '--heard': progress } as CSSProperties} />
      <span className="voice-time nums" aria-hidden="true">
        {isBlocked ? t('voice.tap') : clockTime(isPlaying ? left : sound.ms)}
      </span>
      {/* biome-ignore lint/a11y/useMediaCaption: the clue's text stands beside it when there is one */}
      <audio ref={element} src={sound.url} preload="auto" />
    </span>
  );
};

/** A recording with its button; `auto`: begins by itself where the browser lets it. */
export const Recorded = ({ audio, auto = false }: { audio: AudioId; auto?: boolean }) => {
  const t = useT();
  const hear = useHear();
  const [sound, setSound] = useState<Sound | 'gone' | null>(null);
  useEffect(() => {
    if (hear === null) return undefined;
    const nobody = new AbortController();
    const show = (found: Sound | 'gone' | null) => {
      if (!nobody.signal.aborted) setSound(found);
    };
    persist(() => hear(audio), nobody.signal).then(show, () => show('gone'));
    return () => nobody.abort();
  }, [hear, audio]);
  if (hear === null) return null;
  if (sound === 'gone') return <span className="voice gone">{t('voice.gone')}</span>;
  if (sound === null) return <span className="voice coming" aria-hidden="true" />;
  return <Player audio={audio} sound={sound} auto={auto} />;
};

/** The clue's recording, if it is one. Whoever gave it need not hear it; everybody else does, once, when it comes. */
export const ClueVoice = () => {
  const { table, me } = useTable();
  const { sound } = useSettings();
  const clue = table.game?.clue ?? null;
  if (clue?.kind !== 'recording') return null;
  return <Recorded audio={clue.audio} auto={sound && table.phase === 'cards' && !isTeller(table, me)} />;
};

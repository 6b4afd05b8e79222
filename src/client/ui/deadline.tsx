import { useT } from '../i18n/language.tsx';
import { Icon } from './icon.tsx';
import { useSecondsLeft } from './use-seconds-left.ts';

const clock = (seconds: number): string => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/** The time that is left for this phase; nothing where no timer runs. */
export const Deadline = () => {
  const t = useT();
  const left = useSecondsLeft();
  if (left === null) return null;
  return (
    <span
      className={`deadline ${left <= 10 ? 'soon' : ''}`}
      role="timer"
      aria-label={t('timer.left', { time: clock(left) })}
    >
      <Icon name="wait" />
      {clock(left)}
    </span>
  );
};

import { useRef } from 'react';
import { useT } from '../i18n/language.tsx';
import { useDealingBacks } from '../motion/use-dealing.ts';
import { CardBack } from './card.tsx';
import './fan.css';

/** Party: a hand nobody has looked at yet. */
export const FaceDownFan = ({ count }: { count: number }) => {
  const t = useT();
  const box = useRef<HTMLDivElement>(null);
  useDealingBacks(box);
  const held = Math.floor(count / 2);
  return (
    <div ref={box} className="fan face-down" role="img" aria-label={t('hand.face-down', { n: count })}>
      {Array.from({ length: count }, (_, i) => (
        <div
          key={i}
          className={`fan-card ${i === held ? 'held' : ''}`}
          style={{ '--k': i - (count - 1) / 2, '--i': i, '--away': Math.sign(i - held) } as React.CSSProperties}
        >
          <CardBack />
        </div>
      ))}
    </div>
  );
};

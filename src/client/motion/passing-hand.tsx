import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { isCalm } from '../settings.ts';
import { FaceDownFan } from '../ui/face-down-fan.tsx';
import { play } from '../ui/sounds.ts';
import { useStage } from './memory.ts';
import { move } from './move.ts';
import './motion.css';

const PASS_MS = 760;

/** Party: my hand goes to the left, face down, as another comes from the right. */
export const PassingHand = ({ count, children }: { count: number; children: ReactNode }) => {
  const { memory } = useStage();
  const goes = useRef<HTMLDivElement>(null);
  const comes = useRef<HTMLDivElement>(null);
  const [passing, setPassing] = useState(() => memory.comesFrom('reveal') && !isCalm());
  useLayoutEffect(() => {
    if (goes.current === null || comes.current === null) return;
    play('slide');
    const how = { ms: PASS_MS, ease: 'lift' } as const;
    const gone = move(goes.current, [{ transform: 'none' }, { transform: 'translateX(-110%) rotate(-9deg)' }], how);
    move(comes.current, [{ transform: 'translateX(110%) rotate(9deg)' }, { transform: 'none' }], how);
    const settle = async (): Promise<void> => {
      await Promise.allSettled([gone.finished]);
      setPassing(false);
    };
    void settle();
  }, []);
  return (
    <div className="passing">
      {passing && (
        <div className="passed" ref={goes} aria-hidden="true" inert>
          <FaceDownFan count={count} />
        </div>
      )}
      <div className="passed" ref={comes}>
        {children}
      </div>
    </div>
  );
};

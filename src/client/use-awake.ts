import { useEffect } from 'react';

/** While it is wanted, the screen does not go dark. A page that was out of sight has to ask for it again. */
export const useAwake = (wanted: boolean): void => {
  useEffect(() => {
    if (!wanted) return undefined;
    let lock: WakeLockSentinel | null = null;
    let over = false;
    const stayAwake = async (): Promise<void> => {
      if (document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return;
      const held = await navigator.wakeLock.request('screen').catch(() => null);
      if (over) await held?.release();
      else lock = held;
    };
    const hold = () => void stayAwake();
    hold();
    document.addEventListener('visibilitychange', hold);
    return () => {
      over = true;
      document.removeEventListener('visibilitychange', hold);
      void lock?.release();
    };
  }, [wanted]);
};

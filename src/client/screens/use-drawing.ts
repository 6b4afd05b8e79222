import { useState } from 'react';

interface Drawing {
  readonly busy: boolean;
  /** The device could not draw the last one: it has not the memory, or not the pictures. */
  readonly failed: boolean;
  readonly draw: (work: () => Promise<void>) => void;
}

/** A picture to take home is drawn when it is asked for, one at a time. */
export const useDrawing = (): Drawing => {
  const [step, setStep] = useState<'idle' | 'busy' | 'failed'>('idle');
  const draw = (work: () => Promise<void>) => {
    if (step === 'busy') return;
    setStep('busy');
    work().then(
      () => setStep('idle'),
      () => setStep('failed'),
    );
  };
  return { busy: step === 'busy', failed: step === 'failed', draw };
};

import { useEffect, useState } from 'react';
import { afterPaint } from '../later.ts';
import { useStage } from './memory.ts';

/** Whether the first frame of a table that is being laid has been painted; nothing is laid twice. */
export const useLater = (): boolean => {
  const { memory, scene } = useStage();
  const [later, setLater] = useState(() => memory.isLaid(scene));
  useEffect(() => (later ? undefined : afterPaint(() => setLater(true))), [later]);
  return later;
};

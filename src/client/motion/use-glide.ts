import { type RefObject, useLayoutEffect } from 'react';
import { useStage } from './memory.ts';
import { glide } from './move.ts';

/** Cards of the screen before come to their new places here. */
export const useGlide = (box: RefObject<HTMLElement | null>): void => {
  const { memory } = useStage();
  useLayoutEffect(() => {
    if (box.current !== null) glide(box.current, memory.places());
  }, [box, memory]);
};

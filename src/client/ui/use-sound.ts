import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';

/** Two at once would be noise: whoever starts stops the one before. */
let playing: HTMLAudioElement | null = null;

interface Playing {
  readonly element: RefObject<HTMLAudioElement | null>;
  readonly isPlaying: boolean;
  /** 0 to 1. */
  readonly progress: number;
  /** The browser wants to be touched first. */
  readonly isBlocked: boolean;
  readonly play: () => void;
  readonly pause: () => void;
}

/** A sound element as a screen shows it. How long it plays is told by whoever knows: live recordings do not say. */
export const useSound = (ms: number): Playing => {
  const element = useRef<HTMLAudioElement | null>(null);
  const [isPlaying, setPlaying] = useState(false);
  const [progress, setProgress] = useState(0);
  const [isBlocked, setBlocked] = useState(false);
  useEffect(() => {
    const sound = element.current;
    if (sound === null) return undefined;
    let frame = 0;
    const follow = () => {
      setProgress(ms === 0 ? 0 : Math.min(1, (sound.currentTime * 1000) / ms));
      frame = requestAnimationFrame(follow);
    };
    const begin = () => {
      if (playing !== sound) playing?.pause();
      playing = sound;
      setPlaying(true);
      setBlocked(false);
      follow();
    };
    const rest = () => {
      cancelAnimationFrame(frame);
      setPlaying(false);
      if (playing === sound) playing = null;
    };
    const end = () => {
      rest();
      setProgress(0);
    };
    const heard = [['play', begin] as const, ['pause', rest] as const, ['ended', end] as const];
    for (const [event, run] of heard) sound.addEventListener(event, run);
    return () => {
      for (const [event, run] of heard) sound.removeEventListener(event, run);
      sound.pause();
      rest();
    };
  }, [ms]);
  const play = useCallback(() => {
    element.current?.play().catch((error: unknown) => {
      if (error instanceof DOMException && error.name === 'NotAllowedError') setBlocked(true);
    });
  }, []);
  const pause = () => element.current?.pause();
  return { element, isPlaying, progress, isBlocked, play, pause };
};

export const clockTime = (ms: number): string => {
  const seconds = Math.round(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
};

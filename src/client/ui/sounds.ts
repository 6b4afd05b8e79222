import { afterPaint, whenIdle } from '../later.ts';
import { settings } from '../settings.ts';

/** Felt, paper and wood, made on the spot: no files, no music, very quiet. */
export type Sound = 'slide' | 'riffle' | 'turn' | 'tick' | 'seal' | 'truth' | 'hop' | 'call';

let context: AudioContext | null = null;
const VOLUME = 0.126;

/** One strip of noise for every brush, which starts somewhere else in it each time. */
const NOISE_S = 0.5;
let strip: AudioBuffer | null = null;

const noiseStrip = (audio: AudioContext): AudioBuffer => {
  const buffer = audio.createBuffer(1, audio.sampleRate * NOISE_S, audio.sampleRate);
  const data = buffer.getChannelData(0);
  for (let i = 0; i < data.length; i++) data[i] = Math.random() * 2 - 1;
  return buffer;
};

const noise = (audio: AudioContext): AudioBufferSourceNode => {
  const source = audio.createBufferSource();
  source.buffer = strip;
  source.loop = true;
  return source;
};

const shaped = (audio: AudioContext, at: number, rise: number, fall: number, level: number): GainNode => {
  const gain = audio.createGain();
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(level * VOLUME, at + rise);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + rise + fall);
  gain.connect(audio.destination);
  return gain;
};

const brush = (audio: AudioContext, at: number, pitch: number, seconds: number, level: number): void => {
  const source = noise(audio);
  const filter = audio.createBiquadFilter();
  filter.type = 'bandpass';
  filter.frequency.setValueAtTime(pitch, at);
  filter.frequency.exponentialRampToValueAtTime(pitch * 0.6, at + seconds);
  source.connect(filter).connect(shaped(audio, at, seconds * 0.3, seconds * 0.7, level));
  source.start(at, Math.random() * NOISE_S);
  source.stop(at + seconds + 0.1);
};

const tone = (
  audio: AudioContext,
  at: number,
  pitch: number,
  seconds: number,
  level: number,
  type: OscillatorType,
): void => {
  const source = audio.createOscillator();
  source.type = type;
  source.frequency.setValueAtTime(pitch, at);
  source.connect(shaped(audio, at, 0.006, seconds, level));
  source.start(at);
  source.stop(at + seconds + 0.05);
};

const VOICES: Readonly<Record<Sound, (audio: AudioContext, at: number) => void>> = {
  slide: (audio, at) => brush(audio, at, 2400, 0.12, 0.5),
  riffle: (audio, at) => {
    for (let i = 0; i < 9; i++) brush(audio, at + i * 0.035, 3000 - i * 90, 0.05, 0.35);
  },
  turn: (audio, at) => brush(audio, at, 1800, 0.22, 0.6),
  tick: (audio, at) => tone(audio, at, 820, 0.04, 0.5, 'triangle'),
  seal: (audio, at) => {
    tone(audio, at, 150, 0.12, 1, 'sine');
    brush(audio, at, 700, 0.08, 0.4);
  },
  truth: (audio, at) => {
    for (const [i, pitch] of [261.6, 392, 523.3, 659.3].entries()) tone(audio, at + i * 0.07, pitch, 1.6, 0.45, 'sine');
  },
  hop: (audio, at) => tone(audio, at, 520, 0.06, 0.4, 'triangle'),
  call: (audio, at) => {
    tone(audio, at, 523.3, 0.5, 0.5, 'sine');
    tone(audio, at + 0.14, 784, 0.7, 0.5, 'sine');
  },
};

/** Browsers keep quiet, and still, until the page was touched. */
const touched = (): boolean => !('userActivation' in navigator) || navigator.userActivation.hasBeenActive;

const open = (): AudioContext => {
  context ??= new AudioContext();
  strip ??= noiseStrip(context);
  return context;
};

const wanted = (): boolean => settings.get().sound && typeof AudioContext !== 'undefined' && touched();

/** The browser's sound takes a slow phone longest the first time: opened while nothing happens, once the page was touched. */
export const openSound = (): (() => void) => {
  const openSoon = () => {
    if (wanted()) whenIdle(open);
  };
  openSoon();
  addEventListener('pointerup', openSoon, { once: true });
  addEventListener('keyup', openSoon, { once: true });
  return () => {
    removeEventListener('pointerup', openSoon);
    removeEventListener('keyup', openSoon);
  };
};

const make = (sound: Sound): void => {
  const audio = open();
  if (audio.state === 'suspended') void audio.resume();
  VOICES[sound](audio, audio.currentTime);
};

/** First what is seen, then what is heard: a sound takes a slow phone longer to make than a frame lasts. */
export const play = (sound: Sound): void => {
  if (wanted()) afterPaint(() => make(sound));
};

/** A nudge in the hand: 12 ms for a vote, 30 ms when it is your turn. */
export const buzz = (ms: 12 | 30): void => {
  if (settings.get().vibration && touched()) navigator.vibrate?.(ms);
};

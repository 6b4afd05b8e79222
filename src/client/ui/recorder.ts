import { createStore } from '../store.ts';

/** Why nothing can be recorded, as far as a browser says. */
export type MicTrouble = 'no-mic' | 'denied' | 'unsupported' | 'busy';

export interface Take {
  readonly blob: Blob;
  readonly url: string;
  readonly ms: number;
}

export interface Recording {
  readonly step: 'idle' | 'asking' | 'recording' | 'done';
  readonly trouble: MicTrouble | null;
  /** How loud it was, 0 to 1, in steps of `STEP_MS`. */
  readonly levels: readonly number[];
  readonly ms: number;
  readonly take: Take | null;
}

const STEP_MS = 100;
/** Heard everywhere, then what each browser writes of its own accord. */
const TYPES = ['audio/mp4;codecs=mp4a.40.2', 'audio/webm;codecs=opus', 'audio/ogg;codecs=opus'] as const;
/** Kinds this page has written that the server could not read: not tried again. */
const unread = new Set<string>();

export const avoidType = (type: string): void => {
  const known = TYPES.find(each => each.split(';')[0] === type.split(';')[0]);
  if (known !== undefined) unread.add(known);
};

const troubleOf = (error: unknown): MicTrouble => {
  const name = error instanceof DOMException ? error.name : '';
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'denied';
  return name === 'NotFoundError' || name === 'OverconstrainedError' ? 'no-mic' : 'busy';
};

const loudness = (samples: Float32Array): number => {
  let sum = 0;
  for (const sample of samples) sum += sample * sample;
  // Speech lies far below full swing; the root makes a whisper visible.
  return Math.min(1, Math.sqrt(Math.sqrt(sum / samples.length) * 2.5));
};

const letGo = (stream: MediaStream): void => {
  for (const track of stream.getTracks()) track.stop();
};

const IDLE: Recording = { step: 'idle', trouble: null, levels: [], ms: 0, take: null };

/** One microphone, one take at a time. Nothing is asked for before `start`, and nothing stays open after the take. */
export class Recorder {
  readonly state = createStore<Recording>(IDLE);
  readonly #longest: number;
  #stream: MediaStream | null = null;
  #media: MediaRecorder | null = null;
  #audio: AudioContext | null = null;
  #clock: ReturnType<typeof setInterval> | undefined;
  #began = 0;
  /** Counts what the browser was asked for: only the last of it is wanted. */
  #asked = 0;
  #closed = false;

  constructor(longestMs: number) {
    this.#longest = longestMs;
  }

  readonly start = async (): Promise<void> => {
    const { step } = this.state.get();
    if (step === 'asking' || step === 'recording') return;
    this.#drop();
    const type =
      typeof MediaRecorder === 'undefined'
        ? undefined
        : TYPES.find(each => !unread.has(each) && MediaRecorder.isTypeSupported(each));
    if (type === undefined || navigator.mediaDevices?.getUserMedia === undefined) {
      this.state.set({ ...IDLE, trouble: 'unsupported' });
      return;
    }
    this.state.set({ ...IDLE, step: 'asking' });
    const asked = ++this.#asked;
    let stream: MediaStream;
    try {
      stream = await navigator.mediaDevices.getUserMedia({ audio: true });
    } catch (error) {
      if (asked === this.#asked) this.state.set({ ...IDLE, trouble: troubleOf(error) });
      return;
    }
    if (asked === this.#asked) this.#record(stream, type);
    else letGo(stream);
  };

  /** Ends the take; a microphone that is still asked for is let go of when it comes. */
  readonly stop = (): void => {
    if (this.state.get().step === 'asking') {
      this.#asked += 1;
      this.state.set(IDLE);
    }
    clearInterval(this.#clock);
    if (this.#media?.state === 'recording') this.#media.stop();
  };

  /** The page goes, or another way of giving the clue is chosen. */
  readonly close = (): void => {
    this.#closed = true;
    this.#media?.addEventListener('stop', () => this.#drop());
    this.stop();
    this.#release();
    this.#drop();
  };

  readonly open = (): void => {
    this.#closed = false;
  };

  #record(stream: MediaStream, type: string): void {
    this.#stream = stream;
    const media = new MediaRecorder(stream, { mimeType: type, audioBitsPerSecond: 64_000 });
    const parts: Blob[] = [];
    media.addEventListener('dataavailable', ({ data }) => parts.push(data));
    media.addEventListener('stop', () => this.#finish(new Blob(parts, { type: type.split(';')[0] ?? type })));
    media.addEventListener('error', this.stop);
    // Unplugged, or taken away by a telephone call: what was said so far is kept.
    stream.getTracks()[0]?.addEventListener('ended', this.stop);
    this.#media = media;
    this.#began = performance.now();
    media.start();
    this.state.set({ ...IDLE, step: 'recording' });
    const level = this.#meter(stream);
    this.#clock = setInterval(() => this.#tick(level()), STEP_MS);
  }

  #meter(stream: MediaStream): () => number {
    const audio = new AudioContext();
    this.#audio = audio;
    const analyser = audio.createAnalyser();
    analyser.fftSize = 2048;
    audio.createMediaStreamSource(stream).connect(analyser);
    const samples = new Float32Array(analyser.fftSize);
    return () => {
      analyser.getFloatTimeDomainData(samples);
      return loudness(samples);
    };
  }

  #tick(level: number): void {
    const state = this.state.get();
    const ms = Math.min(performance.now() - this.#began, this.#longest);
    this.state.set({ ...state, ms, levels: [...state.levels, level] });
    if (ms >= this.#longest) this.stop();
  }

  #finish(blob: Blob): void {
    const ms = Math.min(performance.now() - this.#began, this.#longest);
    this.#release();
    if (this.#closed) return;
    const take = blob.size === 0 ? null : { blob, ms, url: URL.createObjectURL(blob) };
    const state = this.state.get();
    this.state.set(take === null ? { ...IDLE, trouble: 'busy' } : { ...state, step: 'done', ms, take });
  }

  #release(): void {
    clearInterval(this.#clock);
    if (this.#stream !== null) letGo(this.#stream);
    this.#stream = null;
    void this.#audio?.close();
    this.#audio = null;
  }

  #drop(): void {
    const { take } = this.state.get();
    if (take !== null) URL.revokeObjectURL(take.url);
    this.state.set(IDLE);
  }
}

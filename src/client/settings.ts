import { keep, recall } from './keep.ts';
import { createStore, useStore } from './store.ts';

export type Theme = 'auto' | 'dark' | 'light';

/** What a person chose for this device. */
export interface Settings {
  readonly theme: Theme;
  readonly sound: boolean;
  readonly vibration: boolean;
  readonly calm: boolean;
  readonly language: string | null;
  readonly name: string;
  readonly rabbit: string | null;
}

const DEFAULTS: Settings = {
  theme: 'auto',
  sound: true,
  vibration: true,
  calm: false,
  language: null,
  name: '',
  rabbit: null,
};

export const settings = createStore<Settings>({ ...DEFAULTS, ...recall<Partial<Settings>>('settings', {}) });

export const useSettings = (): Settings => useStore(settings);

export const changeSettings = (change: Partial<Settings>): void => {
  settings.set({ ...settings.get(), ...change });
  keep('settings', settings.get());
  dressPage();
};

/** Puts the theme and the wish for calm onto the page, where the tokens look for them. */
export const dressPage = (): void => {
  const { theme, calm } = settings.get();
  const light = theme === 'light' || (theme === 'auto' && matchMedia('(prefers-color-scheme: light)').matches);
  const root = document.documentElement;
  if (light) root.dataset['theme'] = 'light';
  else delete root.dataset['theme'];
  root.classList.toggle('calm', calm);
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', light ? '#dfd3b8' : '#0d152b');
};

export const isCalm = (): boolean => settings.get().calm || matchMedia('(prefers-reduced-motion: reduce)').matches;

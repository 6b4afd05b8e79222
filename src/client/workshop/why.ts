import type { WorkshopKey, WorkshopWords } from '../i18n/workshop/words.ts';
import { WorkshopError } from './api.ts';

const SAID: Readonly<Record<string, WorkshopKey>> = {
  'picture-too-big': 'why.picture-too-big',
  'picture-too-many-pixels': 'why.picture-too-many-pixels',
  'picture-too-small': 'why.picture-too-small',
  'picture-not-understood': 'why.picture-not-understood',
  'picture-two-things': 'why.picture-two-things',
  'picture-heic': 'why.picture-heic',
  'picture-damaged': 'why.picture-damaged',
  'picture-took-too-long': 'why.picture-took-too-long',
  'world-full': 'why.world-full',
  'world-too-big': 'why.world-too-big',
  'world-empty': 'why.world-empty',
  'too-many-worlds': 'why.too-many-worlds',
  'too-many-bytes': 'why.too-many-bytes',
  'not-the-maker': 'why.not-the-maker',
  'no-such-own-world': 'gone',
  'archive-too-big': 'why.archive-too-big',
  busy: 'why.busy',
  'rate-limited': 'why.rate-limited',
  offline: 'why.offline',
};

/** What a person can read, and where possible do, about a refusal. */
export const saidWhy = (w: WorkshopWords, why: unknown): string => {
  if (!(why instanceof WorkshopError)) return w('why.other');
  const { code, facts } = why;
  const known = SAID[code];
  if (known !== undefined)
    return w(known, { ...facts, n: facts['max'] ?? 0, mb: Math.round(Number(facts['maxBytes'] ?? 0) / 1024 / 1024) });
  if (!code.startsWith('archive-')) return w('why.other');
  return facts['file'] === undefined ? w('why.archive') : w('why.archive-file', facts);
};

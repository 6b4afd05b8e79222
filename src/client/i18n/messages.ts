import type { en } from './en.ts';
import type { replayEn } from './replay-en.ts';

/** Forms by the language's plural rules (Intl.PluralRules); `other` is always there. */
export interface Plural {
  readonly zero?: string;
  readonly one?: string;
  readonly two?: string;
  readonly few?: string;
  readonly many?: string;
  readonly other: string;
}
export type Message = string | Plural;

/** English is the source: a language that lacks a key, or has one too many, does not compile. */
export type Key = keyof typeof en;
export type Messages = Readonly<Record<Key, Message>>;

/** A part of the catalogue in a file of its own: one language's file would grow too long. */
export type ReplayMessages = Readonly<Record<keyof typeof replayEn, Message>>;

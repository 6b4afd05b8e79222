import type { Key, Message } from './messages.ts';

export type Params = Readonly<Record<string, string | number>>;
export type Translate = (key: Key, params?: Params) => string;

const fill = (text: string, params: Params, language: string): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = params[name];
    return typeof value === 'number' ? value.toLocaleString(language) : (value ?? whole);
  });

/** A message with several forms is chosen by `n` and the language's own plural rules. */
export const translator = <K extends string>(
  language: string,
  messages: Readonly<Record<K, Message>>,
): ((key: K, params?: Params) => string) => {
  const plural = new Intl.PluralRules(language);
  return (key, params = {}) => {
    const message = messages[key];
    if (typeof message === 'string') return fill(message, params, language);
    const form = plural.select(Number(params['n'] ?? 0));
    return fill(message[form] ?? message.other, params, language);
  };
};

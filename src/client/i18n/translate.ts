import type { Key, Message } from './messages.ts';

export type Params = Readonly<Record<string, string | number>>;
export type Translate = (key: Key, params?: Params) => string;

const fill = (text: string, params: Params, numbers: Intl.NumberFormat): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = params[name];
    return typeof value === 'number' ? numbers.format(value) : (value ?? whole);
  });

/** A message with several forms is chosen by `n` and the language's own plural rules. */
export const translator = <K extends string>(
  language: string,
  messages: Readonly<Record<K, Message>>,
): ((key: K, params?: Params) => string) => {
  const plural = new Intl.PluralRules(language);
  const numbers = new Intl.NumberFormat(language);
  return (key, params = {}) => {
    const message = messages[key];
    if (typeof message === 'string') return fill(message, params, numbers);
    const form = plural.select(Number(params['n'] ?? 0));
    return fill(message[form] ?? message.other, params, numbers);
  };
};

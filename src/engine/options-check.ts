import { OPTION_BOUNDS, RULESET_IDS, type TableOptions, TIMED_PHASES } from './options.ts';
import type { Refusal } from './refusal.ts';

const within = (value: unknown, bounds: { readonly min: number; readonly max: number }): boolean =>
  Number.isInteger(value) && (value as number) >= bounds.min && (value as number) <= bounds.max;

const isBoolean = (value: unknown): boolean => typeof value === 'boolean';

/** One check per option: an option without one does not compile. */
const CHECKS: { readonly [K in keyof TableOptions]-?: (value: NonNullable<TableOptions[K]>) => boolean } = {
  ruleset: value => RULESET_IDS.includes(value),
  worlds: value => value.length <= OPTION_BOUNDS.worlds.max && new Set(value).size === value.length,
  target: value => within(value, OPTION_BOUNDS.target),
  tellings: value => within(value, OPTION_BOUNDS.tellings),
  timers: value => TIMED_PHASES.every(phase => within(value[phase], OPTION_BOUNDS.timer)),
  hiddenHands: isBoolean,
  bonusAlways: isBoolean,
  singleVoteInAll: isBoolean,
  autoNext: isBoolean,
  descriptions: isBoolean,
  memory: isBoolean,
  hidden: value => value.length <= OPTION_BOUNDS.hidden.max && new Set(value).size === value.length,
  language: value => /^[a-z]{2}(-[A-Z]{2})?$/.test(value),
};

export const checkOptions = (wish: Partial<TableOptions>): Refusal | undefined => {
  const bad = Object.entries(wish).find(([option, value]) => {
    const check = CHECKS[option as keyof TableOptions] as ((value: unknown) => boolean) | undefined;
    return check === undefined || value === undefined || !check(value);
  });
  return bad === undefined ? undefined : { code: 'bad-option', option: bad[0] };
};

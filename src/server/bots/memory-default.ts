import type { TableOptions } from '../../engine/options.ts';

type Wish = Partial<TableOptions>;
type AreOurs = (options: Pick<TableOptions, 'worlds'>) => boolean;

/**
 * Whether a table teaches the bots is the host's choice. Until it is made, tables with worlds of this server do, and
 * tables with a world that somebody made do not: choosing the first of those turns it off, leaving the last turns it on.
 */
export const withMemoryDefault = (wish: Wish, before: Pick<TableOptions, 'worlds'>, areOurs: AreOurs): Wish => {
  if (wish.worlds === undefined || wish.memory !== undefined) return wish;
  const isOurs = areOurs({ worlds: wish.worlds });
  return isOurs === areOurs(before) ? wish : { ...wish, memory: isOurs };
};

import { parseArgs } from 'node:util';
import { configHelp } from '../server/config.ts';
import { greeting } from '../server/greeting.ts';
import { serve } from '../server/main.ts';
import { explain } from './explain.ts';
import type { CliCommand } from './main.ts';
import { readSettings } from './settings.ts';

const HELP = `inkling serve

Serves the game until it is stopped. Settings are environment variables:

${configHelp()}`;

const SIGNALS = ['SIGINT', 'SIGTERM'] as const;
/** Milliseconds in which a second signal means what the first one did. */
const SAME_WISH = 3000;

/**
 * Resolves when somebody wants the server to end. Ctrl+C comes twice: from the terminal, and from `npm start`, which passes it on.
 * Whoever presses it again when that should long have been enough ends the process at once.
 */
const untilStopped = (): Promise<void> =>
  new Promise(resolve => {
    const stop = (): void => {
      resolve();
      setTimeout(() => {
        for (const signal of SIGNALS) process.off(signal, stop);
      }, SAME_WISH).unref();
    };
    for (const signal of SIGNALS) process.on(signal, stop);
  });

export const serveCommand: CliCommand = async args => {
  const { values } = parseArgs({ args: [...args], options: { help: { type: 'boolean', short: 'h' } } });
  if (values.help) {
    console.log(HELP);
    return 0;
  }
  const config = readSettings();
  if (config === null) return 2;
  let server: Awaited<ReturnType<typeof serve>>;
  try {
    server = await serve(config);
  } catch (why) {
    console.error(`Cannot serve: ${explain(why, config)}`);
    return 1;
  }
  console.log(await greeting(server.port, config, process.stdout.isTTY));
  await untilStopped();
  await server.close();
  return 0;
};

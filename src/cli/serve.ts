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
  await new Promise<void>(resolve => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve());
  });
  await server.close();
  return 0;
};

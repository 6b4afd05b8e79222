#!/usr/bin/env node
import { mistypedIn } from './explain.ts';

interface CliEntry {
  readonly says: string;
  readonly load: () => Promise<CliCommand>;
  /** What it writes is for everybody to read. All else lies beside people's words and the server's key. */
  readonly isForAll?: true;
}

/** Commands are loaded when they are called: the server does not carry the painter, nor the painter the server. */
const COMMANDS: Readonly<Record<string, CliEntry>> = {
  serve: { says: 'serve the game (the standard)', load: async () => (await import('./serve.ts')).serveCommand },
  simulate: {
    says: 'play many games with bots and count',
    load: async () => (await import('./simulate.ts')).simulate,
  },
  paint: {
    says: 'paint cards of the first world',
    load: async () => (await import('./paint.ts')).paint,
    isForAll: true,
  },
  'deck-score': {
    says: 'score the first world by what numbers can tell',
    load: async () => (await import('./deck-score.ts')).scoreCommand,
  },
  forget: { says: 'delete what bots remember', load: async () => (await import('./forget.ts')).forget },
  vapid: {
    says: 'make keys for telling people when it is their turn',
    load: async () => (await import('./vapid.ts')).vapid,
  },
  worlds: {
    says: 'look after the worlds people made here',
    load: async () => (await import('./worlds.ts')).worldsCommand,
  },
  backup: { says: 'copy all tables while the server runs', load: async () => (await import('./backup.ts')).backup },
  verify: { says: 'check a finished game’s file', load: async () => (await import('./verify.ts')).verify },
};

export type CliCommand = (args: readonly string[]) => Promise<number>;

const help = (): string =>
  `inkling <command>\n\n${Object.entries(COMMANDS)
    .map(([name, { says }]) => `  ${name.padEnd(10)} ${says}`)
    .join('\n')}\n\ninkling <command> --help says more.`;

const main = async ([name = 'serve', ...args]: readonly string[]): Promise<number> => {
  if (name === '--help' || name === '-h' || name === 'help') {
    console.log(help());
    return 0;
  }
  const isOption = name.startsWith('-');
  const command = COMMANDS[isOption ? 'serve' : name];
  if (command === undefined) {
    console.error(`There is no command “${name}”.\n\n${help()}`);
    return 2;
  }
  if (!command.isForAll) process.umask(0o077);
  const run = await command.load();
  try {
    return await run(isOption ? [name, ...args] : args);
  } catch (why) {
    const mistake = mistypedIn(why);
    if (mistake === null) throw why;
    console.error(`${mistake}. inkling ${isOption ? 'serve' : name} --help says what can be said.`);
    return 2;
  }
};

process.exitCode = await main(process.argv.slice(2));

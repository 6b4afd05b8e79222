import { parseArgs } from 'node:util';
import { type WorldId, worldId } from '../engine/ids.ts';
import { openWorlds } from '../server/own-worlds/open-worlds.ts';
import { bytesOf, withHidden, withoutTrace } from '../server/own-worlds/own-world.ts';
import type { OwnWorlds } from '../server/own-worlds/own-worlds.ts';
import { readSettings } from './settings.ts';

const HELP = `inkling worlds <what>: look after the worlds people made on this server, also while it runs.

  list                   every world: address, cards, size, reports, name
  reports                what people reported, the newest first
  hide <world> [card]    nobody sees it any more; its maker can still delete it
  show <world> [card]    undoes that
  delete <world> [card]  deletes it and its pictures, at once and for good
  dismiss <world>        forgets the reports about it

Settings are the server's: INKLING_DATA or DATABASE_URL. Running servers notice within five seconds.`;

const REFUSALS = {
  'nothing-there': 'No server has kept anything here: are INKLING_DATA and DATABASE_URL right?',
  'other-version':
    'What is kept here is of another version. Use the `inkling` of the server that runs on it, or start this one on it first.',
} as const;

const REPORTS_SHOWN = 200;
const megabytes = (bytes: number): string => `${(bytes / 1024 / 1024).toFixed(1)} MB`;
const day = (at: number): string => new Date(at).toISOString().slice(0, 16).replace('T', ' ');
/** What people wrote goes to a terminal, which obeys some characters. */
const harmless = (text: string): string => text.replace(/\p{C}/gu, '·');

const list = async (own: OwnWorlds): Promise<number> => {
  for (const id of await own.store.ids()) {
    const world = await own.read(id);
    if (world === null) continue;
    const reports = (await own.store.reports(id, REPORTS_SHOWN)).length;
    const marks = [world.isPublished ? 'published' : 'draft', ...(world.isHidden ? ['hidden'] : [])].join(', ');
    const size = `${world.cards.length} cards, ${megabytes(bytesOf(world))}`;
    console.log(`${id}  ${day(world.changedAt)}  ${size}, ${marks}, ${reports} reports  ${harmless(world.name)}`);
  }
  return 0;
};

const reports = async (own: OwnWorlds): Promise<number> => {
  for (const { world, card, reason, text, at } of await own.store.reports(null, REPORTS_SHOWN))
    console.log(`${day(at)}  ${world}  ${card ?? 'the whole world'}  ${reason}  ${harmless(text)}`);
  return 0;
};

const hide = async (own: OwnWorlds, id: WorldId, card: string | null, isHidden: boolean): Promise<number> => {
  const changed = await own.change(id, world => ({ ok: true, value: withHidden(world, card, isHidden) }));
  return changed.ok ? 0 : missing(id);
};

const remove = async (own: OwnWorlds, id: WorldId, card: string | null): Promise<number> => {
  if ((await own.read(id)) === null) return missing(id);
  if (card === null) await own.remove(id);
  else await own.change(id, world => ({ ok: true, value: withoutTrace(world, card) }));
  return 0;
};

const missing = (id: string): number => {
  console.error(`There is no world ${harmless(id)} here.`);
  return 1;
};

const run = async (own: OwnWorlds, [what = '', world, card = null]: readonly (string | null)[]): Promise<number> => {
  if (what === 'list') return list(own);
  if (what === 'reports') return reports(own);
  if (world === undefined || world === null) return unknown();
  const id = worldId(world);
  if (what === 'hide' || what === 'show') return hide(own, id, card, what === 'hide');
  if (what === 'delete') return remove(own, id, card);
  if (what !== 'dismiss') return unknown();
  await own.store.clearReports(id);
  return 0;
};

const unknown = (): number => {
  console.error(HELP);
  return 2;
};

export const worldsCommand = async (args: readonly string[]): Promise<number> => {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: { help: { type: 'boolean', short: 'h' } },
    allowPositionals: true,
  });
  if (values.help) {
    console.log(HELP);
    return 0;
  }
  const config = readSettings();
  if (config === null) return 2;
  const opened = await openWorlds(config);
  if (typeof opened === 'string') {
    console.error(`${REFUSALS[opened]} (${config.databaseUrl === null ? config.dataDir : 'DATABASE_URL'})`);
    return 1;
  }
  const { own, close } = opened;
  try {
    return await run(own, positionals);
  } finally {
    await close();
  }
};

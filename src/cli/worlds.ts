import { parseArgs } from 'node:util';
import { type WorldId, worldId } from '../engine/ids.ts';
import type { Config } from '../server/config.ts';
import { openWorlds } from '../server/own-worlds/open-worlds.ts';
import { bytesOf, type OwnWorld, withHidden, withoutTrace } from '../server/own-worlds/own-world.ts';
import type { OwnWorlds } from '../server/own-worlds/own-worlds.ts';
import { fromStore } from '../server/store-trouble.ts';
import { explain } from './explain.ts';
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

const hide = (own: OwnWorlds, id: WorldId, card: string | null, isHidden: boolean): Promise<number> =>
  change(own, id, card, world => withHidden(world, card, isHidden));

const remove = async (own: OwnWorlds, id: WorldId, card: string | null): Promise<number> => {
  if (card !== null) return change(own, id, card, world => withoutTrace(world, card));
  if ((await own.read(id)) === null) return missing(id);
  await own.remove(id);
  return 0;
};

const change = async (
  own: OwnWorlds,
  id: WorldId,
  card: string | null,
  edit: (world: OwnWorld) => OwnWorld,
): Promise<number> => {
  const changed = await own.change(id, world =>
    card === null || hasCard(world, card) ? { ok: true, value: edit(world) } : NO_CARD,
  );
  if (changed.ok) return 0;
  return changed.error.code === NO_CARD.error.code ? missingCard(id, card) : missing(id);
};

const NO_CARD = { ok: false, error: { code: 'no-such-card' } } as const;

const hasCard = ({ cards, retired }: OwnWorld, name: string): boolean =>
  [...cards, ...retired].some(card => card.name === name);

const missing = (id: string): number => {
  console.error(`There is no world ${harmless(id)} here.`);
  return 1;
};

/** Its maker may have chosen another part of the picture since it was reported. */
const missingCard = (id: string, card: string | null): number => {
  console.error(
    `World ${harmless(id)} has no card ${harmless(card ?? '')}: nothing was changed. A card that its maker crops anew gets another name.`,
  );
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

/** Null where the store cannot be opened, and that has been said. */
const openOrSay = async (config: Config): Promise<Awaited<ReturnType<typeof openWorlds>> | null> => {
  try {
    return await fromStore(openWorlds(config));
  } catch (why) {
    console.error(`Nothing was looked at or changed: ${explain(why, config)}`);
    return null;
  }
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
  const opened = await openOrSay(config);
  if (opened === null) return 1;
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

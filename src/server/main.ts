import { randomUUID } from 'node:crypto';
import { resolve } from 'node:path';
import type { DestinationStream } from 'pino';
import type { TableId, WorldId } from '../engine/ids.ts';
import type { TableOptions } from '../engine/options.ts';
import { Alarms } from './alarms.ts';
import { ArchiveDoor } from './archives/archive-door.ts';
import { schoolOf } from './bots/school.ts';
import { type ModelSettings, serverBrains } from './bots/server-brains.ts';
import type { Config } from './config.ts';
import { collectSeldom, YoungCollector } from './heap.ts';
import { addressOf } from './http/address.ts';
import { makeApp } from './http/app.ts';
import { emptyUploadsDir } from './http/uploads-dir.ts';
import { openStore } from './journal/open-store.ts';
import { AddressLimit, Tally } from './limits.ts';
import { Log } from './log.ts';
import { Metrics } from './metrics.ts';
import { Node } from './nodes/node.ts';
import { OwnWorlds } from './own-worlds/own-worlds.ts';
import { playsWith } from './own-worlds/plays-with.ts';
import { PictureDoor } from './pictures/picture-door.ts';
import { Pusher } from './push/pusher.ts';
import { vapidOf } from './push/vapid-keys.ts';
import { AudioIds } from './recordings/audio-ids.ts';
import { Voices } from './recordings/voices.ts';
import { freshEntropy, SeatTokens } from './secrets.ts';
import { Doors } from './socket/doors.ts';
import { Gateway } from './socket/gateway.ts';
import { fromStore } from './store-trouble.ts';
import { StoreWatch } from './store-watch.ts';
import { eraserOf } from './table/erase-table.ts';
import { BrokenTable } from './table/stored-table.ts';
import type { TableContext } from './table/table-context.ts';
import { Tables } from './table/tables.ts';
import { encode } from './table/viewer.ts';
import { Waker } from './table/waker.ts';
import { Turn } from './turn.ts';
import { Worlds } from './worlds.ts';

/** The folder of the package, whether this runs from `src` or from `dist`. */
const ROOT = resolve(import.meta.dirname, '../..');
const DAY = 24 * 3600 * 1000;
const HOUR = 3600 * 1000;
const CLEAR_OUT = 60_000;
/** Between two looks at whether the server rests, and may give memory back. */
const REST = 10_000;
/** A wrong code, token or pass phrase: ten at once, then two a minute. */
const GUESSES = { perSecond: 1 / 30, burst: 10 };
/** A pass phrase that is checked, right or wrong: a school class at once, then one a second. */
const CHECKS = { perSecond: 1, burst: 30 };

export interface RunningServer {
  readonly port: number;
  /** Says goodbye to everybody, lets the journal finish, and ends. */
  close(): Promise<void>;
}

const modelOf = ({ llmUrl, llmModel, llmKey }: Config): ModelSettings | null =>
  llmUrl === null || llmModel === null ? null : { url: llmUrl, model: llmModel, key: llmKey };

/** Puts the parts together. What each part does is said where it is made. */
export const serve = async (config: Config, logTo?: DestinationStream): Promise<RunningServer> => {
  collectSeldom();
  const now = Date.now;
  const metrics = new Metrics();
  const nodeId = randomUUID().slice(0, 8);
  const worldsDir = config.worldsDir ?? resolve(ROOT, 'worlds');
  const worlds = Worlds.read(worldsDir);
  const {
    journal,
    exchange,
    memory,
    recordings,
    subscriptions,
    worlds: worldStore,
    blobs,
  } = await fromStore(openStore(config, nodeId));
  const store = new StoreWatch(journal);
  const key = await fromStore(journal.meta('server-key', SeatTokens.newKey()));
  const tokens = new SeatTokens(key);
  const log = new Log(config.logLevel, key, logTo);
  const voices = new Voices({ recordings, blobs, ids: new AudioIds(key), log });
  const keys = vapidOf(config);
  const pusher = keys === null ? null : new Pusher({ keys, subscriptions, log, anywhere: config.pushAnywhere });
  const pictures = new PictureDoor();
  const archives = new ArchiveDoor();
  const ownWorlds = new OwnWorlds({
    store: worldStore,
    blobs,
    pictures,
    archives,
    limits: { cards: config.worldCards, bytes: config.worldMegabytes * 1024 * 1024 },
    forget: what => memory.forget(what),
    fault: why => log.fault('blobs', why),
    now,
  });
  const deckFor = (options: Pick<TableOptions, 'worlds'>) => worlds.deckFor(options, id => ownWorlds.deckOf(id));
  const alarms = new Alarms(now);
  const collector = new YoungCollector();
  const turn = new Turn(collector);
  const node = new Node(exchange, now);
  const brains = serverBrains(
    worldsDir,
    worlds.manifests,
    memory,
    modelOf(config),
    (problem, why) => log.fault(`bot: ${problem}`, why),
    id => ownWorlds.library(id),
  );

  const context: TableContext = {
    journal,
    store,
    alarms,
    log,
    metrics,
    now,
    entropy: freshEntropy,
    deckFor,
    player: sight => brains.play(sight),
    school: schoolOf(brains, log, now),
    botPace: config.botPace,
    hostAwayMs: config.hostAwaySeconds * 1000,
    bell: pusher === null ? null : { ring: pusher.ring, graceMs: config.pushAfterSeconds * 1000 },
    isShared: config.databaseUrl !== null,
    inTurn: work => turn.add(work),
    sharePresence: (table, seats) => node.sharePresence(table, seats),
  };
  const tables = new Tables(context, node);
  await fromStore(node.join(tables));
  // Not all nodes at once: whoever looks first wakes the table, and the others find it awake.
  const waker = new Waker(tables, context, config.databaseUrl === null ? 0 : 2000 + Math.random() * 4000);

  const doors = new Doors({
    tables,
    tokens,
    metrics,
    now,
    messageRate: config.messageRate,
    connectionsPerTable: config.connectionsPerTable,
    perTable: new Tally(),
    guesses: new AddressLimit(GUESSES.perSecond, GUESSES.burst, now),
    checks: new AddressLimit(CHECKS.perSecond, CHECKS.burst, now),
    deckFor,
    areOurs: options => worlds.areOurs(options),
    gather: (table, chosen, isStart) => ownWorlds.gatherFor(table, chosen, isStart),
    react: (table, seat, what) => node.react(table, seat, what),
    hasRecorded: (state, by, audio) => voices.ids.fits(state, by, audio),
  });
  const gateway = new Gateway(config, doors, metrics);
  let draining = false;
  const app = makeApp({
    config,
    log,
    metrics,
    store,
    doors,
    journal,
    worlds,
    erase: eraserOf({
      journal,
      store,
      log,
      clearOut: () => voices.clearOut(),
      announce: table => node.deleted(table),
    }),
    voices,
    pusher,
    subscriptions,
    stateOf: table => tables.stateOf(table),
    ownWorlds,
    now,
    worldsPerDay: config.worldsPerDay,
    uploadMegabytesPerDay: config.uploadMegabytesPerDay,
    uploadsDir: await emptyUploadsDir(config),
    creations: new AddressLimit(config.tablesPerHour / 3600, config.tablesPerHour, now),
    joins: new AddressLimit((config.tablesPerHour * 12) / 3600, config.tablesPerHour * 12, now),
    addressOf: request => addressOf(request.raw, config.trustProxy),
    isDraining: () => draining,
    clientDir: config.clientDir ?? resolve(ROOT, 'dist/client'),
    worldsDir,
    lexiconDir: resolve(ROOT, 'lexicon'),
  });

  store.onChange(up => {
    log.info(up ? 'store is back' : 'store is away');
    metrics.storeUp.set(up ? 1 : 0);
    gateway.tell(encode({ t: 'store', up }));
    if (up) for (const table of tables.all) table.resume();
  });

  const forget = async () => {
    if (config.retentionDays === 0) return;
    try {
      const count = await journal.forget(now() - config.retentionDays * DAY);
      if (count > 0) log.info('old tables deleted', { count });
      await voices.clearOut();
    } catch (why) {
      log.fault('retention', why);
    }
  };
  const stillPlays = async (table: TableId, world: WorldId): Promise<boolean> => {
    try {
      const state = await tables.stateOf(table);
      return state !== null && playsWith(state, world);
    } catch (why) {
      // Its cards stay until somebody has mended or deleted it; the other tables do not wait for that.
      if (why instanceof BrokenTable) return true;
      throw why;
    }
  };
  const tidy = async () => {
    try {
      await ownWorlds.tidy(stillPlays);
    } catch (why) {
      log.fault('worlds', why);
    }
  };
  const findStrays = async () => {
    try {
      await ownWorlds.findStrays();
    } catch (why) {
      log.fault('blobs', why);
    }
  };
  const clocks = [
    setInterval(() => void tidy(), HOUR),
    setInterval(() => void findStrays(), DAY),
    setInterval(() => collector.rest(), REST),
    setInterval(() => void forget(), HOUR),
    setInterval(() => void waker.look(), 1000),
    // Whatever removed a table, its recordings do not stay much longer.
    setInterval(() => void voices.clearOut(), CLEAR_OUT),
    setInterval(() => tables.sweep(now() - config.idleSeconds * 1000), Math.min(10_000, config.idleSeconds * 500)),
  ];

  const close = async (): Promise<void> => {
    if (draining) return;
    draining = true;
    log.info('draining');
    for (const clock of clocks) clearInterval(clock);
    await gateway.drain('drain', 2000);
    await app.close();
    alarms.stop();
    tables.close('drain');
    await node.leave();
    store.stop();
    await Promise.all([pictures.close(), archives.close()]);
    await voices.close();
    await journal.close();
    log.info('closed');
  };

  gateway.attachTo(app.server);
  try {
    await app.listen({ host: config.host, port: config.port });
  } catch (why) {
    // Whoever cannot be reached ends, and lets go of the data folder.
    await close();
    throw why;
  }
  const address = app.server.address();
  const port = typeof address === 'object' && address !== null ? address.port : config.port;
  log.info('serving', { port, node: nodeId, store: config.databaseUrl === null ? 'sqlite' : 'postgres' });
  void forget().then(tidy).then(findStrays);

  return { port, close };
};

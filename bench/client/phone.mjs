import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { createTable, joinTable, TestClient } from '../../test/support/client.ts';
import { freePort } from '../../test/support/postgres.ts';
import { ServerProcess } from '../../test/support/process.ts';

const BROWSER = process.env.CHROMIUM ?? '/usr/bin/chromium';
const ARGS = ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'];
ARGS.push('--disable-sync', '--no-first-run');
const PHONE = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  deviceScaleFactor: 2,
  locale: 'en-GB',
  // What a worker fetches for the page would not be counted.
  serviceWorkers: 'block',
};
const SLOW_LINE = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
const CPU_RATE = 4;
const LATE = 120_000;

const quantile = (values, q) => values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) * q)] ?? Number.NaN;

/**
 * Runs in the page before anything of ours: from the arrival of a message that changes the table to the end of the frame
 * that first shows something of it. Words and elements count; what moves from frame to frame does not. The clock is read
 * before anything the page left for after the frame.
 */
const watchMoves = () => {
  globalThis.moveTimes = [];
  let arrived = 0;
  const painted = from => globalThis.moveTimes.push({ from, to: performance.now() });
  new MutationObserver(() => {
    const from = arrived;
    arrived = 0;
    if (from === 0) return;
    requestAnimationFrame(() => void scheduler.postTask(() => painted(from), { priority: 'user-blocking' }));
  }).observe(document, { subtree: true, childList: true, characterData: true });
  /** The snapshot at the beginning is nobody's move, and an answer to a ping shows nothing. */
  const isMove = data => !data.startsWith('{"t":');
  globalThis.WebSocket = class extends WebSocket {
    constructor(...args) {
      super(...args);
      this.addEventListener('message', ({ data }) => {
        if (arrived === 0 && isMove(String(data))) arrived = performance.now();
      });
    }
  };
};

/** A page on the phone, with a count of what comes over its line. */
class Phone {
  #context;
  #session;
  #types = new Map();
  bytes = { all: 0, images: 0 };
  page;

  static async open(browser, base) {
    const phone = new Phone();
    phone.#context = await browser.newContext({ ...PHONE, baseURL: base });
    phone.page = await phone.#context.newPage();
    phone.page.setDefaultTimeout(LATE);
    await phone.page.addInitScript(watchMoves);
    phone.#session = await phone.#context.newCDPSession(phone.page);
    await phone.#session.send('Network.enable');
    await phone.#session.send('Performance.enable');
    phone.#session.on('Network.responseReceived', ({ requestId, type }) => phone.#types.set(requestId, type));
    phone.#session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      phone.bytes.all += encodedDataLength;
      if (phone.#types.get(requestId) === 'Image') phone.bytes.images += encodedDataLength;
    });
    return phone;
  }

  async slowDown() {
    await this.#session.send('Network.emulateNetworkConditions', SLOW_LINE);
    await this.#session.send('Emulation.setCPUThrottlingRate', { rate: CPU_RATE });
  }

  async heapMb() {
    await this.#session.send('HeapProfiler.collectGarbage');
    const { metrics } = await this.#session.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'JSHeapUsedSize').value / 1e6;
  }

  /** Frame times while `work` goes on. */
  async framesDuring(work) {
    await this.page.evaluate(() => {
      globalThis.frameTimes = [];
      let last = performance.now();
      const frame = now => {
        globalThis.frameTimes.push({ from: last, to: now });
        last = now;
        globalThis.frameRequest = requestAnimationFrame(frame);
      };
      globalThis.frameRequest = requestAnimationFrame(frame);
    });
    await work();
    return this.page.evaluate(() => {
      cancelAnimationFrame(globalThis.frameRequest);
      return globalThis.frameTimes.slice(1);
    });
  }

  close() {
    return this.#context.close();
  }
}

/** Painted, and the first thing a host would press is there. */
const firstScreen = async (browser, base) => {
  const phone = await Phone.open(browser, base);
  await phone.slowDown();
  const began = Date.now();
  await phone.page.goto('/', { waitUntil: 'commit' });
  await phone.page.getByRole('button', { name: 'Open a table', exact: true }).click({ trial: true });
  const firstScreenMs = Date.now() - began;
  const firstPaintMs = await phone.page.evaluate(
    () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? null,
  );
  const result = { firstScreenMs, firstPaintMs, firstScreenKb: phone.bytes.all / 1000 };
  await phone.close();
  return result;
};

/** Six people of whom one also looks at a phone; all are played from here. */
const seatPeople = async base => {
  const code = await createTable(base, { options: { target: 100 } });
  const people = [];
  for (let i = 1; i <= 6; i++) people.push(await joinTable(base, code, `Player ${i}`));
  const clients = await Promise.all(people.map(person => TestClient.open(base, person)));
  await clients[0].do({ t: 'start' });
  return { code, clients, phoneSeat: people[1] };
};

/** Nobody at a table waits for the others' telephones, but nobody is quicker than this either. */
const PAUSES_MS = [350, 700, 450, 900, 300, 600, 500];
let moved = 0;

const pause = ms => new Promise(resolve => setTimeout(resolve, ms));

/** One after the other, each a moment after the one before: as people do, who see what happened and then press. */
const playUntil = async (clients, done) => {
  for (let tries = 0; tries < 400; tries++) {
    for (const client of clients) {
      if (done(clients[0].table)) return;
      const command = client.table.phase === 'reveal' ? null : client.move();
      if (command === null) continue;
      await client.do(command);
      await pause(PAUSES_MS[moved++ % PAUSES_MS.length]);
    }
    await pause(5);
  }
};

const sixPictures = page =>
  page.waitForFunction(
    () =>
      [...document.querySelectorAll('.card img')].filter(image => image.complete && image.naturalWidth > 0).length >= 6,
    null,
    { timeout: LATE, polling: 'raf' },
  );

const TURN_OVERS = [
  ['vote', 3500],
  ['reveal', 4000],
];
/** What the host presses between two rounds; a game that ends is followed by another. */
const ONWARD = [
  ['reveal', 'next'],
  ['over', 'start'],
];
const lasts = ({ from, to }) => to - from;

const tableLife = async (browser, base, rounds, say) => {
  const { code, clients, phoneSeat } = await seatPeople(base);
  await playUntil(clients, table => table.phase === 'clue');
  const phone = await Phone.open(browser, base);
  await phone.slowDown();
  const began = Date.now();
  await phone.page.goto(`/t/${code}#seat=${phoneSeat.seat}.${phoneSeat.token}`, { waitUntil: 'commit' });
  await sixPictures(phone.page);
  const firstHandMs = Date.now() - began;
  await phone.page.waitForLoadState('networkidle');
  const first = { ...phone.bytes };
  const heapFirstMb = await phone.heapMb();
  say(`first hand after ${firstHandMs} ms, ${(first.all / 1000).toFixed(0)} kB`);
  const frames = [];
  let played = 0;
  for (; played < rounds; played++) {
    // The cards are shuffled and turned over; then the votes are.
    for (const [phase, ms] of TURN_OVERS)
      frames.push(
        ...(await phone.framesDuring(async () => {
          await playUntil(clients, table => table.phase === phase || table.phase === 'over');
          await phone.page.waitForTimeout(ms);
        })),
      );
    for (const [phase, t] of ONWARD) if (clients[0].table.phase === phase) await clients[0].do({ t });
    await phone.page.waitForTimeout(1000);
  }
  const heapLastMb = await phone.heapMb();
  const moves = await phone.page.evaluate(() => globalThis.moveTimes);
  const brings = frame => moves.some(({ from, to }) => from < frame.to && to > frame.from);
  const turning = frames.filter(frame => !brings(frame)).map(lasts);
  const result = {
    firstHandMs,
    firstHandKb: first.all / 1000,
    firstHandImageKb: first.images / 1000,
    moveP50: quantile(moves.map(lasts), 0.5),
    moveP95: quantile(moves.map(lasts), 0.95),
    moveWithin: moves.filter(move => lasts(move) <= 100).length / moves.length,
    moveMax: quantile(moves.map(lasts), 1),
    moveFirstP50: quantile(moves.slice(0, Math.ceil(moves.length / 4)).map(lasts), 0.5),
    moveLastP50: quantile(moves.slice(-Math.ceil(moves.length / 4)).map(lasts), 0.5),
    frameP50: quantile(turning, 0.5),
    frameP95: quantile(turning, 0.95),
    frameMax: quantile(turning, 1),
    framesLate: turning.filter(ms => ms > 50).length / turning.length,
    frameBringsMax: quantile(frames.map(lasts), 1),
    imageKbPerRound: (phone.bytes.images - first.images) / 1000 / Math.max(1, played),
    heapFirstMb,
    heapLastMb,
    rounds: played,
  };
  for (const client of clients) client.close();
  await phone.close();
  return result;
};

export const measureClient = async ({ rounds, say }) => {
  const folder = mkdtempSync(join(tmpdir(), 'inkling-phone-'));
  const server = new ServerProcess(await freePort(), { INKLING_DATA: folder, INKLING_WORLDS: 'worlds' });
  await server.start();
  const browser = await chromium.launch({ executablePath: BROWSER, args: ARGS });
  try {
    const screen = await firstScreen(browser, server.base);
    say(`first screen after ${screen.firstScreenMs} ms, ${screen.firstScreenKb.toFixed(0)} kB`);
    const life = await tableLife(browser, server.base, rounds, say);
    say(
      `${life.rounds} rounds: frames p95 ${life.frameP95.toFixed(1)} ms, ${life.imageKbPerRound.toFixed(0)} kB of pictures a round`,
    );
    return { ...screen, ...life };
  } finally {
    await browser.close();
    await server.end('SIGTERM');
    rmSync(folder, { recursive: true, force: true });
  }
};

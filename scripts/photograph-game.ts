/**
 * The pictures of README.md, from a real game in the real world: a phone, a laptop and four bots play one round, and every
 * moment is taken by day and by night. `npm run photograph:game`, after a build.
 */
import { mkdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { House } from '../test/support/browser-house.ts';
import { Player } from '../test/support/browser-player.ts';

const OUT = resolve('docs/pictures');
const THEMES = ['dark', 'light'] as const;
type Shots = Readonly<Record<(typeof THEMES)[number], Buffer>>;
const PATIENCE_MS = 120_000;

type Words = Readonly<Record<string, { readonly alt: string; readonly clues: readonly string[] }>>;
const words: Words = JSON.parse(readFileSync('worlds/lantern-hours/words/en.json', 'utf8'));

/** Something that fits the card in hand and is not too plain. */
const clueFor = (said: string): string =>
  Object.values(words)
    .find(({ alt }) => said.includes(alt))
    ?.clues.at(3) ?? 'What we said we would do';

const tell = async (player: Player): Promise<void> => {
  await player.press('I have a clue!');
  await player.button('This one').waitFor();
  const clue = clueFor(await player.heldCard());
  await player.press('This one');
  await player.page.getByRole('textbox', { name: 'Your clue' }).fill(clue);
  await player.press('Give the clue');
};

const settled = (page: Page): Promise<unknown> =>
  page.evaluate(async () => {
    await document.fonts.ready;
    await Promise.all([...document.images].map(image => image.decode().catch(() => undefined)));
  });

const take = async (page: Page): Promise<Shots> => {
  const shots: Partial<Record<(typeof THEMES)[number], Buffer>> = {};
  for (const theme of THEMES) {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
    await page.locator(theme === 'light' ? '[data-theme=light]' : 'html:not([data-theme=light])').waitFor();
    await settled(page);
    shots[theme] = await page.screenshot();
  }
  return shots as Shots;
};

/** Side by side, a little apart, on nothing. */
const strip = async (shots: readonly Buffer[], height: number): Promise<Buffer> => {
  const apart = 16;
  const small = await Promise.all(
    shots.map(shot => sharp(shot).resize({ height }).toBuffer({ resolveWithObject: true })),
  );
  const step = (small[0]?.info.width ?? 0) + apart;
  const whole = { width: step * small.length - apart, height, channels: 4, background: '#0000' } as const;
  return sharp({ create: whole })
    .composite(small.map(({ data }, i) => ({ input: data, left: i * step, top: 0 })))
    .png()
    .toBuffer();
};

const keep = async (name: string, picture: Buffer): Promise<void> => {
  const { size } = await sharp(picture)
    .webp({ quality: 80, effort: 6 })
    .toFile(join(OUT, `${name}.webp`));
  console.log(`${name}.webp: ${Math.round(size / 1024)} kB`);
};

const house = await House.open({ INKLING_WORLDS: resolve('worlds'), INKLING_BOT_PACE: '1' });
try {
  mkdirSync(OUT, { recursive: true });
  const phone = await Player.at(house, { name: 'Tereza', view: 'phone', theme: 'dark' });
  const desk = await Player.at(house, { name: 'Mila', view: 'desk', theme: 'dark' });
  const room = await Player.at(house, { name: 'Room', view: 'desk', theme: 'dark' });
  const code = await desk.openTable();
  await phone.join(code, 2);
  for (let bots = 0; bots < 4; bots++) await desk.addBot();
  await room.page.setViewportSize({ width: 1920, height: 1080 });
  await room.page.goto(`/screen/${code}`);
  await desk.deal();
  await tell(desk);
  await phone.button('Put in this card').waitFor();
  const choosing = await take(phone.page);
  await phone.putIn();
  const slot = await phone.foreignSlot();
  const onTable = await take(room.page);
  await phone.slot(slot).click();
  await phone.button(`Vote for ${slot}`).waitFor();
  const closer = await take(phone.page);
  await phone.press(`Vote for ${slot}`);
  await phone.button(/^You earned/).waitFor({ timeout: PATIENCE_MS });
  const revealed = await take(phone.page);
  const told = await take(desk.page);
  await phone.press(/^You earned/);
  await phone.button('The cards again').waitFor();
  const points = await take(phone.page);
  for (const theme of THEMES) {
    const phones = [choosing, closer, revealed, points].map(shots => shots[theme]);
    await keep(`phone-${theme}`, await strip(phones, 780));
    await keep(`reveal-${theme}`, await sharp(told[theme]).resize({ width: 1200 }).png().toBuffer());
    await keep(`screen-${theme}`, await sharp(onTable[theme]).resize({ width: 1200 }).png().toBuffer());
  }
} finally {
  await house.close();
}

import type { Album } from '../album.ts';
import type { Translate } from '../i18n/translate.ts';
import type { Gallery } from '../net/worlds.ts';
import { wordsOf } from '../ui/clue-words.ts';
import { drawCard, INK, picturesOf, toJpeg, write } from '../ui/draw.ts';

export const save = (name: string, content: string | Blob, type: string): void => {
  const url = URL.createObjectURL(content instanceof Blob ? content : new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
};

const PAGE = { width: 1200, row: 470, head: 170, foot: 40, card: 150, big: 240 } as const;

/** A little less than 4096 times 4096: iPhones draw nothing at all on a canvas with more pixels. */
const PIXELS_MAX = 16_000_000;

/** The whole picture, and how much smaller it is drawn where so many rounds would be too much for a canvas. */
export const pageSize = (
  rounds: number,
): { readonly width: number; readonly height: number; readonly scale: number } => {
  const { width } = PAGE;
  const height = PAGE.head + rounds * PAGE.row + PAGE.foot;
  return { width, height, scale: Math.min(1, Math.sqrt(PIXELS_MAX / (width * height))) };
};

/** The whole album as one picture to send to people who were not there. */
export const saveAlbumPicture = async (album: Album, t: Translate, gallery: Gallery): Promise<void> => {
  const { width: wide, height: high, scale } = pageSize(album.rounds.length);
  const canvas = document.createElement('canvas');
  canvas.width = Math.floor(wide * scale);
  canvas.height = Math.floor(high * scale);
  const ink = canvas.getContext('2d');
  if (ink === null) throw new Error('no canvas');
  ink.scale(scale, scale);
  const pictures = await picturesOf(
    gallery,
    album.rounds.flatMap(round => round.cards.map(one => one.card)),
  );
  ink.fillStyle = INK.felt;
  ink.fillRect(0, 0, wide, high);
  write(ink, t('album.title'), 60, 110, { font: '700 64px', face: 'serif', colour: INK.paper });
  for (const [i, round] of album.rounds.entries()) {
    const top = PAGE.head + i * PAGE.row;
    const teller = album.people[round.storyteller]?.name ?? '';
    const title = t('album.round', { n: round.round, name: teller });
    write(ink, title, 340, top + 40, { font: '600 26px', face: 'sans', colour: INK.candle });
    const clue = { font: 'italic 600 40px', face: 'serif', colour: INK.paper, width: 820 } as const;
    write(ink, wordsOf(round.clue, t), 340, top + 88, clue);
    const target = (round.target ?? 1) - 1;
    const main = round.cards[target];
    if (main !== undefined) drawCard(ink, pictures.get(main.card), 60, top + 20, PAGE.big);
    const others = round.cards.filter((_, at) => at !== target);
    const width = Math.min(PAGE.card, 820 / others.length - 14);
    for (const [at, played] of others.entries()) {
      const x = 340 + at * (width + 14);
      drawCard(ink, pictures.get(played.card), x, top + 120, width);
      const name = album.people[played.owner]?.name ?? '';
      write(ink, name, x, top + 120 + width * 1.5 + 32, { font: '600 22px', face: 'sans', colour: INK.moon, width });
    }
  }
  save('inkling-album.jpg', await toJpeg(canvas), 'image/jpeg');
};

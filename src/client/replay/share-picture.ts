import type { Translate } from '../i18n/translate.ts';
import type { Gallery } from '../net/worlds.ts';
import { save } from '../screens/save-album.ts';
import { wordsOf } from '../ui/clue-words.ts';
import { drawCard, INK, picturesOf, rabbitPictures, toJpeg, write, writeLines } from '../ui/draw.ts';
import type { Replay, ReplayRound } from './replay.ts';

/** The shape in which links are shown everywhere. */
const SIZE = { width: 1200, height: 630 } as const;
/** Cards lie around a point below the picture, so many degrees apart, right of the words. */
const FAN = { x: 888, y: 835, reach: 690, card: 236, apart: 11 } as const;
const WORDS_WIDTH = 500;

type Told = NonNullable<ReplayRound['told']>;

/** The round people will remember: its votes were spread most. */
export const memorable = ({ rounds }: Pick<Replay, 'rounds'>): Told | null => {
  const spreadOf = ({ result }: Told): number => result.cards.filter(card => card.votes.length > 0).length;
  const told = rounds.flatMap(round => (round.told === null ? [] : [round.told]));
  return told.toSorted((a, b) => spreadOf(b) - spreadOf(a))[0] ?? null;
};

/** Sides by their points at the end, the winners first. */
export const standings = ({ sides, winners, people, end }: Replay) =>
  sides
    .flatMap(([side, seats]) => {
      const score = end.game?.scores[side];
      const members = seats.flatMap(seat => people[seat] ?? []);
      return score === undefined ? [] : [{ members, score, won: winners.includes(side) }];
    })
    .toSorted((a, b) => Number(b.won) - Number(a.won) || b.score - a.score);

const layFelt = (ink: CanvasRenderingContext2D): void => {
  const { width, height } = SIZE;
  ink.fillStyle = INK.felt;
  ink.fillRect(0, 0, width, height);
  const light = ink.createRadialGradient(width * 0.68, 40, 20, width * 0.68, 200, 820);
  light.addColorStop(0, 'rgb(255 176 84 / 0.34)');
  light.addColorStop(0.4, 'rgb(132 84 176 / 0.18)');
  light.addColorStop(1, 'rgb(8 13 28 / 0)');
  ink.fillStyle = light;
  ink.fillRect(0, 0, width, height);
};

interface Share {
  readonly replay: Replay;
  readonly title: string;
  readonly t: Translate;
  readonly gallery: Gallery;
}

const draw = async ({ replay, title, t, gallery }: Share): Promise<Blob> => {
  const canvas = document.createElement('canvas');
  canvas.width = SIZE.width;
  canvas.height = SIZE.height;
  const ink = canvas.getContext('2d');
  if (ink === null) throw new Error('no canvas');
  const best = memorable(replay);
  const sides = standings(replay).slice(0, 6);
  const target = best === null ? null : best.result.cards[(best.result.target ?? 1) - 1];
  const others = best?.result.cards.filter(card => card !== target).slice(0, 3) ?? [];
  const cards = [...others.slice(0, 2), ...(target == null ? [] : [target]), ...others.slice(2)].map(one => one.card);
  const [pictures, rabbits] = await Promise.all([
    picturesOf(gallery, cards),
    rabbitPictures(sides.flatMap(side => side.members.map(person => person.rabbit))),
    document.fonts.ready,
  ]);
  layFelt(ink);
  write(ink, 'Inkling', 64, 92, { font: '700 38px', face: 'serif', colour: INK.candle });
  const width = WORDS_WIDTH;
  const head = { font: '700 62px', face: 'serif', colour: INK.paper, width } as const;
  const lines = writeLines(ink, title, { x: 64, y: 178, leading: 66, most: 3 }, head);
  if (best !== null) {
    const clue = { font: 'italic 600 34px', face: 'serif', colour: INK.moon, width } as const;
    writeLines(ink, `“${wordsOf(best.clue, t)}”`, { x: 64, y: 178 + lines * 66 + 6, leading: 42, most: 3 }, clue);
  }
  for (const [i, card] of cards.entries()) {
    const degrees = (i - (cards.length - 1) / 2) * FAN.apart;
    ink.save();
    ink.translate(FAN.x, FAN.y);
    ink.rotate((degrees * Math.PI) / 180);
    ink.shadowColor = 'rgb(2 5 15 / 0.65)';
    ink.shadowBlur = 40;
    ink.shadowOffsetY = 18;
    drawCard(ink, pictures.get(card), -FAN.card / 2, -FAN.reach, FAN.card);
    ink.restore();
  }
  for (const [i, { members, score }] of sides.entries()) {
    const x = 64 + i * 96;
    for (const [j, { rabbit }] of members.entries()) {
      const picture = rabbits.get(rabbit);
      if (picture !== undefined) ink.drawImage(picture, x + j * 26, 488, 60, 78);
    }
    write(ink, String(score), x + 30, 600, { font: '800 30px', face: 'serif', colour: INK.candle, align: 'center' });
  }
  return toJpeg(canvas);
};

/** A picture for whoever was not there, in the shape of a link preview: handed to the device's own sharing, or saved. */
export const sharePicture = async (share: Share): Promise<void> => {
  const blob = await draw(share);
  const file = new File([blob], 'inkling.jpg', { type: 'image/jpeg' });
  const data = { files: [file], title: share.title };
  if (typeof navigator.canShare === 'function' && navigator.canShare(data) && matchMedia('(pointer: coarse)').matches) {
    // Whoever closes the device's sheet has changed their mind.
    await navigator.share(data).catch(() => undefined);
    return;
  }
  save('inkling.jpg', blob, 'image/jpeg');
};

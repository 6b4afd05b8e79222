import sharp from 'sharp';

export interface SheetOptions {
  readonly columns?: number;
  /** Width of one card; 150 is what a card looks like in a hand of six. */
  readonly width?: number;
}

const GAP = 10;

/** All pictures on one page. */
export const writeSheet = async (
  files: readonly string[],
  out: string,
  { columns = 12, width = 150 }: SheetOptions = {},
): Promise<void> => {
  const across = Math.min(columns, files.length);
  const height = Math.round(width * 1.5);
  const cards = await Promise.all(
    files.map(async (file, i) => ({
      input: await sharp(file).resize(width, height).removeAlpha().png().toBuffer(),
      left: GAP + (i % across) * (width + GAP),
      top: GAP + Math.floor(i / across) * (height + GAP),
    })),
  );
  const page = {
    width: across * (width + GAP) + GAP,
    height: Math.ceil(files.length / across) * (height + GAP) + GAP,
    channels: 3,
    background: '#1b1820',
  } as const;
  await sharp({ create: page }).composite(cards).jpeg({ quality: 82, mozjpeg: true }).toFile(out);
};

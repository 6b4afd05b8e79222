import type { Rabbit as RabbitId } from '../../engine/options.ts';
import { earsPicture, Rabbit, rabbitPicture } from './rabbit.tsx';
import { RABBIT_SHAPES } from './rabbit-shapes.ts';

/** Somebody at the table, as far as their face goes. */
export interface Face {
  readonly rabbit: RabbitId;
  readonly kind?: 'person' | 'bot';
  readonly character?: string | null;
}

const PORTRAITS: Readonly<Record<string, string>> = Object.fromEntries(
  ['heron', 'moth', 'fox', 'snail', 'whale', 'crow'].map(id => [
    id,
    new URL(`./portraits/${id}.webp`, import.meta.url).href,
  ]),
);

/** The painted portrait of a bot; null for people and for bots this version does not know. */
export const portraitOf = ({ kind, character }: Face): string | null =>
  kind === 'bot' ? (PORTRAITS[character ?? ''] ?? null) : null;

/** A bot as a piece on the track or in a list: its portrait in a ring, with the ears of the rabbit it plays as. */
const Medallion = ({ rabbit, portrait }: { readonly rabbit: RabbitId; readonly portrait: string }) => (
  <>
    <image href={earsPicture(rabbit)} x="-4" y="-3" width="72" height="94" />
    <circle cx="32" cy="55" r="33" fill="#fff6df" />
    <circle cx="32" cy="55" r="31.5" fill={RABBIT_SHAPES[rabbit].coat} />
    <image
      href={portrait}
      x="4"
      y="27"
      width="56"
      height="56"
      preserveAspectRatio="xMidYMid slice"
      style={{ clipPath: 'circle(50%)' }}
    />
  </>
);

/** Whoever plays, inside a drawing and at its origin: the rabbit, or a bot's medallion. */
export const Piece = ({ face, width, height }: { face: Face; width: number; height: number }) => {
  const portrait = portraitOf(face);
  return portrait === null ? (
    <image href={rabbitPicture(face.rabbit)} width={width} height={height} />
  ) : (
    <svg viewBox="-4 -3 72 94" width={width} height={height}>
      <Medallion rabbit={face.rabbit} portrait={portrait} />
    </svg>
  );
};

/** Whoever sits there: a person's rabbit, or a bot's portrait. Silent like a rabbit: the name stands beside it. */
export const Sitter = ({ face, className = '' }: { readonly face: Face | undefined; readonly className?: string }) => {
  const portrait = face === undefined ? null : portraitOf(face);
  return face === undefined || portrait === null ? (
    <Rabbit id={face?.rabbit ?? 'ivory'} className={className} />
  ) : (
    <svg className={`rb bot ${className}`} viewBox="-4 -3 72 94" aria-hidden="true">
      <Medallion rabbit={face.rabbit} portrait={portrait} />
    </svg>
  );
};

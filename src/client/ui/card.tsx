import { type CSSProperties, use, useState } from 'react';
import type { CardId } from '../../engine/ids.ts';
import { useCardArt, WordsContext } from '../net/worlds.ts';
import { useTries } from './use-tries.ts';
import './card.css';

interface CardProps {
  readonly id: CardId;
  /** How wide the card is shown, as the `sizes` attribute of an image: the browser picks the smallest file that is sharp. */
  readonly sizes?: string;
  readonly className?: string;
  readonly style?: CSSProperties;
  /** Beside text that already names the card, the picture stays silent. */
  readonly silent?: boolean;
  readonly eager?: boolean;
  /** False while it lies face down: only its paper is there. */
  readonly face?: boolean;
  readonly children?: React.ReactNode;
}

/** A picture somebody made and nobody may see any more is blank paper; its name says nothing. */
const isOwn = (id: CardId): boolean => id.startsWith('w-');

/** Paper with a name on it: a card of no painted world, or of one that is not here, with its words if they are known. */
const Plain = ({ id }: { id: CardId }) => {
  const words = use(WordsContext)[id];
  if (words === undefined) return <span className="plain">{isOwn(id) ? '' : id.split('.').at(-1)}</span>;
  return (
    <span className="plain worded">
      <b>{words.title}</b>
      <span>{words.alt}</span>
    </span>
  );
};

/** Pictures this page has shown, by card and size: those are there at once, and need no blur before them. */
const shown = new Set<string>();

/** A painted card, face up: its blurred placeholder at once, the picture in the size this screen needs when it is there. */
export const Card = ({
  id,
  sizes = '12rem',
  className = '',
  style,
  silent = false,
  eager = false,
  face = true,
  children,
}: CardProps) => {
  const art = useCardArt(id);
  const picture = `${id} ${sizes}`;
  const [loaded, setLoaded] = useState<string | null>(null);
  const { tries, onCome, onFail } = useTries();
  const blurred = loaded !== picture && !shown.has(picture);
  return (
    <span className={`card ${className}`} style={style} data-card={id}>
      {!face ? null : art === null ? (
        <Plain id={id} />
      ) : (
        <picture key={tries}>
          {art.avif !== null && <source type="image/avif" srcSet={art.avif} sizes={sizes} />}
          <img
            src={art.src}
            srcSet={art.webp ?? undefined}
            sizes={sizes}
            alt={silent ? '' : art.alt}
            loading={eager ? 'eager' : 'lazy'}
            decoding="async"
            draggable={false}
            onLoad={() => {
              if (blurred) setLoaded(picture);
              shown.add(picture);
              onCome();
            }}
            onError={onFail}
            style={
              blurred && art.placeholder !== null ? { background: `center/cover url(${art.placeholder})` } : undefined
            }
          />
        </picture>
      )}
      {children}
    </span>
  );
};

export const CardBack = ({ className = '', style }: { className?: string; style?: CSSProperties }) => (
  <span className={`card back ${className}`} style={style} />
);

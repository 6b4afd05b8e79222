import type { Rabbit as RabbitId } from '../../engine/options.ts';
import { BODY, HEAD, RABBIT_SHAPES } from './rabbit-shapes.ts';

const HEART = '<path d="M32 83C23 77 21 71 24.5 68C28 65.5 31 68 32 70.5C33 68 36 65.5 39.5 68C43 71 41 77 32 83Z"/>';

const LIGHT =
  '<linearGradient id="light" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#fff" stop-opacity=".34"/><stop offset=".45" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".36"/></linearGradient>';

const coatOf = (id: RabbitId): string => {
  const { mark, pattern } = RABBIT_SHAPES[id];
  return pattern === null
    ? ''
    : `<pattern id="coat" width="${pattern.size}" height="${pattern.size}" patternUnits="userSpaceOnUse" patternTransform="translate(1 2)"><g color="${mark}" fill="${mark}">${pattern.tile}</g></pattern>`;
};

const wholeOf = (id: RabbitId): string => {
  const { coat, mark, ears, pattern } = RABBIT_SHAPES[id];
  const eye = id === 'coal' ? '#fdf7e8' : '#1c1a28';
  const marks = pattern === null ? `<g fill="${mark}">${HEART}</g>` : `<g fill="url(#coat)">${BODY}${ears}</g>`;
  return (
    `<g fill="#fff6df" stroke="#fff6df" stroke-width="5.5" stroke-linejoin="round">${ears}${HEAD}${BODY}</g>` +
    `<g fill="none" stroke="#1a1420" stroke-opacity=".55" stroke-width="1.2">${ears}${BODY}</g>` +
    `<g fill="${coat}">${ears}${BODY}</g>${marks}<g fill="${coat}">${HEAD}</g>` +
    `<g fill="url(#light)">${ears}${BODY}${HEAD}</g>` +
    `<g fill="${eye}"><ellipse cx="26" cy="44" rx="2" ry="2.7"/><ellipse cx="38" cy="44" rx="2" ry="2.7"/><path d="M30 49.5h4l-2 2.4z"/></g>`
  );
};

const earsOf = (id: RabbitId): string => {
  const { coat, ears, pattern } = RABBIT_SHAPES[id];
  return (
    `<g fill="#fff6df" stroke="#fff6df" stroke-width="5.5" stroke-linejoin="round">${ears}</g>` +
    `<g fill="${coat}">${ears}</g>${pattern === null ? '' : `<g fill="url(#coat)">${ears}</g>`}`
  );
};

const pictureOf = (id: RabbitId, drawing: string): string =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="72" height="94" viewBox="-4 -3 72 94"><defs>${LIGHT}${coatOf(id)}</defs>${drawing}</svg>`,
  )}`;

const keptOnce = (draw: (id: RabbitId) => string): ((id: RabbitId) => string) => {
  const kept = new Map<RabbitId, string>();
  return id => {
    const address = kept.get(id) ?? pictureOf(id, draw(id));
    kept.set(id, address);
    return address;
  };
};

/** The address of a rabbit's picture. The browser reads it once, however many of it sit around: drawn in the page, each would be forty elements. */
export const rabbitPicture = keptOnce(wholeOf);
/** Its ears alone, for a bot's portrait; see sitter.tsx. */
export const earsPicture = keptOnce(earsOf);

/** A rabbit never stands without its name beside it or in the label of what holds it, so it is silent itself. */
export const Rabbit = ({ id, className = '' }: { id: RabbitId; className?: string }) => (
  <img className={`rb ${className}`} src={rabbitPicture(id)} alt="" aria-hidden="true" draggable={false} />
);

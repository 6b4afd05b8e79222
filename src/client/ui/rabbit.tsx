import { RABBITS, type Rabbit as RabbitId } from '../../engine/options.ts';
import { BODY, HEAD, RABBIT_SHAPES } from './rabbit-shapes.ts';

const HEART = '<path d="M32 83C23 77 21 71 24.5 68C28 65.5 31 68 32 70.5C33 68 36 65.5 39.5 68C43 71 41 77 32 83Z"/>';

const symbol = (id: RabbitId): string => {
  const { coat, mark, ears, pattern } = RABBIT_SHAPES[id];
  const eye = id === 'coal' ? '#fdf7e8' : '#1c1a28';
  const tile =
    pattern === null
      ? ''
      : `<pattern id="coat-${id}" width="${pattern.size}" height="${pattern.size}" patternUnits="userSpaceOnUse" patternTransform="translate(1 2)"><g color="${mark}" fill="${mark}">${pattern.tile}</g></pattern>`;
  const marks = pattern === null ? `<g fill="${mark}">${HEART}</g>` : `<g fill="url(#coat-${id})">${BODY}${ears}</g>`;
  return (
    `${tile}<symbol id="rabbit-${id}" viewBox="-4 -3 72 94">` +
    `<g fill="#fff6df" stroke="#fff6df" stroke-width="5.5" stroke-linejoin="round">${ears}${HEAD}${BODY}</g>` +
    `<g fill="none" stroke="#1a1420" stroke-opacity=".55" stroke-width="1.2">${ears}${BODY}</g>` +
    `<g fill="${coat}">${ears}${BODY}</g>${marks}<g fill="${coat}">${HEAD}</g>` +
    `<g fill="url(#rabbit-light)">${ears}${BODY}${HEAD}</g>` +
    `<g fill="${eye}"><ellipse cx="26" cy="44" rx="2" ry="2.7"/><ellipse cx="38" cy="44" rx="2" ry="2.7"/><path d="M30 49.5h4l-2 2.4z"/></g></symbol>` +
    `<g id="ears-${id}"><g fill="#fff6df" stroke="#fff6df" stroke-width="5.5" stroke-linejoin="round">${ears}</g>` +
    `<g fill="${coat}">${ears}</g>${pattern === null ? '' : `<g fill="url(#coat-${id})">${ears}</g>`}</g>`
  );
};

const LIGHT =
  '<linearGradient id="rabbit-light" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#fff" stop-opacity=".34"/><stop offset=".45" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".36"/></linearGradient>';
/** What cuts a bot's portrait out; see sitter.tsx. */
const ROUND = '<clipPath id="portrait-round"><circle cx="32" cy="55" r="28"/></clipPath>';
const SPRITE = `<defs>${LIGHT}${ROUND}${RABBITS.map(symbol).join('')}</defs>`;

/** One rabbit as a picture of its own, for a canvas. */
export const rabbitSvg = (id: RabbitId): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="144" height="188"><defs>${LIGHT}${symbol(id)}</defs><use href="#rabbit-${id}"/></svg>`;

/** All twelve, once per page; `Rabbit` then costs one element each. */
export const RabbitSprite = () => (
  <svg width="0" height="0" className="sprite" aria-hidden="true" dangerouslySetInnerHTML={{ __html: SPRITE }} />
);

/** A rabbit never stands without its name beside it or in the label of what holds it, so it is silent itself. */
export const Rabbit = ({ id, className = '' }: { id: RabbitId; className?: string }) => (
  <svg className={`rb ${className}`} aria-hidden="true">
    <use href={`#rabbit-${id}`} />
  </svg>
);

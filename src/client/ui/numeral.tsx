import type { Slot } from '../../engine/ids.ts';
import { ICON_SHAPES } from './icon-shapes.ts';
import type { SlotLook, VoteKind } from './vote-marks.ts';

const LEAF = 'M-19 19C-24 -4 -8 -24 22 -22C24 8 4 25 -19 19Z';
const THORN =
  'M0 -26L6 -15L17 -20L16 -8L26 -5L18 4L24 14L13 15L10 26L0 19L-10 26L-13 15L-24 14L-18 4L-26 -5L-16 -8L-17 -20L-6 -15Z';
const SHAPE: Readonly<Record<Exclude<VoteKind, 'vote'>, { readonly path: string; readonly fill: string }>> = {
  leaf: { path: LEAF, fill: '#2a8255' },
  thorn: { path: THORN, fill: '#c23a47' },
};

/** "×2", drawn: written, it would be read as part of the number. */
const TWICE = 'M-6.4 -2.2l4.6 4.6M-1.8 -2.2l-4.6 4.6M1.4 -2.2c.5-2.4 4.6-2.1 4.5.2c-.1 2.1-3 3.2-4.5 5.6h4.7';

interface NumeralProps {
  readonly slot: Slot;
  readonly x: number;
  readonly y: number;
  readonly r: number;
  readonly size: number;
  readonly look: SlotLook;
  readonly lit: boolean;
}

const Disc = ({ look, r }: { look: SlotLook; r: number }) => {
  const kind = look.votes.find(vote => vote.kind !== 'vote')?.kind;
  const shape = kind === undefined || kind === 'vote' ? null : SHAPE[kind];
  if (shape !== null)
    return <path transform={`scale(${r / 20})`} d={shape.path} fill={shape.fill} stroke="#fff3d2" strokeWidth="1.6" />;
  const voted = look.votes.length > 0;
  return (
    <circle
      r={r}
      fill={voted ? '#f6c563' : look.locked ? '#8d7c66' : 'url(#bone)'}
      stroke={voted ? '#fff3d2' : '#7a5a2a'}
      strokeWidth={voted ? 2 : 0.9}
    />
  );
};

/** A bone numeral in the wood of a dial, with its seal, its lock or its ×2. */
export const Numeral = ({ slot, x, y, r, size, look, lit }: NumeralProps) => {
  const kinds = look.votes.filter(vote => vote.kind !== 'vote');
  return (
    <g transform={`translate(${x} ${y})`}>
      {(look.votes.length > 0 || lit) && <circle r={r + 11} fill="url(#candle)" />}
      <g opacity={look.locked ? 0.62 : look.aside ? 0.45 : 1}>
        <circle cy="1.6" r={r} fill="#000" opacity=".4" />
        <Disc look={look} r={r} />
        <text
          className="numeral"
          y={size * 0.33}
          textAnchor="middle"
          fontSize={size}
          fill={kinds.length > 0 ? '#fff' : '#2a1a12'}
        >
          {slot}
        </text>
      </g>
      {look.locked && (
        <g transform={`translate(${r * 0.62 - 7} ${-r * 0.62 - 7}) scale(.6)`}>
          <circle cx="12" cy="12" r="13" fill="#1c1a28" />
          <g fill="none" stroke="#fbd58c" strokeWidth="2.2" dangerouslySetInnerHTML={{ __html: ICON_SHAPES.lock }} />
        </g>
      )}
      {look.votes.length > 1 && kinds.length === 0 && (
        <g transform={`translate(${r * 0.72} ${-r * 0.72})`}>
          <circle r="10" fill="#1c1a28" stroke="#fbd58c" strokeWidth="1.2" />
          <path className="twice-mark" d={TWICE} />
        </g>
      )}
    </g>
  );
};

export const DialPaints = () => (
  <defs>
    <radialGradient id="wood" cy=".35">
      <stop offset="0" stopColor="#5a3d2b" />
      <stop offset=".75" stopColor="#38241a" />
      <stop offset="1" stopColor="#211410" />
    </radialGradient>
    <linearGradient id="plank" x1="0" y1="0" x2="0" y2="1">
      <stop offset="0" stopColor="#5a3d2b" />
      <stop offset=".6" stopColor="#2e1d15" />
    </linearGradient>
    <linearGradient id="brass" x1="0" y1="0" x2="1" y2="1">
      <stop offset="0" stopColor="#ffe9b4" />
      <stop offset=".5" stopColor="#c98f3a" />
      <stop offset="1" stopColor="#7c4e12" />
    </linearGradient>
    <radialGradient id="bone" cx=".4" cy=".3">
      <stop offset="0" stopColor="#fffaf0" />
      <stop offset="1" stopColor="#d9c59b" />
    </radialGradient>
    <radialGradient id="candle">
      <stop offset="0" stopColor="#ffdf9a" stopOpacity=".95" />
      <stop offset=".55" stopColor="#ffbe55" stopOpacity=".5" />
      <stop offset="1" stopColor="#ffbe55" stopOpacity="0" />
    </radialGradient>
  </defs>
);

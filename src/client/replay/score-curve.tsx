import { useMemo, useState } from 'react';
import { useT } from '../i18n/language.tsx';
import { Quiet } from '../ui/buttons.tsx';
import { RABBIT_SHAPES } from '../ui/rabbit-shapes.ts';
import { Piece } from '../ui/sitter.tsx';
import { useDesk } from '../use-media.ts';
import { useBook } from './book-context.ts';
import { type Curve, type CurveLine, curveOf, NARROW, type Paper, STROKES, WIDE } from './curve.ts';

const Line = ({ line }: { line: CurveLine }) => {
  const { coat } = RABBIT_SHAPES[line.face.rabbit];
  const { mark, dash } = STROKES[line.face.rabbit];
  const path = line.points.map(({ x, y }, i) => `${i === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`).join('');
  const end = line.points.at(-1);
  return (
    <g>
      <path className="case" d={path} strokeDasharray={dash} />
      <path className="coat" d={path} stroke={coat} strokeDasharray={dash} />
      {line.points.slice(1).map(({ x, y }, i) => (
        <path key={i} className="mark" d={mark} fill={coat} transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`} />
      ))}
      {end !== undefined && <path className="lead" d={`M${end.x + 7} ${end.y}L${line.label.x + 2} ${line.label.y}`} />}
      <path className="mark" d={mark} fill={coat} transform={`translate(${line.label.x + 9} ${line.label.y})`} />
      <g transform={`translate(${line.label.x + 18} ${line.label.y - 14})`}>
        <Piece face={line.face} width={20} height={26} />
      </g>
      <text x={line.label.x + 42} y={line.label.y + 5}>
        {line.names.join(' & ').slice(0, 14)} {line.scores.at(-1) ?? ''}
      </text>
    </g>
  );
};

const Drawing = ({ curve, paper, label }: { curve: Curve; paper: Paper; label: string }) => {
  const { width, height, left, right, bottom } = paper;
  const every = Math.ceil((curve.columns.length * 34) / (width - left - right));
  return (
    <svg className="rp-curve" viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label}>
      {curve.rows.map(({ score, y }) => (
        <g key={score}>
          <path className="rule" d={`M${left} ${y}H${width - right}`} />
          <text className="tick" x={left - 10} y={y + 5} textAnchor="end">
            {score}
          </text>
        </g>
      ))}
      {curve.columns.map(({ round, x }, i) =>
        i % every === 0 ? (
          <text key={round} className="tick" x={x} y={height - bottom + 24} textAnchor="middle">
            {round}
          </text>
        ) : null,
      )}
      {curve.lines.map(line => (
        <Line key={line.side} line={line} />
      ))}
    </svg>
  );
};

const Numbers = ({ curve }: { curve: Curve }) => {
  const t = useT();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a long game scrolls sideways, by keyboard too
    <div className="rp-numbers" data-scrolls tabIndex={0}>
      <table>
        <caption className="vh">{t('replay.curve')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('replay.who')}</th>
            {curve.columns.map(({ round }) => (
              <th key={round} scope="col">
                <span className="vh">{t('reveal.round', { n: round })}</span>
                <span aria-hidden="true">{round}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {curve.lines.map(line => (
            <tr key={line.side}>
              <th scope="row">{line.names.join(' & ')}</th>
              {line.scores.slice(1).map((score, i) => (
                <td key={i}>{score ?? '–'}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};

/** How the points went, as lines on paper; the same as a table for whoever wants numbers. */
export const ScoreCurve = () => {
  const t = useT();
  const { replay } = useBook();
  const paper = useDesk() ? WIDE : NARROW;
  const curve = useMemo(() => curveOf(replay, paper), [replay, paper]);
  const [numbers, setNumbers] = useState(false);
  const list = curve.lines.map(line => `${line.names.join(' & ')} ${line.scores.at(-1) ?? 0}`).join(', ');
  return (
    <figure className="slip tall rp-figure">
      <figcaption>{t('replay.curve')}</figcaption>
      {numbers ? (
        <Numbers curve={curve} />
      ) : (
        <Drawing curve={curve} paper={paper} label={t('replay.curve-label', { n: replay.rounds.length, list })} />
      )}
      <Quiet className="rp-on-paper" icon="grid" aria-pressed={numbers} onClick={() => setNumbers(!numbers)}>
        {t('replay.as-table')}
      </Quiet>
    </figure>
  );
};

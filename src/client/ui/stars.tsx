const DOTS: readonly (readonly [number, number])[] = [
  [30, 120],
  [58, 60],
  [70, 118],
  [98, 52],
  [104, 128],
  [66, 176],
  [52, 240],
  [110, 262],
  [120, 190],
  [330, 70],
  [356, 104],
  [338, 150],
  [298, 144],
  [290, 98],
  [348, 212],
  [304, 234],
  [200, 30],
  [250, 18],
  [20, 300],
  [372, 300],
  [180, 70],
];

/** Constellations stitched into the felt: a hare, and something that may be another one. */
export const Stars = () => (
  <svg className="stars" viewBox="0 0 390 400" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
    <g fill="none" stroke="var(--thread)" strokeOpacity=".5" strokeDasharray="3 4">
      <path d="M30 120L58 60L70 118L98 52L104 128L66 176L30 120M66 176L52 240L110 262L120 190L104 128" />
      <path d="M330 70l26 34-18 46-40-6-8-46zM338 150l10 62-44 22" />
    </g>
    <g fill="var(--candle-300)">
      {DOTS.map(([x, y], i) => (
        <circle key={i} cx={x} cy={y} r={i % 3 === 0 ? 2.4 : 1.5} />
      ))}
    </g>
  </svg>
);

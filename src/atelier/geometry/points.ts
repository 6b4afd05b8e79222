/** A place on an outline or a spine. A third coordinate of 1 makes the curve turn sharply there. */
export type PathPoint = [x: number, y: number, sharp?: 1];

const NUMBER = String.raw`-?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?`;
const POINT = new RegExp(`^(${NUMBER}),(${NUMBER})(!?)$`);

/**
 * Points written the way one reads them: points`-40,0 0,-62! ${x},${y}`. An exclamation mark is a sharp corner.
 * Numbers survive the trip through text exactly, and a long outline stays a line of text instead of a column of brackets.
 */
export function points(text: TemplateStringsArray, ...values: number[]): PathPoint[] {
  const written = text.reduce((before, piece, i) => `${before}${values[i - 1]}${piece}`);
  return written.trim().split(/\s+/).map(readPoint);
}

function readPoint(word: string): PathPoint {
  const found = POINT.exec(word);
  if (!found) throw new Error(`"${word}" is not a point; write x,y or x,y! for a sharp corner`);
  const [x, y] = [Number(found[1]), Number(found[2])];
  return found[3] ? [x, y, 1] : [x, y];
}

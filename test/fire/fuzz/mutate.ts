import { type Dice, oneOf } from '../random.ts';

type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

const NUMBERS = [0, -0, -1, 1, 0.5, 2 ** 31, 2 ** 53, -(2 ** 53), 1e308, 1e-308, 255, 65_536];
const TEXTS = [
  '',
  '__proto__',
  'constructor',
  's1',
  's0',
  's999999999',
  '\u0000',
  '\u{1f407}',
  '\ud800',
  'x'.repeat(3000),
];
const BYTES = [0, 1, 0x7f, 0x80, 0xff, 0x22, 0x5c, 0x7b, 0x5d];
const PIECES = ['{', '}', '[', ']', '"', '\\u', ':', ',', 'null', '1e999', '-', '{"t":', '[[[[[[[[', '\u2028'];

const leaf = (dice: Dice): Json =>
  oneOf<() => Json>(dice, [
    () => oneOf(dice, NUMBERS),
    () => oneOf(dice, TEXTS),
    () => null,
    () => true,
    () => [],
    () => ({}),
  ])();

/** Another value in one place of a document: replaced, dropped, doubled, renamed, nested or taken from elsewhere in it. */
const mutateJson = (value: Json, dice: Dice): Json => {
  const isLeaf = typeof value !== 'object' || value === null;
  if (isLeaf || dice() < 0.15) return dice() < 0.8 ? leaf(dice) : [value];
  if (Array.isArray(value)) {
    const items = [...(value as readonly Json[])];
    const at = Math.floor(dice() * (items.length + 1));
    const item = items[at];
    const how = dice();
    if (item === undefined || how < 0.2) items.splice(at, 0, item ?? leaf(dice));
    else if (how < 0.4) items.splice(at, 1);
    else items[at] = mutateJson(item, dice);
    return items;
  }
  const members = Object.entries(value as { readonly [key: string]: Json });
  const at = Math.floor(dice() * (members.length + 1));
  const member = members[at];
  const how = dice();
  if (member === undefined) members.push([oneOf(dice, TEXTS), leaf(dice)]);
  else if (how < 0.15) members.splice(at, 1);
  else if (how < 0.25) members[at] = [oneOf(dice, TEXTS), member[1]];
  else if (how < 0.35) members[at] = [member[0], oneOf(dice, members)[1]];
  else members[at] = [member[0], mutateJson(member[1], dice)];
  return Object.fromEntries(members);
};

const mutateBytes = (bytes: Buffer, dice: Dice): Buffer => {
  const at = Math.floor(dice() * (bytes.length + 1));
  const end = Math.min(bytes.length, at + 1 + Math.floor(dice() * 16));
  const [head, middle, tail] = [bytes.subarray(0, at), bytes.subarray(at, end), bytes.subarray(end)];
  const how = dice();
  if (how < 0.3) return Buffer.concat([head, Buffer.from([oneOf(dice, BYTES)]), bytes.subarray(at + 1)]);
  if (how < 0.45) return Buffer.concat([head, tail]);
  if (how < 0.6) return Buffer.concat([head, middle, middle, tail]);
  if (how < 0.75) return Buffer.concat([head, Buffer.from(oneOf(dice, PIECES)), bytes.subarray(at)]);
  if (how < 0.8) return head;
  const copy = Buffer.from(bytes);
  if (copy.length > 0) copy[at % copy.length] = Math.floor(dice() * 256);
  return copy;
};

/** One to four small changes, of the document where there is one, of the bytes otherwise. */
export const mutate = (input: Buffer, dice: Dice, isJson: boolean): Buffer => {
  let mutated = input;
  for (let left = 1 + Math.floor(dice() * 4); left > 0; left--) {
    if (!isJson || dice() < 0.3) {
      mutated = mutateBytes(mutated, dice);
      continue;
    }
    try {
      mutated = Buffer.from(JSON.stringify(mutateJson(JSON.parse(mutated.toString()) as Json, dice)));
    } catch {
      // No document any more: bytes it is.
      mutated = mutateBytes(mutated, dice);
    }
  }
  return mutated.subarray(0, 200_000);
};

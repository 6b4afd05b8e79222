import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { apply, diff, type Json, type JsonObject } from './merge-patch.ts';

/** The examples of RFC 7396, appendix A: document, patch, result. */
const EXAMPLES: readonly (readonly [string, string, string])[] = [
  ['{"a":"b"}', '{"a":"c"}', '{"a":"c"}'],
  ['{"a":"b"}', '{"b":"c"}', '{"a":"b","b":"c"}'],
  ['{"a":"b"}', '{"a":null}', '{}'],
  ['{"a":"b","b":"c"}', '{"a":null}', '{"b":"c"}'],
  ['{"a":["b"]}', '{"a":"c"}', '{"a":"c"}'],
  ['{"a":"c"}', '{"a":["b"]}', '{"a":["b"]}'],
  ['{"a":{"b":"c"}}', '{"a":{"b":"d","c":null}}', '{"a":{"b":"d"}}'],
  ['{"a":[{"b":"c"}]}', '{"a":[1]}', '{"a":[1]}'],
  ['["a","b"]', '["c","d"]', '["c","d"]'],
  ['{"a":"b"}', '["c"]', '["c"]'],
  ['{"a":"foo"}', 'null', 'null'],
  ['{"a":"foo"}', '"bar"', '"bar"'],
  ['{"e":null}', '{"a":1}', '{"e":null,"a":1}'],
  ['[1,2]', '{"a":"b","c":null}', '{"a":"b"}'],
  ['{}', '{"a":{"bb":{"ccc":null}}}', '{"a":{"bb":{}}}'],
];

/** Without null members in objects, outside arrays: those a merge patch cannot say. */
const { document } = fc.letrec<{ value: Json; document: JsonObject }>(tie => ({
  value: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.oneof(fc.boolean(), fc.integer(), fc.string()),
    fc.array(fc.oneof(fc.integer(), fc.constant(null), fc.constant({ x: null })), { maxLength: 3 }),
    tie('document'),
  ),
  document: fc.dictionary(fc.constantFrom('a', 'b', 'c', 'd', 'toString'), tie('value')),
}));

describe('merge patch', () => {
  it.each(EXAMPLES)('[PR3] %s patched with %s is %s', (before, patch, after) =>
    expect(apply(JSON.parse(before) as Json, JSON.parse(patch) as Json)).toEqual(JSON.parse(after)),
  );

  it('[PR3] a difference applied gives the second document', () =>
    fc.assert(
      fc.property(document, document, (a, b) => {
        const patch = diff(a, b);
        expect(patch === undefined ? a : apply(a, JSON.parse(JSON.stringify(patch)) as Json)).toEqual({ ...b });
      }),
    ));

  it('[PR3] equal documents do not differ', () =>
    fc.assert(
      fc.property(document, a => {
        expect(diff(a, structuredClone(a))).toBeUndefined();
      }),
    ));

  it('a null member and a missing one are the same', () => {
    expect(diff({ a: null }, {})).toBeUndefined();
    expect(diff({}, { a: null })).toBeUndefined();
    expect(diff({ a: 1 }, { a: null })).toEqual({ a: null });
  });

  it('a member called __proto__ is a member and nothing more', () => {
    const strange = JSON.parse('{"__proto__":[1]}') as JsonObject;
    expect(JSON.stringify(diff({}, strange))).toBe('{"__proto__":[1]}');
    expect(JSON.stringify(diff(strange, {}))).toBe('{"__proto__":null}');
    const patched = apply({}, JSON.parse('{"__proto__":{"host":"s9"}}') as Json) as JsonObject;
    expect(Object.getPrototypeOf(patched)).toBe(Object.prototype);
    expect(patched['host']).toBeUndefined();
  });
});

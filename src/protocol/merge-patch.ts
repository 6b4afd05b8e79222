/** JSON Merge Patch (RFC 7396): objects are merged, null deletes a member, anything else replaces what was there. */
export type Json = null | boolean | number | string | readonly Json[] | JsonObject;
export interface JsonObject {
  readonly [key: string]: Json;
}

const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const has = (value: JsonObject, key: string): boolean => Object.hasOwn(value, key);

/**
 * The patch that turns `before` into `after`, or undefined when nothing differs. A member that is null and a member
 * that is missing are the same to a merge patch, and so they are here. Views share what did not change, so most members
 * are found to be the very same value and cost one comparison.
 */
export const diff = (before: JsonObject, after: JsonObject): JsonObject | undefined => {
  if (before === after) return undefined;
  const patch: Record<string, Json> = {};
  let differs = false;
  let common = 0;
  const keys = Object.keys(after);
  for (const key of keys) {
    const is = after[key] ?? null;
    if (before[key] === is) {
      common += 1;
      continue;
    }
    const was = has(before, key) ? (before[key] ?? null) : undefined;
    if (was !== undefined) common += 1;
    const change = changeOf(was ?? null, is);
    if (change === undefined) continue;
    set(patch, key, change);
    differs = true;
  }
  if (Object.keys(before).length > common) {
    for (const key of Object.keys(before)) {
      if (has(after, key) || before[key] === null) continue;
      set(patch, key, null);
      differs = true;
    }
  }
  return differs ? patch : undefined;
};

/** What a member's patch says, or undefined when nothing differs. */
export const changeOf = (was: Json, is: Json): Json | undefined => {
  if (isObject(was) && isObject(is)) return diff(was, is);
  return isSame(was, is) ? undefined : is;
};

/** Gives a new document; what the patch does not touch is shared with the old one. */
export const apply = (document: Json, patch: Json): Json => {
  if (!isObject(patch)) return patch;
  const merged: Record<string, Json> = isObject(document) ? { ...document } : {};
  for (const [key, value] of Object.entries(patch)) {
    if (value === null) delete merged[key];
    else define(merged, key, apply(has(merged, key) ? (merged[key] ?? null) : null, value));
  }
  return merged;
};

/** Assignment is quicker than a definition, and wrong for one name. */
const set = (target: Record<string, Json>, key: string, value: Json): void => {
  if (key === '__proto__') define(target, key, value);
  else target[key] = value;
};

/** Like assignment, also for a member called `__proto__`. */
const define = (target: Record<string, Json>, key: string, value: Json): void => {
  Object.defineProperty(target, key, { value, writable: true, enumerable: true, configurable: true });
};

const isSame = (a: Json, b: Json): boolean => {
  if (a === b) return true;
  if (Array.isArray(a)) {
    return Array.isArray(b) && a.length === b.length && a.every((item, i) => isSame(item, b[i] as Json));
  }
  if (!isObject(a) || !isObject(b)) return false;
  const keys = Object.keys(a);
  return (
    keys.length === Object.keys(b).length && keys.every(key => has(b, key) && isSame(a[key] ?? null, b[key] ?? null))
  );
};

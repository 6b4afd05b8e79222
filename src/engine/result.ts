export type Result<T, E> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: E };

export const ok = <T>(value: T): Result<T, never> => ({ ok: true, value });
export const err = <E>(error: E): Result<never, E> => ({ ok: false, error });

/** For what only a bug can break. Player input never reaches it. */
export function invariant(holds: unknown, claim: string): asserts holds {
  if (!holds) throw new Error(`invariant broken: ${claim}`);
}

export const unreachable = (value: never): never => {
  throw new Error(`unreachable: ${JSON.stringify(value)}`);
};

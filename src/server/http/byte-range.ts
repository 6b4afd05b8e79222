export interface ByteRange {
  readonly first: number;
  readonly last: number;
}

/** What of a file a request wants: null for all of it, `unsatisfiable` for what lies beyond. One range only, as RFC 9110 allows. */
export const readRange = (header: string | undefined, size: number): ByteRange | null | 'unsatisfiable' => {
  const found = /^bytes=(\d*)-(\d*)$/.exec(header ?? '');
  const [, from = '', to = ''] = found ?? [];
  if (found === null || (from === '' && to === '')) return null;
  const first = from === '' ? Math.max(0, size - Number(to)) : Number(from);
  const last = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  if (to !== '' && from !== '' && Number(to) < Number(from)) return null;
  return first >= size || last < first ? 'unsatisfiable' : { first, last };
};

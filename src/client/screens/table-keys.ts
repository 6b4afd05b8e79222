/**
 * Whether a key was meant for the table: pressed on it, or while nothing has the focus. What is typed into a field or
 * pressed in a sheet is not; whoever speaks to their computer would else vote by talking.
 */
export const isForTable = ({ target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean => {
  if (ctrlKey || metaKey || altKey || !(target instanceof Element)) return false;
  if (target.closest('input, textarea, select, [role=dialog]') !== null) return false;
  return target === document.body || target.closest('main') !== null;
};

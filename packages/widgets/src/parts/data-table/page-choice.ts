import type { RowId } from './column.ts';

/** Which rows of a page are chosen. */
export function pageChoice(
  ids: readonly RowId[],
  chosen: ReadonlySet<RowId>,
): 'all' | 'some' | 'none' {
  const count = ids.filter((id) => chosen.has(id)).length;
  if (count === 0) return 'none';
  return count === ids.length ? 'all' : 'some';
}

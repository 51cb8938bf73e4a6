import { parseFilters } from '../listings/filter-text.ts';
import type { FieldProblem } from '../vocabulary/problem.ts';
import { parseBounds } from './map-bounds.ts';
import { parsePrice } from './price-range.ts';
import type { Narrowing, SearchQuery } from './rules.ts';

/** Told of what can't be read. */
export type TellProblems = (problems: readonly FieldProblem[]) => void;

/** What the texts of a query narrow it to; filters that can't be read are left out and told. */
export function readNarrowing(query: SearchQuery, onUnreadFilters?: TellProblems): Narrowing {
  const [kind] = query.category;
  const isOneKind = kind !== undefined && query.category.length === 1;
  const parsed = isOneKind && query.filters !== '' ? parseFilters(kind, query.filters) : undefined;
  if (parsed && parsed.problems.length > 0) onUnreadFilters?.(parsed.problems);
  const price = parsePrice(query.price);
  const bounds = parseBounds(query.bounds);
  return {
    ...(parsed && Object.keys(parsed.values).length > 0 && { filters: parsed.values }),
    ...(price && { price }),
    ...(bounds && { bounds }),
  };
}

import { parseFilters } from '../listings/filter-text.ts';
import type { FieldProblem } from '../vocabulary/problem.ts';
import { parseBounds } from './map-bounds.ts';
import { parsePrice } from './price-range.ts';
import type { Narrowing, SearchQuery } from './rules.ts';

/** What the texts of a query narrow it to; what can't be read is left out and told. */
export function readNarrowing(
  query: SearchQuery,
): Narrowing & { readonly problems: readonly FieldProblem[] } {
  const [kind] = query.category;
  const isOneKind = kind !== undefined && query.category.length === 1;
  const parsed = isOneKind && query.filters !== '' ? parseFilters(kind, query.filters) : undefined;
  const price = parsePrice(query.price);
  const bounds = parseBounds(query.bounds);
  return {
    problems: parsed?.problems ?? [],
    ...(parsed && Object.keys(parsed.values).length > 0 && { filters: parsed.values }),
    ...(price && { price }),
    ...(bounds && { bounds }),
  };
}

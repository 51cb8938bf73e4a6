import { writeJson } from '../../vocabulary/text/write-json.ts';
import type { SearchQuery } from '../rules.ts';
import type { ResultTotal, SearchFacets, SearchTotal } from '../schemas.ts';

/** What a search finds, whatever its order and page: the same for each of its pages. */
export function countKey(query: SearchQuery): string {
  return writeJson({ ...query, sort: undefined, page: 1 });
}

/**
 * The sum of the counts of the subcategories, where the total is capped: every listing is in one of
 * them. Of a sample it is rounded to two figures.
 */
export function countedTotal(
  total: SearchTotal,
  facets: SearchFacets,
  subcategories: readonly string[],
): ResultTotal {
  const chosen = facets.subcategory.filter(
    ({ value }) => subcategories.length === 0 || subcategories.includes(value),
  );
  const sum = chosen.reduce((all, { count }) => all + count, 0);
  // Fewer than are known to be there: the sample missed some.
  if (!total.isCapped || sum < total.count) return total;
  if (!facets.isApproximate) return { count: sum, isCapped: false };
  return { count: Number(sum.toPrecision(2)), isCapped: false, isApproximate: true };
}

import type { SearchTotal } from '@boardwalk/sdk-core/search/schemas';

/** Counting ends here (docs/architecture/search.md#counts-facets-and-clusters). */
const mostCounted = 1_000;

/** The total of what a counter finds, which counts up to a limit; more than 1,000 are returned as 1,000 and capped. */
export async function cappedTotal(
  countUpTo: (limit: number) => Promise<number>,
): Promise<SearchTotal> {
  const count = await countUpTo(mostCounted + 1);
  return { count: Math.min(count, mostCounted), isCapped: count > mostCounted };
}

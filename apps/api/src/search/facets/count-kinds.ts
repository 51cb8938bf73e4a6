import type { SearchFacets } from '@boardwalk/sdk-core/search/schemas';
import type { Queries } from '../../platform/database/database.ts';
import type { ResolvedSearch } from '../plan/resolved-search.ts';
import { countMatches } from './count-total.ts';

/** Counting ends here for each kind. */
const mostCounted = 20_000;

/** How many listings of each kind fit a search of several, as the field `category`. */
export async function countKinds(database: Queries, search: ResolvedSearch): Promise<SearchFacets> {
  const counts = await Promise.all(
    search.kinds.map(async (kind) => ({
      value: kind,
      count: await countMatches(database, { ...search, kinds: [kind] }, mostCounted),
    })),
  );
  return {
    subcategory: [],
    price: [],
    priceUnit: { currency: search.currency, period: 'ONCE' },
    currencies: [],
    fields: {
      category: counts.filter(({ count }) => count > 0).sort((a, b) => b.count - a.count),
    },
    isApproximate: counts.some(({ count }) => count === mostCounted),
  };
}

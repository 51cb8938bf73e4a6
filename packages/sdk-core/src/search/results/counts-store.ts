import { pause } from '../../http/pause-before.ts';
import { createRemote, type RemoteStore } from '../../http/remote.ts';
import { Problem } from '../../vocabulary/problem.ts';
import type { SearchQuery } from '../rules.ts';
import type { SearchFacets, SearchTotal } from '../schemas.ts';
import { requestSearch, type SearchEnvironment } from '../store.ts';

/** How many matches of the query there are, in all and by field. */
export interface SearchCounts {
  readonly query: SearchQuery;
  readonly total: SearchTotal;
  readonly facets: SearchFacets;
}

/**
 * The counts of a search, in requests of their own
 * (docs/architecture/search.md#counts-facets-and-clusters), once its query has rested; the latest wins.
 */
export type CountsStore = RemoteStore<SearchCounts, SearchQuery>;

/** The store of the counts of one search; it counts after a rest in milliseconds. */
export function createCountsStore(
  env: SearchEnvironment,
  // Counting can wait until the list is there and can be used.
  rest = 200,
): CountsStore {
  async function request(signal: AbortSignal, query: SearchQuery): Promise<SearchCounts> {
    await pause(rest, signal);
    const parts = ['total', 'facets'] as const;
    const { total, facets } = await requestSearch(env, { ...query, page: 1 }, parts, { signal });
    if (total && facets) return { query, total, facets };
    throw new Problem('internal', 'The answer lacks the total and facets it was asked for.');
  }

  return createRemote({ key: undefined, request });
}

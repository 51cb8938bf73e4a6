import type { ReadableAtom } from 'nanostores';
import { afterRest } from '../../http/after-rest.ts';
import type { Remote } from '../../http/environment.ts';
import { createRemoteStore } from '../../http/remote.ts';
import { Problem } from '../../vocabulary/problem.ts';
import type { SearchQuery } from '../rules.ts';
import type { SearchFacets, SearchTotal } from '../schemas.ts';
import { requestSearch, type SearchEnvironment } from '../store.ts';

/** How many there are, in all and by field, of what was asked for. */
export interface SearchCounts {
  readonly query: SearchQuery;
  readonly total: SearchTotal;
  readonly facets: SearchFacets;
}

/**
 * The counts of a search, in requests of their own
 * (docs/architecture/search.md#counts-facets-and-clusters); the latest wins.
 */
export interface CountsStore {
  readonly $state: ReadableAtom<Remote<SearchCounts, Problem>>;
  /** Counts a query once it has rested; answers how to call that off. Without one it does nothing. */
  follow(query: SearchQuery | undefined): () => void;
}

/** The store of the counts of one search; it counts after a rest in milliseconds. */
export function createCountsStore(
  env: SearchEnvironment,
  // Counting can wait until the list is there and can be used.
  rest = 200,
): CountsStore {
  const { $state, load } = createRemoteStore<SearchCounts>();

  async function count(query: SearchQuery, signal: AbortSignal): Promise<SearchCounts> {
    const parts = ['total', 'facets'] as const;
    const { total, facets } = await requestSearch(env, { ...query, page: 1 }, parts, { signal });
    if (total && facets) return { query, total, facets };
    throw new Problem('internal', 'The answer lacks the total and facets it was asked for.');
  }

  return {
    $state,
    follow(query) {
      if (!query) return () => undefined;
      return afterRest(rest, () => void load((signal) => count(query, signal)));
    },
  };
}

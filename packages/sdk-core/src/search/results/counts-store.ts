import type { ReadableAtom } from 'nanostores';
import type { Client } from '../../http/client.ts';
import type { Remote } from '../../http/environment.ts';
import { createRemoteStore } from '../../http/remote.ts';
import { Problem } from '../../vocabulary/problem.ts';
import type { SearchQuery } from '../rules.ts';
import type { SearchFacets, SearchTotal } from '../schemas.ts';
import { requestSearch } from '../store.ts';

/** How many there are, in all and by field. */
export interface SearchCounts {
  readonly total: SearchTotal;
  readonly facets: SearchFacets;
}

/**
 * The counts of a search, in requests of their own (0069-counts-of-a-search.md); the latest wins.
 */
export interface CountsStore {
  readonly $counts: ReadableAtom<Remote<SearchCounts, Problem>>;
  count(query: SearchQuery): Promise<void>;
  abort(): void;
}

/** The store of the counts of one search. */
export function createCountsStore({ client }: { readonly client: Client }): CountsStore {
  const { $state, load, abort } = createRemoteStore<SearchCounts>();
  return {
    $counts: $state,
    count: (query) =>
      load(async (signal) => {
        const parts = ['total', 'facets'] as const;
        const { total, facets } = await requestSearch(client, { ...query, page: 1 }, parts, {
          signal,
        });
        if (total && facets) return { total, facets };
        throw new Problem('internal', 'The answer lacks the total and facets it was asked for.');
      }),
    abort,
  };
}

import type { EndpointInput, EndpointResponse } from '../../http/endpoint.ts';
import type { StoreEnvironment } from '../../http/environment.ts';
import { createRemote, type RemoteStore } from '../../http/remote.ts';
import type { ListingKind } from '../../listings/kinds.ts';
import type { SearchOptions } from '../../search/rules.ts';
import { tryRule } from '../endpoints.ts';
import type * as schemas from '../schemas.ts';

/** A search that may be saved. */
export interface TriedSearch {
  readonly kind: ListingKind;
  readonly search: SearchOptions;
}

/** What it would have found. */
export type Trial = EndpointResponse<typeof schemas.tryRule>;

/** Dry runs of a search, of which the latest counts. */
export function createTrialStore({
  client,
}: Pick<StoreEnvironment, 'client'>): RemoteStore<Trial, TriedSearch> {
  return createRemote({
    key: undefined,
    request: (signal, { kind, search }) => {
      // The search is one of the kind, which the one type of all kinds can't say.
      const body = { search } as EndpointInput<typeof schemas.tryRule>['body'];
      return client.call(tryRule, { params: { type: kind }, body }, { signal });
    },
  });
}

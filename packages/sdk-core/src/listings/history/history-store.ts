import type { StoreEnvironment } from '../../http/environment.ts';
import { createRemote, type RemoteStore } from '../../http/remote.ts';
import type { ListingId } from '../../vocabulary/ids.ts';
import type { PostingKind } from '../form/posting-kinds.ts';
import { readHistory } from './endpoints.ts';
import type { HistoryEntry } from './schemas.ts';

/** A listing whose history shows. */
export interface ListingWithPast {
  readonly type: PostingKind;
  readonly id: ListingId;
}

/** Creates the store of what the public is shown of a listing's changes of price and status. */
export function createHistoryStore({
  client,
}: Pick<StoreEnvironment, 'client'>): RemoteStore<readonly HistoryEntry[], ListingWithPast> {
  return createRemote({
    key: undefined,
    request: async (signal, params) =>
      (await client.call(readHistory, { params }, { signal })).results,
  });
}

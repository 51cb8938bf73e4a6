import type { StoreEnvironment } from '../../http/environment.ts';
import { createRemote, type RemoteStore } from '../../http/remote.ts';
import { readOwnListing } from '../endpoints.ts';
import type { OwnListing } from '../schemas.ts';
import type { ModeratedListingRow } from './schemas.ts';

export type PreviewKey = Pick<ModeratedListingRow, 'id' | 'listingType'>;

/** What a listing says, whether or not the public sees it. */
export function createPreviewStore({
  client,
}: Pick<StoreEnvironment, 'client'>): RemoteStore<OwnListing, PreviewKey> {
  return createRemote({
    key: undefined,
    request: (signal, { id, listingType: type }) =>
      client.call(readOwnListing, { params: { type, id } }, { signal }),
  });
}

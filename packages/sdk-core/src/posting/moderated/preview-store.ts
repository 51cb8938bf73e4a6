import type { StoreEnvironment } from '../../http/environment.ts';
import { createKeyedRemoteStore, type KeyedRemoteStore } from '../../http/keyed-remote.ts';
import { readOwnListing } from '../endpoints.ts';
import type { OwnListing } from '../schemas.ts';
import type { ModeratedListing } from './schemas.ts';

export type PreviewKey = Pick<ModeratedListing, 'id' | 'listingType'>;

/** What a listing says, whether or not the public sees it. */
export function createPreviewStore({
  client,
}: Pick<StoreEnvironment, 'client'>): KeyedRemoteStore<PreviewKey, OwnListing> {
  return createKeyedRemoteStore(({ id, listingType: type }, signal) =>
    client.call(readOwnListing, { params: { type, id } }, { signal }),
  );
}

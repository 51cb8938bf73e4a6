import { signedIn } from '../../account/sessions/signed-in-store.ts';
import type { SharingEnvironment, StoreEnvironment } from '../../http/environment.ts';
import { createRemote, type RemoteStore } from '../../http/remote.ts';
import type { PostingKind } from '../../listings/form/posting-kinds.ts';
import type { ListingId } from '../../vocabulary/ids.ts';
import { readOwnListing } from '../endpoints.ts';
import type { OwnListing, PublishedListing } from '../schemas.ts';
import { listRevisions, readRevision, restoreRevision } from './endpoints.ts';
import type { ListedRevision, WholeRevision } from './schemas.ts';

/** How many revisions a page of them has. */
export const revisionPageSize = 20;

/** A listing whose revisions show. */
export interface HistoricListing {
  readonly type: PostingKind;
  readonly id: ListingId;
}

/** The revisions of one listing, with what is published of it now. */
export interface RevisionsPage<Labels> {
  readonly listing: OwnListing;
  readonly revisions: readonly ListedRevision[];
  readonly total: number;
  /** What its fields are called, by its kind. */
  readonly labels: Labels;
}

/** What is to be published again. */
interface Restoring {
  readonly revision: number;
  /** The version of the listing as the user who restores knows it. */
  readonly version: number;
}

/** How often a listing was published, and what one of these times changed. */
export interface RevisionsStore<Labels> {
  /** By the page, from 1. */
  readonly list: RemoteStore<RevisionsPage<Labels>, number>;
  /** By the number of the revision. */
  readonly chosen: RemoteStore<WholeRevision, number>;
  /** Publishes the listing as it was; rejects with a `Problem`: `conflict` where it has changed since. */
  restore(restoring: Restoring): Promise<PublishedListing>;
}

/** The revisions of one listing; `loadLabels` brings what its fields are called. */
export function createRevisionsStore<Labels>(
  env: Pick<StoreEnvironment, 'client'> & Pick<SharingEnvironment, 'store'>,
  { type, id }: HistoricListing,
  loadLabels: (kind: PostingKind) => Promise<Labels>,
): RevisionsStore<Labels> {
  const { client } = env;
  const params = { type, id };
  return {
    list: createRemote({
      owner: signedIn(env),
      key: undefined,
      request: async (signal, page: number) => {
        const query = { start: (page - 1) * revisionPageSize, size: revisionPageSize };
        const [listing, { results, total }, labels] = await Promise.all([
          client.call(readOwnListing, { params }, { signal }),
          client.call(listRevisions, { params, query }, { signal }),
          loadLabels(type),
        ]);
        return { listing, revisions: results, total, labels };
      },
    }),
    chosen: createRemote({
      owner: signedIn(env),
      key: undefined,
      request: (signal, revision: number) =>
        client.call(readRevision, { params: { ...params, revision } }, { signal }),
    }),
    restore: ({ revision, version }) =>
      client.call(restoreRevision, {
        params: { ...params, revision },
        body: { version },
      }),
  };
}

import type { StoreEnvironment } from '../../http/environment.ts';
import { createLoadedRemoteStore, type LoadedRemoteStore } from '../../http/loaded-remote.ts';
import type { BoardId, ListingId } from '../../vocabulary/ids.ts';
import { listBoardMembers } from './endpoints.ts';

/** A merchant with a place on a board. */
export interface BoardMember {
  readonly licensee: ListingId;
  readonly title: string;
}

/** A store of the merchants on a board whom the public sees. */
export function createBoardMembersStore(
  { client }: Pick<StoreEnvironment, 'client'>,
  billboardId: BoardId,
): LoadedRemoteStore<readonly BoardMember[]> {
  return createLoadedRemoteStore((signal) =>
    client.call(listBoardMembers, { params: { billboardId } }, { signal }),
  );
}

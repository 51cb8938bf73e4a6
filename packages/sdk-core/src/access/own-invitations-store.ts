import { signedIn } from '../account/sessions/signed-in-store.ts';
import type { SharingEnvironment, StoreEnvironment } from '../http/environment.ts';
import { createRemote, type RemoteStore } from '../http/remote.ts';
import {
  acceptOwnInvitation,
  declineOwnInvitation,
  listOwnInvitations,
} from './object-invitations/endpoints.ts';
import type { OwnInvitation } from './object-invitations/schemas.ts';
import { giveUpPermissions, listOwnGrants } from './permissions/endpoints.ts';
import type { OwnGrant } from './permissions/schemas.ts';

/** What others share with somebody, and offer to. */
export interface OwnSharing {
  readonly invitations: readonly OwnInvitation[];
  /** Whether there are more invitations than these. */
  readonly hasMore: boolean;
  readonly grants: readonly OwnGrant[];
}

/** What is shared with somebody; what answers an invitation, or gives up, rejects with a `Problem`. */
export interface OwnInvitationsStore extends RemoteStore<OwnSharing> {
  accept(invitation: OwnInvitation['id']): Promise<void>;
  decline(invitation: OwnInvitation['id']): Promise<void>;
  giveUp(object: OwnGrant['object']): Promise<void>;
  /** Adds the next page of invitations. */
  showMore(): Promise<void>;
}

type Client = Pick<StoreEnvironment, 'client'>;
type Environment = Client &
  Pick<StoreEnvironment, 'whenChanged'> &
  Pick<SharingEnvironment, 'store'>;

/** Invitations of a page. */
const pageSize = 50;

export async function requestOwnSharing(
  { client }: Client,
  { pages = 1, signal }: { readonly pages?: number; readonly signal?: AbortSignal } = {},
): Promise<OwnSharing> {
  const options = signal ? { signal } : {};
  const starts = Array.from({ length: pages }, (_, page) => page * pageSize);
  const [grants, ...found] = await Promise.all([
    client.call(listOwnGrants, {}, options),
    ...starts.map((start) =>
      client.call(listOwnInvitations, { query: { start, size: pageSize } }, options),
    ),
  ]);
  // One that came meanwhile moves the rest on by one.
  const byId = new Map(found.flatMap(({ items }) => items).map((one) => [one.id, one]));
  return { invitations: [...byId.values()], hasMore: found.at(-1)?.hasMore ?? false, grants };
}

/**
 * Creates the store of what is shared with the signed-in user, kept up to date; a server may have
 * loaded it already.
 */
export function createOwnInvitationsStore(
  env: Environment,
  known?: OwnSharing,
): OwnInvitationsStore {
  const { client } = env;
  let pages = 1;
  const held = createRemote<OwnSharing>({
    owner: signedIn(env),
    topics: ['groups'],
    request: (signal) => requestOwnSharing(env, { pages, signal }),
    initial: known,
  });
  return {
    ...held,
    async accept(invitation) {
      await client.call(acceptOwnInvitation, { params: { invitation } });
      await held.reload();
    },
    async decline(invitation) {
      await client.call(declineOwnInvitation, { params: { invitation } });
      await held.reload();
    },
    async giveUp({ type, id }) {
      await client.call(giveUpPermissions, { params: { type, id } });
      await held.reload();
    },
    async showMore() {
      pages += 1;
      await held.reload();
    },
  };
}

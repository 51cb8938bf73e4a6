import { signedIn } from '../account/sessions/signed-in-store.ts';
import type { SharingEnvironment, StoreEnvironment } from '../http/environment.ts';
import { createRemote, type RemoteStore } from '../http/remote.ts';
import type { Action } from '../vocabulary/groups.ts';
import type { Locale } from '../vocabulary/text/locale.ts';
import {
  inviteToObject,
  listObjectInvitations,
  withdrawObjectInvitation,
} from './object-invitations/endpoints.ts';
import type { ObjectInvitation } from './object-invitations/schemas.ts';
import {
  grantPermissions,
  listPermissions,
  readOwnPermissions,
  withdrawPermissions,
} from './permissions/endpoints.ts';
import type { ObjectGrant, OwnPermissions } from './permissions/schemas.ts';

/** What permissions are about, as paths name it: `property` and `17`. */
export interface ObjectName {
  readonly type: string;
  readonly id: string;
}

/** Who may do what on an object, as far as the reader may know. */
export interface ObjectPermissions {
  readonly own: OwnPermissions;
  /** Null for a caller who does not administer the object. */
  readonly grants: readonly ObjectGrant[] | null;
  /** Who was invited and has not accepted; null as well. */
  readonly invitations: readonly ObjectInvitation[] | null;
}

/** Rights, and until when. */
interface Rights {
  readonly permissions: readonly Action[];
  /** ISO instant; absent for good. */
  readonly endsAt?: string | undefined;
}

/** What somebody's rights are changed to. */
export interface ChangedGrant extends Rights {
  readonly userId: ObjectGrant['user']['id'];
}

/** To what somebody is invited, by their address or username. */
export interface NewObjectInvitation extends Rights {
  readonly to: { readonly email: string } | { readonly username: string };
  /** In what language an address without an account is written to. */
  readonly locale: Locale;
}

/** The permissions on one object; what changes them rejects with a `Problem`. */
export interface PermissionsStore extends RemoteStore<ObjectPermissions> {
  change(grant: ChangedGrant): Promise<void>;
  withdraw(userId: ChangedGrant['userId']): Promise<void>;
  invite(invitation: NewObjectInvitation): Promise<ObjectInvitation>;
  takeBack(invitation: ObjectInvitation['id']): Promise<void>;
}

type Client = Pick<StoreEnvironment, 'client'>;

/** Asks for one's own rights, then for those of others where they allow it. */
export async function requestPermissions(
  { client }: Client,
  object: ObjectName,
  signal?: AbortSignal,
): Promise<ObjectPermissions> {
  const options = signal ? { signal } : {};
  const own = await client.call(readOwnPermissions, { params: object }, options);
  if (!own.permissions.includes('administration')) return { own, grants: null, invitations: null };
  const [grants, invitations] = await Promise.all([
    client.call(listPermissions, { params: object }, options),
    client.call(listObjectInvitations, { params: object }, options),
  ]);
  return { own, grants, invitations };
}

/**
 * Creates the store of the permissions on one object; ready from the start if a server has loaded
 * them.
 */
export function createPermissionsStore(
  env: Pick<SharingEnvironment, 'client' | 'store' | 'whenChanged'>,
  object: ObjectName,
  initial?: ObjectPermissions,
): PermissionsStore {
  const { client } = env;
  const held = createRemote({
    owner: signedIn(env),
    topics: ['groups'],
    request: (signal) => requestPermissions(env, object, signal),
    initial,
  });
  return {
    ...held,
    async change({ userId, ...rights }) {
      const body = { userId, ...sentRights(rights) };
      await client.call(grantPermissions, { params: object, body });
      await held.reload();
    },
    async withdraw(userId) {
      await client.call(withdrawPermissions, { params: { ...object, userId } });
      await held.reload();
    },
    async invite({ to, locale, ...rights }) {
      const body = { to, locale, ...sentRights(rights) };
      const sent = await client.call(inviteToObject, { params: object, body });
      await held.reload();
      return sent;
    },
    async takeBack(invitation) {
      await client.call(withdrawObjectInvitation, { params: { ...object, invitation } });
      await held.reload();
    },
  };
}

/** What is said of rights; those without an end say nothing of one. */
function sentRights({ permissions, endsAt }: Rights) {
  return { permissions: [...permissions], ...(endsAt !== undefined && { endsAt }) };
}

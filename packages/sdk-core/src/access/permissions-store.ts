import { createOwnLoadedStore, type OwnLoadedStore } from '../account/sessions/own-loaded-store.ts';
import type { SharingEnvironment, StoreEnvironment } from '../http/environment.ts';
import type { Action } from '../vocabulary/groups.ts';
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
  /** Null for whoever does not administer the object. */
  readonly grants: readonly ObjectGrant[] | null;
}

/** What somebody is granted. */
export interface NewGrant {
  readonly userId: ObjectGrant['user']['id'];
  readonly permissions: readonly Action[];
  /** ISO instant; absent for good. */
  readonly endsAt?: string | undefined;
}

/** The permissions on one object; what changes them rejects with a `Problem`. */
export interface PermissionsStore extends OwnLoadedStore<ObjectPermissions> {
  grant(grant: NewGrant): Promise<void>;
  withdraw(userId: NewGrant['userId']): Promise<void>;
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
  if (!own.permissions.includes('administration')) return { own, grants: null };
  return { own, grants: await client.call(listPermissions, { params: object }, options) };
}

/** The store of the permissions on one object; ready from the start where a server has asked. */
export function createPermissionsStore(
  env: Pick<SharingEnvironment, 'client' | 'store'>,
  object: ObjectName,
  initial?: ObjectPermissions,
): PermissionsStore {
  const { client } = env;
  const held = createOwnLoadedStore(
    env,
    (signal) => requestPermissions(env, object, signal),
    initial,
  );
  return {
    ...held,
    async grant({ userId, permissions, endsAt }) {
      const body = {
        userId,
        permissions: [...permissions],
        ...(endsAt !== undefined && { endsAt }),
      };
      await client.call(grantPermissions, { params: object, body });
      await held.reload();
    },
    async withdraw(userId) {
      await client.call(withdrawPermissions, { params: { ...object, userId } });
      await held.reload();
    },
  };
}

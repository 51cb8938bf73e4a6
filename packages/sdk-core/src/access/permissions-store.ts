import type { ReadableAtom } from 'nanostores';
import type { Remote, StoreEnvironment } from '../http/environment.ts';
import { createRemoteStore } from '../http/remote.ts';
import type { Action } from '../vocabulary/groups.ts';
import type { Problem } from '../vocabulary/problem.ts';
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
export interface PermissionsStore {
  readonly $permissions: ReadableAtom<Remote<ObjectPermissions, Problem>>;
  load(): Promise<void>;
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
  { client }: Client,
  object: ObjectName,
  initial?: ObjectPermissions,
): PermissionsStore {
  const { $state: $permissions, load: ask } = createRemoteStore(initial);
  const load = () => ask((signal) => requestPermissions({ client }, object, signal));
  return {
    $permissions,
    load,
    async grant({ userId, permissions, endsAt }) {
      const body = {
        userId,
        permissions: [...permissions],
        ...(endsAt !== undefined && { endsAt }),
      };
      await client.call(grantPermissions, { params: object, body });
      await load();
    },
    async withdraw(userId) {
      await client.call(withdrawPermissions, { params: { ...object, userId } });
      await load();
    },
  };
}

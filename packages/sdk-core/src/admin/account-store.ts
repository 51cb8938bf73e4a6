import { addMember, listGroupsOfUser, removeMember } from '../access/groups/endpoints.ts';
import type { OwnFactors } from '../account/factor-schemas.ts';
import { signedIn } from '../account/sessions/signed-in-store.ts';
import type { SharingEnvironment } from '../http/environment.ts';
import { createRemote, type RemoteStore } from '../http/remote.ts';
import type { Action, Group } from '../vocabulary/groups.ts';
import type { UserId } from '../vocabulary/ids.ts';
import type { NamedCity } from '../vocabulary/places/named-city.ts';
import type { GroupGrant } from '../vocabulary/rights.ts';
import { disableUser, enableUser, readAccount } from './accounts/endpoints.ts';
import type { Account } from './accounts/schemas.ts';

/** An account as administrators look after it. */
export interface KnownAccount extends Account {
  readonly groups: readonly GroupGrant[];
}

/**
 * How a user becomes a member; of the administrators, by the factors of the user who appoints them.
 */
export interface NewMembership extends Partial<OwnFactors> {
  readonly cities?: NamedCity[];
  readonly group: Group;
  readonly permissions: readonly Action[];
  /** ISO instant; by default as the group's settings say. */
  readonly endsAt?: string | undefined;
}

/** One account; what changes it rejects with a `Problem`. */
export interface AccountStore extends RemoteStore<KnownAccount> {
  join(membership: NewMembership): Promise<void>;
  leave(group: Group): Promise<void>;
  disable(reason: string): Promise<void>;
  /** Opens it again; one of an administrator takes factors. */
  enable(reason: string, factors: Partial<OwnFactors>): Promise<void>;
}

/** The store of the account of one user. */
export function createAccountStore(
  env: Pick<SharingEnvironment, 'client' | 'store'>,
  id: UserId,
): AccountStore {
  const { client } = env;
  const params = { id };
  const account = createRemote<KnownAccount>({
    owner: signedIn(env),
    request: async (signal) => {
      const [facts, groups] = await Promise.all([
        client.call(readAccount, { params }, { signal }),
        client.call(listGroupsOfUser, { params }, { signal }),
      ]);
      return { ...facts, groups };
    },
  });
  const { reload } = account;

  return {
    ...account,
    async join({ permissions, endsAt, ...membership }) {
      const body = {
        ...membership,
        permissions: [...permissions],
        ...(endsAt !== undefined && { endsAt }),
      };
      await client.call(addMember, { params, body });
      await reload();
    },
    async leave(group) {
      await client.call(removeMember, { params: { g: group, user: id } });
      await reload();
    },
    async disable(reason) {
      await client.call(disableUser, { params, body: reasonOf(reason) });
      await reload();
    },
    async enable(reason, factors) {
      await client.call(enableUser, { params, body: { ...reasonOf(reason), ...factors } });
      await reload();
    },
  };
}

/** Why something was done, for the trail; nothing where nothing was said. */
function reasonOf(reason: string): { readonly reason?: string } {
  return reason.trim() === '' ? {} : { reason: reason.trim() };
}

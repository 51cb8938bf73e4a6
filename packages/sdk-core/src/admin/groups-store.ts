import {
  changeGroupSettings,
  listGroups,
  listMembers,
  removeMember,
} from '../access/groups/endpoints.ts';
import type { GroupMember, ListedGroup } from '../access/groups/schemas.ts';
import {
  inviteMember,
  listInvitations,
  withdrawInvitation,
} from '../access/invitations/endpoints.ts';
import type { WaitingInvitation } from '../access/invitations/schemas.ts';
import type { OwnFactors } from '../account/factor-schemas.ts';
import { signedIn } from '../account/sessions/signed-in-store.ts';
import type { SharingEnvironment } from '../http/environment.ts';
import { createRemote, type RemoteStore } from '../http/remote.ts';
import type { Action, Group } from '../vocabulary/groups.ts';
import type { NamedCity } from '../vocabulary/places/named-city.ts';
import type { Locale } from '../vocabulary/text/locale.ts';

/** Members and invitations on a page. */
export const groupPageSize = 12;

type Environment = Pick<SharingEnvironment, 'client' | 'store'>;

/** Every group with what the reader may know of it. */
export function createGroupListStore(env: Environment): RemoteStore<readonly ListedGroup[]> {
  return createRemote({
    owner: signedIn(env),
    request: (signal) => env.client.call(listGroups, {}, { signal }),
  });
}

/** A page of a group's members, and all invitations that wait. */
export interface GroupPage {
  /** From 1. */
  readonly page: number;
  readonly members: readonly GroupMember[];
  readonly memberCount: number;
  readonly invitations: readonly WaitingInvitation[];
}

/** Whom somebody invites, and to what; to the administrators, by factors of their own. */
export interface NewInvitation extends Partial<OwnFactors> {
  readonly cities?: NamedCity[];
  readonly email: string;
  readonly permissions: readonly Action[];
  /** ISO instant; by default as the group's settings say. */
  readonly endsAt?: string | undefined;
  /** In what language the mail is written. */
  readonly locale: Locale;
}

/** One group; what changes it rejects with a `Problem`. */
export interface GroupStore extends RemoteStore<GroupPage> {
  /** Shows a page of the members. */
  showPage(page: number): Promise<void>;
  remove(userId: GroupMember['user']['id']): Promise<void>;
  /** Answers until when the invitation counts, as an ISO instant. */
  invite(invitation: NewInvitation): Promise<string>;
  withdraw(invitationId: string): Promise<void>;
  changeSettings(settings: NonNullable<ListedGroup['settings']>): Promise<void>;
}

/** Invitations wait for a week at most, so that one list holds them. */
const mostInvitations = 200;

/** The store of one group. */
export function createGroupStore(env: Environment, group: Group): GroupStore {
  const { client } = env;
  const params = { g: group };
  let page = 1;
  const held = createRemote<GroupPage>({
    owner: signedIn(env),
    request: async (signal) => {
      const shown = page;
      const query = { start: (shown - 1) * groupPageSize, size: groupPageSize };
      const [members, invitations] = await Promise.all([
        client.call(listMembers, { params, query }, { signal }),
        client.call(listInvitations, { params, query: { size: mostInvitations } }, { signal }),
      ]);
      const { items, total } = members;
      return { page: shown, members: items, memberCount: total, invitations: invitations.items };
    },
  });

  return {
    ...held,
    showPage(next) {
      page = next;
      return held.reload();
    },
    async remove(userId) {
      await client.call(removeMember, { params: { ...params, user: userId } });
      await held.reload();
    },
    async invite({ permissions, endsAt, ...invitation }) {
      const body = {
        ...invitation,
        permissions: [...permissions],
        ...(endsAt !== undefined && { endsAt }),
      };
      const { expiresAt } = await client.call(inviteMember, { params, body });
      await held.reload();
      return expiresAt;
    },
    async withdraw(invitationId) {
      await client.call(withdrawInvitation, { params: { ...params, id: invitationId } });
      await held.reload();
    },
    async changeSettings(settings) {
      await client.call(changeGroupSettings, { params, body: settings });
    },
  };
}

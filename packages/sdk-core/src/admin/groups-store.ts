import type { ReadableAtom } from 'nanostores';
import {
  changeGroupSettings,
  listGroups,
  listMembers,
  removeMember,
} from '../access/groups/endpoints.ts';
import type { ListedGroup, Member } from '../access/groups/schemas.ts';
import {
  inviteMember,
  listInvitations,
  withdrawInvitation,
} from '../access/invitations/endpoints.ts';
import type { WaitingInvitation } from '../access/invitations/schemas.ts';
import type { OwnFactors } from '../account/factor-schemas.ts';
import type { Remote, StoreEnvironment } from '../http/environment.ts';
import { createRemoteStore } from '../http/remote.ts';
import type { Action, Group } from '../vocabulary/groups.ts';
import type { Problem } from '../vocabulary/problem.ts';
import type { Locale } from '../vocabulary/text/locale.ts';

/** Members and invitations on a page. */
export const groupPageSize = 12;

type Client = Pick<StoreEnvironment, 'client'>;

/** Every group with what the reader may know of it. */
export interface GroupListStore {
  readonly $groups: ReadableAtom<Remote<readonly ListedGroup[], Problem>>;
  load(): Promise<void>;
}

export function createGroupListStore({ client }: Client): GroupListStore {
  const { $state, load } = createRemoteStore<readonly ListedGroup[]>(undefined, 'loading');
  return {
    $groups: $state,
    load: () => load((signal) => client.call(listGroups, {}, { signal })),
  };
}

/** A page of a group's members, and all invitations that wait. */
export interface GroupPage {
  /** From 1. */
  readonly page: number;
  readonly members: readonly Member[];
  readonly memberCount: number;
  readonly invitations: readonly WaitingInvitation[];
}

/** Whom somebody invites, and to what; to the administrators, by factors of their own. */
export interface NewInvitation extends Partial<OwnFactors> {
  readonly email: string;
  readonly permissions: readonly Action[];
  /** ISO instant; as the group's settings say unless told. */
  readonly endsAt?: string | undefined;
  /** In what language the mail is written. */
  readonly locale: Locale;
}

/** One group; what changes it rejects with a `Problem`. */
export interface GroupStore {
  readonly $group: ReadableAtom<Remote<GroupPage, Problem>>;
  /** Shows a page of the members; the same again unless told. */
  load(page?: number): Promise<void>;
  remove(userId: Member['user']['id']): Promise<void>;
  /** Answers until when the invitation counts, as an ISO instant. */
  invite(invitation: NewInvitation): Promise<string>;
  withdraw(invitationId: string): Promise<void>;
  changeSettings(settings: NonNullable<ListedGroup['settings']>): Promise<void>;
}

/** Invitations wait for a week at most, so that one list holds them. */
const mostInvitations = 200;

/** The store of one group. */
export function createGroupStore({ client }: Client, group: Group): GroupStore {
  const { $state: $group, load: ask } = createRemoteStore<GroupPage>(undefined, 'loading');
  const params = { g: group };
  let shown = 1;

  function load(page = shown): Promise<void> {
    shown = page;
    const query = { start: (page - 1) * groupPageSize, size: groupPageSize };
    return ask(async (signal) => {
      const [members, invitations] = await Promise.all([
        client.call(listMembers, { params, query }, { signal }),
        client.call(listInvitations, { params, query: { size: mostInvitations } }, { signal }),
      ]);
      const { items, total } = members;
      return { page, members: items, memberCount: total, invitations: invitations.items };
    });
  }

  return {
    $group,
    load,
    async remove(userId) {
      await client.call(removeMember, { params: { ...params, user: userId } });
      await load();
    },
    async invite({ permissions, endsAt, ...invitation }) {
      const body = {
        ...invitation,
        permissions: [...permissions],
        ...(endsAt !== undefined && { endsAt }),
      };
      const { expiresAt } = await client.call(inviteMember, { params, body });
      await load();
      return expiresAt;
    },
    async withdraw(invitationId) {
      await client.call(withdrawInvitation, { params: { ...params, id: invitationId } });
      await load();
    },
    async changeSettings(settings) {
      await client.call(changeGroupSettings, { params, body: settings });
    },
  };
}

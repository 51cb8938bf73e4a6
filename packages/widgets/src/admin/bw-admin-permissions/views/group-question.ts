import type { GroupMember } from '@boardwalk/sdk-core/access/groups/schemas';
import type { WaitingInvitation } from '@boardwalk/sdk-core/access/invitations/schemas';

/** The question before a group changes. */
export type GroupQuestion =
  | { readonly about: 'invite' }
  | { readonly about: 'remove'; readonly member: GroupMember }
  | { readonly about: 'withdraw'; readonly invitation: WaitingInvitation };

import type { Member, WaitingInvitation } from '@boardwalk/sdk-core/access/schemas';

/** What is asked before a group changes. */
export type GroupQuestion =
  | { readonly about: 'invite' }
  | { readonly about: 'remove'; readonly member: Member }
  | { readonly about: 'withdraw'; readonly invitation: WaitingInvitation };

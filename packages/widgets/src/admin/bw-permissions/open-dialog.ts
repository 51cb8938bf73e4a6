import type { ObjectInvitation } from '@boardwalk/sdk-core/access/object-invitations/schemas';
import type { ObjectGrant } from '@boardwalk/sdk-core/access/permissions/schemas';

/**
 * What is open: the form for somebody new, who may have been invited before, or known, or the
 * question before rights or an invitation are withdrawn.
 */
export type OpenDialog =
  | { readonly does: 'invite'; readonly again?: ObjectInvitation }
  | { readonly does: 'takeBack'; readonly invitation: ObjectInvitation }
  | { readonly does: 'change' | 'withdraw'; readonly grant: ObjectGrant };

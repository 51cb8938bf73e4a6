import type { ObjectGrant } from '@boardwalk/sdk-core/access/permissions/schemas';

/** What is open: the form for somebody new or known, or the question before withdrawing. */
export type OpenDialog =
  | { readonly does: 'add' }
  | { readonly does: 'change' | 'withdraw'; readonly grant: ObjectGrant };

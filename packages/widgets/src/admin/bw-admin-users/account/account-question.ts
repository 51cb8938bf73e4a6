import type { Group } from '@boardwalk/sdk-core/vocabulary/groups';

/** The question before an action on an account. */
export type AccountQuestion =
  | { readonly about: 'act' | 'disable' | 'enable' | 'join' }
  | { readonly about: 'leave'; readonly group: Group };

import type { Group } from '@boardwalk/sdk-core/vocabulary/groups';

/** What is asked before something is done to an account. */
export type AccountQuestion =
  | { readonly about: 'act' | 'disable' | 'enable' | 'join' }
  | { readonly about: 'leave'; readonly group: Group };

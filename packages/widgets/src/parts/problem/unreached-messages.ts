import type { Catalogue } from '@boardwalk/sdk-core/vocabulary/text/message';

/** What is at hand where nothing can be reached, the other words included. */
export const unreachedMessages = {
  catalogue: 'parts/unreached',
  unreached: 'Boardwalk can’t be reached. Check your connection, then try again.',
} as const satisfies Catalogue;

import type { Catalogue } from '@boardwalk/sdk-core/vocabulary/text/message';

/** What the dialog says that asks who somebody is. */
export const sessionMessages = {
  catalogue: 'account/session',
  close: 'Close',
} as const satisfies Catalogue;

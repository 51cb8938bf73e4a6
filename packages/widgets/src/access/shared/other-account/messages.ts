import type { Catalogue } from '@boardwalk/sdk-core/vocabulary/text/message';

/** What is said to somebody who may have another account. */
export const otherAccountMessages = {
  catalogue: 'access/other-account',
  signedInAs: 'You are signed in as {name}.',
  other: 'Use another account',
} as const satisfies Catalogue;

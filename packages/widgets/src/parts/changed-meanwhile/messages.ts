import type { Catalogue } from '@boardwalk/sdk-core/vocabulary/text/message';

/** What a form says of what somebody else has changed since it was opened. */
export const changedMeanwhileMessages = {
  catalogue: 'parts/changed-meanwhile',
  lead: 'Somebody else has changed this since you opened it. Nothing of yours is saved yet, and what you typed is still here.',
  now: '{label}: now {value}',
  empty: 'empty',
  advice: 'Save again to put yours in its place.',
} as const satisfies Catalogue;

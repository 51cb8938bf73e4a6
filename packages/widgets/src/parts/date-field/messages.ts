import type { Catalogue } from '@boardwalk/sdk-core/vocabulary/text/message';

/** What fields of dates say. */
export const dateMessages = {
  catalogue: 'parts/date',
  from: 'From',
  to: 'To',
  reversed: 'The end lies before the beginning.',
} as const satisfies Catalogue;

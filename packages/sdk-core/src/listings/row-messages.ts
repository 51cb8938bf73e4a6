import type { Catalogue } from '../vocabulary/text/message.ts';

/** What a row of listings says beside its cards. */
export const rowMessages = {
  catalogue: 'listings/row',
  seeAll: 'See all',
  seeAllOf: 'See all: {title}',
  previous: 'Previous listings',
  next: 'More listings',
} as const satisfies Catalogue;

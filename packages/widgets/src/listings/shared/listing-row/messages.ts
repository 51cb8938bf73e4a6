import type { Catalogue } from '@boardwalk/sdk-core/vocabulary/text/message';

/** What a listing in a row of a table says. */
export const listingRowMessages = {
  catalogue: 'listings/listing-row',
  kindAndCity: '{kind} · {city}',
} as const satisfies Catalogue;

import type { Translations } from '@boardwalk/sdk-core/vocabulary/text/message';

/** What a listing in a row of a table says, in Canadian French. */
export const listingRowFrench: Translations = {
  'listings/listing-row': {
    kindAndCity: '{kind} · {city}',
  },
};

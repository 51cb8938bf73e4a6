import type { Catalogue } from '../vocabulary/text/message.ts';

/** What search engines and browsers call the page of a search. */
export const searchHeadMessages = {
  catalogue: 'search/head',
  all: 'Listings',
  'offer.SALE': '{what} for sale',
  'offer.RENT': '{what} for rent',
  'offer.LEASE': '{what} for lease',
  forWords: '{what} for “{text}”',
  titleNear: '{what} near {place}',
  titleIn: '{what} in {place}',
  titleInView: '{what} in this part of the map',
  page: '{title}, page {page}',
  description: '{found}. Compare pictures, prices and facts on a list and on a map.',
} as const satisfies Catalogue;

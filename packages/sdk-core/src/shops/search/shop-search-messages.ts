import type { Catalogue } from '../../vocabulary/text/message.ts';

/** What the field says by which a shop is searched. */
export const shopSearchMessages = {
  catalogue: 'shops/shop-search',
  label: 'Search in {shop}',
  submit: 'Search',
  clear: 'Clear the words',
  filters: 'Filters',
  filtersSet: 'set',
} as const satisfies Catalogue;

/** What stands around the products that a search within a shop finds, beside what any search says. */
export const shopResultsMessages = {
  catalogue: 'shops/shop-results',
  anyPrice: 'Any price',
  counted: '{price} ({count})',
  nothing: 'Nothing in {shop} matches this search.',
} as const satisfies Catalogue;

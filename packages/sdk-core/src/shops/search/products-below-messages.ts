import type { Catalogue } from '../../vocabulary/text/message.ts';

/** What stands around the products of shops below a search of listings. */
export const productsBelowMessages = {
  catalogue: 'shops/products-below',
  title: 'From shops',
  shown: 'Products from shops are shown below the results.',
  similar: 'No product matches “{text}” exactly. These are similar.',
  all: { one: 'See {count} product', many: 'See all {count} products' },
  allMore: 'See all products',
  soldBy: '{shop} · {city}',
} as const satisfies Catalogue;

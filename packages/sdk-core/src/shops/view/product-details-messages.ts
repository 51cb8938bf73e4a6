import type { Catalogue } from '../../vocabulary/text/message.ts';

/** What stands below the first view of a product. */
export const productDetailsMessages = {
  catalogue: 'shops/product-details',
  description: 'Description',
  readMore: 'Read more',
  readLess: 'Read less',
  returns: 'Returns',
  shop: 'The shop',
  visit: 'Visit the shop',
  report: 'Report this product',
  more: 'More of {shop}',
  moreFailed: 'The other products couldn’t be loaded.',
  retry: 'Try again',
} as const satisfies Catalogue;

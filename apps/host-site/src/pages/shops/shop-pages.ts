import { productIdPattern, shopIdPattern } from '@boardwalk/sdk-core/shops/shop-id';
import type { SitePage } from '../site-page.ts';

const open = { guard: 'none', layout: 'public' } as const;

/** The public pages of shops, which a browser loads from the server. */
export const shopPages = {
  marketplace: {
    ...open,
    title: 'Products from shops',
    widgets: () => [
      {
        tag: 'bw-products-search',
        attributes: { 'heading-level': '1', 'url-sync': '' },
        sharesState: true,
      },
    ],
  },
  product: {
    ...open,
    title: 'Product',
    params: { shopId: shopIdPattern, id: productIdPattern },
    widgets: ({ params: { shopId = '', id = '' } }) => [
      {
        tag: 'bw-product',
        attributes: { shop: shopId, id, 'heading-level': '1', 'url-sync': '' },
        sharesState: true,
      },
    ],
    missing: () => ({ notice: { kind: 'product' }, onceGone: [] }),
  },
  shop: {
    ...open,
    title: 'Shop',
    params: { shopId: shopIdPattern },
    widgets: ({ params: { shopId = '' } }) => [
      {
        tag: 'bw-shop',
        attributes: { shop: shopId, 'heading-level': '1', 'url-sync': '' },
        sharesState: true,
      },
    ],
    missing: () => ({ notice: { kind: 'shop' }, onceGone: [] }),
  },
} as const satisfies Readonly<Record<string, SitePage>>;

import type { SitePage } from './site-page.ts';

/** An address of a shop, or an id of a product. */
const slug = /^[a-z0-9-]{1,80}$/;

const open = { guard: 'none', layout: 'public' } as const;

/** The public pages of shops, which a browser loads from the server. */
export const shopPages = {
  product: {
    ...open,
    title: 'Product',
    params: { shopId: slug, id: slug },
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
    params: { shopId: slug },
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

import { shopIdPattern } from '@boardwalk/sdk-core/shops/shop-id';
import type { SitePage } from '../site-page.ts';

const own = { guard: 'signed-in', layout: 'dashboard' } as const;
const params = { shopId: shopIdPattern };

/** The pages on which people become sellers, and look after their shops. */
export const sellingPages = {
  sellerRegistration: {
    ...own,
    title: 'Become a seller',
    widgets: () => [{ tag: 'bw-seller-registration', attributes: { 'heading-level': '1' } }],
  },
  createShop: {
    ...own,
    title: 'Create a shop',
    widgets: () => [{ tag: 'bw-create-shop', attributes: { 'heading-level': '1' } }],
  },
  shopSettings: {
    ...own,
    title: 'Shop settings',
    params,
    widgets: ({ params: { shopId = '' } }) => [
      { tag: 'bw-shop-editor', attributes: { shop: shopId, 'heading-level': '1' } },
    ],
  },
} as const satisfies Readonly<Record<string, SitePage>>;

import { productIdPattern, shopIdPattern } from '@boardwalk/sdk-core/shops/shop-id';
import type { PlacedWidget, SitePage } from '../site-page.ts';

const own = { guard: 'signed-in', layout: 'dashboard', params: { shopId: shopIdPattern } } as const;

/** The pages on which the people of a shop write its products and its shipping rates. */
export const productPages = {
  shopProducts: {
    ...own,
    title: 'Products',
    widgets: ({ params: { shopId = '' } }) => [productList(shopId)],
  },
  editProducts: {
    ...own,
    title: 'Edit many products',
    widgets: ({ params: { shopId = '' } }) => [productList(shopId, { view: 'grid' })],
  },
  importProducts: {
    ...own,
    title: 'Import products',
    widgets: ({ params: { shopId = '' } }) => [
      { tag: 'bw-import-products', attributes: { shop: shopId, 'heading-level': '1' } },
    ],
  },
  postProduct: {
    ...own,
    title: 'New product',
    widgets: ({ params: { shopId = '' }, query }) => [editor(shopId, 'copy', query)],
  },
  editProduct: {
    ...own,
    title: 'Edit a product',
    widgets: ({ params: { shopId = '' }, query }) => [
      // Without a product there is none to edit: all of them are offered.
      query.has('product') ? editor(shopId, 'product', query) : productList(shopId),
    ],
  },
  postShippingRate: {
    ...own,
    title: 'Shipping rates',
    widgets: ({ params: { shopId = '' } }) => [
      {
        tag: 'bw-shipping-rates',
        attributes: { shop: shopId, 'heading-level': '1', 'url-sync': '' },
        sharesState: true,
      },
    ],
  },
} as const satisfies Readonly<Record<string, SitePage>>;

function productList(shop: string, more: Readonly<Record<string, string>> = {}): PlacedWidget {
  return {
    tag: 'bw-products',
    attributes: { shop, 'heading-level': '1', 'url-sync': '', ...more },
    sharesState: true,
  };
}

/** The form of a product, which the query names; what can be no product's address is left out. */
function editor(shop: string, name: 'copy' | 'product', query: URLSearchParams): PlacedWidget {
  const id = query.get(name) ?? '';
  return {
    tag: 'bw-product-editor',
    attributes: { shop, 'heading-level': '1', ...(productIdPattern.test(id) && { [name]: id }) },
  };
}

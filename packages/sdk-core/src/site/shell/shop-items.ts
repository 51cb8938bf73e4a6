import {
  editProduct,
  editProducts,
  importProducts,
  postProduct,
  postShippingRate,
  shopInvoice,
  shopInvoices,
  shopProducts,
  shopSettings,
  shopSummary,
} from '../../vocabulary/routes/routes.ts';

/** The pages of each of somebody's shops, as the drawer lists them. */
const shopPages = [shopSummary, shopProducts, shopInvoices, shopSettings] as const;
export type ShopItem = (typeof shopPages)[number]['routeName'];

/** The routes that they lead to. */
export const shopRoutes: readonly string[] = shopPages.map(({ routeName }) => routeName);

/** Returns the pages of a shop, but for those that are still to come. */
export function shopItems(shopId: string, soon: readonly string[]) {
  return shopPages
    .filter(({ routeName }) => !soon.includes(routeName))
    .map((page) => ({ name: page.routeName, route: page({ shopId }) }));
}

/** Pages that belong to one of them. */
const within: Readonly<Record<string, ShopItem>> = {
  [editProducts.routeName]: 'shopProducts',
  [importProducts.routeName]: 'shopProducts',
  [postProduct.routeName]: 'shopProducts',
  [editProduct.routeName]: 'shopProducts',
  [shopInvoice.routeName]: 'shopInvoices',
  [postShippingRate.routeName]: 'shopSettings',
};

/** How a page of a shop stands to the page that shows: it is that, that belongs to it, or neither. */
export function placeOfShopItem(item: ShopItem, current: string): 'page' | true | undefined {
  if (item === current) return 'page';
  return within[current] === item || undefined;
}

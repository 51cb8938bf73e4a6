import type { Shop } from '../schemas.ts';
import { productsPageSize } from '../shop-limits.ts';

/** Whether a shop has more products than its page shows at once: fewer are looked through without words. */
export function isShopSearchable({ shelves }: Pick<Shop, 'shelves'>): boolean {
  return shelves.reduce((sum, { products }) => sum + products, 0) > productsPageSize;
}

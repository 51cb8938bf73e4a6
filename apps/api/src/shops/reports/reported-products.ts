import { userId } from '@boardwalk/sdk-core/vocabulary/ids';
import { product as productPage } from '@boardwalk/sdk-core/vocabulary/routes/routes';
import { parseWith } from '@boardwalk/sdk-core/vocabulary/schema';
import { eq, inArray } from 'drizzle-orm';
import type { ReportSubject } from '../../reports/report-subjects.ts';
import { noProduct, requireProduct } from '../products/find-product.ts';
import { products } from '../products/tables.ts';
import { shops } from '../tables.ts';
import { productOutcomeMails } from './outcome-mails.ts';
import { isShown, lockShownShop } from './reported-shops.ts';

/** How people report products, by `{shop}/{product}`. */
export const reportedProducts: ReportSubject = {
  kind: 'product',
  mails: productOutcomeMails,

  async find(transaction, id, now) {
    const [shopId = '', productId = ''] = id.split('/');
    const shop = await lockShownShop(transaction, shopId, now);
    const { key, isActive } = await requireProduct(transaction, shop, productId);
    if (!isActive) throw noProduct();
    return { key, ownerId: parseWith(userId, shop.ownerId) };
  },

  async describe(queries, keys, now) {
    const rows = await queries
      .select({ product: products, shop: shops })
      .from(products)
      .innerJoin(shops, eq(shops.key, products.shopKey))
      .where(inArray(products.key, [...keys]));
    return new Map(
      rows.map(({ product, shop }) => [
        product.key,
        {
          title: product.title,
          ownerId: parseWith(userId, shop.ownerId),
          path: productPage({ shopId: shop.id, id: product.id }).path,
          isShown: product.isActive && isShown(shop, now),
        },
      ]),
    );
  },
};

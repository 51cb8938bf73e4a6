import type * as schemas from '@boardwalk/sdk-core/shops/schemas';
import { shopStructuredData } from '@boardwalk/sdk-core/shops/structured-data';
import { and, count, desc, eq } from 'drizzle-orm';
import type { OperationContext } from '../../platform/calls/operation.ts';
import type { Handler } from '../../platform/domain.ts';
import { products } from '../products/tables.ts';
import type { ShopRow } from '../tables.ts';
import { describePublicShop } from './describe-public-shop.ts';
import { pictureUrl, shopUrl } from './page-addresses.ts';
import { requireVisibleShop } from './visible-shop.ts';

/** Reads a shop with everything that its page shows. */
export const readShop: Handler<typeof schemas.readShop> = async ({ params: { id } }, context) => {
  const visible = await requireVisibleShop(context, id);
  const { shop, isPublic } = visible;
  const described = await describePublicShop(context, visible);
  const { logo, cover } = described;
  return {
    ...described,
    shelves: await countShelves(context, shop),
    structuredData: isPublic
      ? shopStructuredData({
          ...described,
          imageUrls: cover ? [pictureUrl(context, cover)] : [],
          logoUrl: logo && pictureUrl(context, logo),
          url: shopUrl(context, shop),
        })
      : null,
  };
};

/** How many products of each shelf show, the fullest shelf first. */
function countShelves({ database }: Pick<OperationContext, 'database'>, shop: ShopRow) {
  const { category, shopKey, isActive } = products;
  const shelf = { category, products: count() };
  return database
    .select(shelf)
    .from(products)
    .where(and(eq(shopKey, shop.key), eq(isActive, true)))
    .groupBy(category)
    .orderBy(desc(count()), category);
}

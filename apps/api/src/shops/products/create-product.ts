import type { ProductBody } from '@boardwalk/sdk-core/shops/products/product-body';
import type * as schemas from '@boardwalk/sdk-core/shops/products/schemas';
import { mostOfShop } from '@boardwalk/sdk-core/shops/shop-limits';
import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import { eq } from 'drizzle-orm';
import { requireMember } from '../../platform/calls/require-rule.ts';
import type { Queries } from '../../platform/database/database.ts';
import type { Handler } from '../../platform/domain.ts';
import { announceShop } from '../announce-shop.ts';
import { lockShop } from '../require-shop.ts';
import type { ShopRow } from '../tables.ts';
import { auditShopChange } from '../trail/audit-shop-change.ts';
import { claimProductPictures } from './claim-product-pictures.ts';
import { describeProductSettings } from './describe-settings.ts';
import { insertProducts } from './insert-products.ts';
import { products } from './tables.ts';

/** Adds a product to a shop. */
export const createProduct: Handler<typeof schemas.createProduct> = async (
  { params: { id }, body: { product: body, isActive } },
  context,
) =>
  context.database.transaction(async (transaction) => {
    const surroundings = { ...context, database: transaction };
    const { shop } = await lockShop(surroundings, 'create', id, 'update');
    await requireRoom(transaction, shop);
    refuseKnownVariants(body);
    await claimProductPictures(transaction, body.pictures, shop, context);
    const now = context.clock.now();
    const { userId } = requireMember(context.caller);
    const [product] = await insertProducts(transaction, shop, [{ body, isActive }], {
      userId,
      now,
    });
    if (!product) throw new Error('A product was stored and not answered.');
    await auditShopChange(transaction, context, {
      event: 'product-changed',
      shop,
      detail: { product: product.id, isActive },
    });
    await announceShop(transaction, shop, now);
    const answer = await describeProductSettings(transaction, shop, product);
    await context.keepAnswer(transaction, answer);
    return answer;
  });

async function requireRoom(transaction: Queries, { key }: ShopRow): Promise<void> {
  if ((await transaction.$count(products, eq(products.shopKey, key))) < mostOfShop.products) return;
  throw new Problem('conflict', `A shop has at most ${mostOfShop.products} products.`);
}

/** A new product has no variant yet that a body could name. */
function refuseKnownVariants({ variants }: ProductBody): void {
  const known = variants.flatMap(({ id }, index) => (id === undefined ? [] : [index]));
  if (known.length === 0) return;
  throw new Problem('invalid-request', 'Please correct what is marked.', {
    fields: known.map((index) => ({
      path: `body.product.variants.${index}.id`,
      message: 'expected none: the product is new',
    })),
  });
}

import { randomInt } from 'node:crypto';
import type { ProductBody } from '@boardwalk/sdk-core/shops/products/product-body';
import type * as schemas from '@boardwalk/sdk-core/shops/products/schemas';
import { plainSlugOf } from '@boardwalk/sdk-core/shops/shop-id';
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
import type { ProductRow } from './find-product.ts';
import { insertVariants } from './insert-variants.ts';
import { productColumns } from './product-columns.ts';
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
    const product = await insertProduct(transaction, {
      ...productColumns(body),
      shopKey: shop.key,
      isActive,
      createdAt: now,
      updatedAt: now,
    });
    const { userId } = requireMember(context.caller);
    await insertVariants(transaction, product, body, { userId, now });
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

/** Stores a product under an id that its shop has for no other. */
async function insertProduct(
  transaction: Queries,
  values: Omit<typeof products.$inferInsert, 'id'>,
): Promise<ProductRow> {
  for (let attempt = 0; attempt < 5; attempt += 1) {
    const [product] = await transaction
      .insert(products)
      .values({ ...values, id: newProductId(values.title) })
      .onConflictDoNothing({ target: [products.shopKey, products.id] })
      .returning();
    if (product) return product;
  }
  throw new Error('No product id was free.');
}

const idCharacters = 'abcdefghijklmnopqrstuvwxyz0123456789';

/** What the title is in an address, and six characters that no other product of it has. */
function newProductId(title: string): string {
  const own = Array.from({ length: 6 }, () => idCharacters[randomInt(idCharacters.length)]).join(
    '',
  );
  const slug = plainSlugOf(title, 60);
  return slug === '' ? own : `${slug}-${own}`;
}

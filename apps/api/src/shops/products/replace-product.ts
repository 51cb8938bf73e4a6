import type { ProductBody } from '@boardwalk/sdk-core/shops/products/product-body';
import { mostOfShop } from '@boardwalk/sdk-core/shops/shop-limits';
import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import type { ProductRow } from './find-product.ts';
import { insertVariants } from './insert-variants.ts';
import { productColumns } from './product-columns.ts';
import { products, productVariants } from './tables.ts';
import { variantColumns } from './variants.ts';

interface Replacement {
  /** Who writes it. */
  readonly userId: number;
  readonly now: Date;
}

/** Replaces what is written of a product, whose row is locked; answers the product as it is then. */
export async function replaceProduct(
  transaction: Queries,
  product: ProductRow,
  body: ProductBody,
  { userId, now }: Replacement,
): Promise<ProductRow> {
  await requireRoom(transaction, product, body);
  await replaceVariants(transaction, product, body, now);
  await insertVariants(transaction, [{ product, body }], { userId, now });
  const changed = { ...productColumns(body), updatedAt: now, version: product.version + 1 };
  await transaction.update(products).set(changed).where(eq(products.key, product.key));
  return { ...product, ...changed };
}

/** Variants that are sold no more stay: the ledger and orders name them. */
async function requireRoom(
  transaction: Queries,
  { key }: ProductRow,
  { variants }: ProductBody,
): Promise<void> {
  const added = variants.filter(({ id }) => id === undefined).length;
  if (added === 0) return;
  const ever = await transaction.$count(productVariants, eq(productVariants.productKey, key));
  if (ever + added <= mostOfShop.variantsEver) return;
  const limit = `A product has at most ${mostOfShop.variantsEver} variants, with those of before.`;
  throw new Problem('conflict', `${limit} Please add another product.`);
}

/**
 * Changes the variants that a body names, and takes the others out of sale. All are out of it for a
 * moment, so that two may exchange their values.
 */
async function replaceVariants(
  transaction: Queries,
  product: ProductRow,
  { variants }: ProductBody,
  now: Date,
): Promise<void> {
  const { id: variantId, productKey, removedAt } = productVariants;
  const sold = await lockVariants(transaction, product);
  refuseUnknown(variants, sold);
  await transaction
    .update(productVariants)
    .set({ removedAt: now })
    .where(and(eq(productKey, product.key), isNull(removedAt)));
  for (const [position, variant] of variants.entries()) {
    if (variant.id === undefined) continue;
    await transaction
      .update(productVariants)
      .set({ ...variantColumns(variant, position), removedAt: null })
      .where(eq(variantId, variant.id));
  }
}

/** Locks what is sold of a product, in the order in which entries of the ledger lock it. */
async function lockVariants(
  transaction: Queries,
  { key }: ProductRow,
): Promise<ReadonlySet<number>> {
  const { id, productKey, removedAt } = productVariants;
  const rows = await transaction
    .select({ id })
    .from(productVariants)
    .where(and(eq(productKey, key), isNull(removedAt)))
    .orderBy(asc(id))
    .for('no key update');
  return new Set(rows.map((row) => row.id));
}

/** Each variant of a body is one that is sold of this product, and stands in it once. */
function refuseUnknown(variants: ProductBody['variants'], sold: ReadonlySet<number>): void {
  const ids = variants.map(({ id }) => id);
  const wrong = ids.flatMap((id, index) =>
    id === undefined || (sold.has(id) && ids.indexOf(id) === index) ? [] : [index],
  );
  if (wrong.length === 0) return;
  throw new Problem('invalid-request', 'Please correct what is marked.', {
    fields: wrong.map((index) => ({
      path: `body.product.variants.${index}.id`,
      message: 'expected a variant of this product, once',
    })),
  });
}

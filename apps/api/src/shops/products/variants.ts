import type { ProductBody } from '@boardwalk/sdk-core/shops/products/product-body';
import { and, asc, inArray, isNull } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import { productVariants } from './tables.ts';

export type VariantRow = typeof productVariants.$inferSelect;

/** The variants that are sold of some products, each product's in their order. */
export function findVariants(
  queries: Queries,
  productKeys: readonly number[],
): Promise<VariantRow[]> {
  const { productKey, position, removedAt } = productVariants;
  return queries
    .select()
    .from(productVariants)
    .where(and(inArray(productKey, [...productKeys]), isNull(removedAt)))
    .orderBy(asc(productKey), asc(position));
}

/** The columns of what is written of a variant; its stock is the ledger's. */
export function variantColumns(variant: ProductBody['variants'][number], position: number) {
  const { values, sku, barcode, price, compareAt, stockMode, weight, pictureId } = variant;
  return { position, values, sku, barcode, price, compareAt, stockMode, weight, pictureId };
}

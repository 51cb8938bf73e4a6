import type { ProductBody } from '@boardwalk/sdk-core/shops/products/product-body';
import type { Queries } from '../../platform/database/database.ts';
import type { ProductRow } from './find-product.ts';
import { addStockEntries } from './stock/add-stock-entries.ts';
import { productVariants } from './tables.ts';
import { variantColumns } from './variants.ts';

interface Insertion {
  /** Who writes them. */
  readonly userId: number;
  readonly now: Date;
}

/** Stores the variants of a body that are new, with what they begin with in the ledger. */
export async function insertVariants(
  transaction: Queries,
  { key: productKey }: Pick<ProductRow, 'key'>,
  { variants }: Pick<ProductBody, 'variants'>,
  { userId, now: at }: Insertion,
): Promise<void> {
  const added = variants.flatMap((variant, position) =>
    variant.id === undefined ? [{ variant, position }] : [],
  );
  if (added.length === 0) return;
  const stored = await transaction
    .insert(productVariants)
    .values(
      added.map(({ variant, position }) => ({
        ...variantColumns(variant, position),
        productKey,
      })),
    )
    .returning({ id: productVariants.id, position: productVariants.position });
  const idAt = new Map(stored.map(({ id, position }) => [position, id]));
  const entries = added.flatMap(({ variant: { stock = 0 }, position }) => {
    const variantId = idAt.get(position);
    if (stock === 0 || variantId === undefined) return [];
    return [{ variantId, kind: 'received' as const, change: stock, note: '', userId, at }];
  });
  await addStockEntries(transaction, entries);
}

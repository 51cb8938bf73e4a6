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

/** A product, and what is written of it. */
interface WrittenProduct {
  readonly product: Pick<ProductRow, 'key'>;
  readonly body: Pick<ProductBody, 'variants'>;
}

/** Rows of a statement, whose values have to stay below the most that a statement takes. */
const rowsAtOnce = 2_000;

/** Stores the variants of bodies that are new, with what they begin with in the ledger. */
export async function insertVariants(
  transaction: Queries,
  written: readonly WrittenProduct[],
  { userId, now: at }: Insertion,
): Promise<void> {
  const added = written.flatMap(({ product, body }) =>
    body.variants.flatMap((variant, position) =>
      variant.id === undefined ? [{ productKey: product.key, variant, position }] : [],
    ),
  );
  for (let start = 0; start < added.length; start += rowsAtOnce) {
    const some = added.slice(start, start + rowsAtOnce);
    const { id, productKey, position } = productVariants;
    const stored = await transaction
      .insert(productVariants)
      .values(
        some.map(({ variant, ...one }) => ({ ...variantColumns(variant, one.position), ...one })),
      )
      .returning({ id, productKey, position });
    const ids = new Map(stored.map((one) => [`${one.productKey} ${one.position}`, one.id]));
    const entries = some.flatMap(({ variant: { stock = 0 }, ...one }) => {
      const variantId = ids.get(`${one.productKey} ${one.position}`);
      if (stock === 0 || variantId === undefined) return [];
      return [{ variantId, kind: 'received' as const, change: stock, note: '', userId, at }];
    });
    await addStockEntries(transaction, entries);
  }
}

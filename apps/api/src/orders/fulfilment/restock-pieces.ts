import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import { addStockEntries } from '../../shops/products/stock/add-stock-entries.ts';
import { productVariants } from '../../shops/products/tables.ts';
import type { NamedPieces } from './require-pieces.ts';

/** What was taken from a stock that is still counted is there again. */
export async function restockPieces(
  transaction: Queries,
  pieces: readonly NamedPieces[],
  by: { readonly at: Date; readonly userId: number },
): Promise<void> {
  const counted = pieces.filter(({ line }) => line.isCounted);
  if (counted.length === 0) return;
  const { id, stockMode, removedAt } = productVariants;
  const ids = counted.map(({ line }) => line.variantId);
  const variants = await transaction
    .select({ id })
    .from(productVariants)
    .where(and(inArray(id, ids), eq(stockMode, 'counted'), isNull(removedAt)));
  await addStockEntries(
    transaction,
    counted
      .filter(({ line }) => variants.some((one) => one.id === line.variantId))
      .map(({ line: { variantId }, quantity }) => ({
        ...{ variantId, kind: 'returned' as const, change: quantity, note: '', ...by },
      })),
  );
}

import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import { isCheckViolation } from '../../../platform/database/check-violation.ts';
import type { Queries } from '../../../platform/database/database.ts';
import { stockEntries } from '../tables.ts';

type NewEntry = Omit<typeof stockEntries.$inferInsert, 'id'>;

/**
 * Adds entries to the ledger, each of which changes the stock of its variant; the transaction is
 * refused whole where one would fall below none. Entries of several variants are added in the order
 * of these, so that two transactions never wait for each other.
 */
export async function addStockEntries(
  transaction: Queries,
  entries: readonly NewEntry[],
): Promise<void> {
  if (entries.length === 0) return;
  const inOrder = entries.toSorted((left, right) => left.variantId - right.variantId);
  await requireStock(transaction.insert(stockEntries).values(inOrder));
}

/** Throws `conflict` where entries that are being added would take more than there is. */
export async function requireStock(adding: PromiseLike<unknown>): Promise<void> {
  try {
    await adding;
  } catch (error) {
    if (!isCheckViolation(error, 'product_variants_stock')) throw error;
    throw new Problem('conflict', 'There are fewer pieces than that by now.', { cause: error });
  }
}

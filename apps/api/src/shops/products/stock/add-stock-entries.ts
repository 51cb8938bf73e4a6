import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import { type SQL, sql } from 'drizzle-orm';
import { isCheckViolation } from '../../../platform/database/check-violation.ts';
import type { Queries } from '../../../platform/database/database.ts';
import { runPreparedQuery } from '../../../platform/database/recurring-query.ts';
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

/** What each piece is entered as. */
export interface PieceEntry {
  readonly kind: (typeof stockEntries.$inferInsert)['kind'];
  readonly sign: 1 | -1;
}

/**
 * Adds the same entries for pieces that a query finds, in its statement. `moved` is common table
 * expressions, of which the last is named `moved` and has the columns `variant_id` and `quantity`.
 */
export async function addEntriesOfMoved(
  transaction: Queries,
  moved: SQL,
  entries: readonly PieceEntry[],
  at: Date,
): Promise<void> {
  await requireStock(
    runPreparedQuery(
      transaction,
      sql`
        with ${moved}
        insert into stock_entries (variant_id, kind, change, note, at)
        select moved.variant_id, entry.kind, entry.sign * moved.quantity, '', ${at.toISOString()}::timestamptz
        from moved, jsonb_to_recordset(${JSON.stringify(entries)}::jsonb) as entry(kind text, sign integer)
        order by moved.variant_id, entry.sign desc`,
    ),
  );
}

/** Throws `conflict` where entries that are being added would take more than there is. */
async function requireStock(adding: PromiseLike<unknown>): Promise<void> {
  try {
    await adding;
  } catch (error) {
    if (!isCheckViolation(error, 'product_variants_stock')) throw error;
    throw new Problem('conflict', 'There are fewer pieces than that by now.', { cause: error });
  }
}

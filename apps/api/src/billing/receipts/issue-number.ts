import { sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import { receiptSeries } from './tables.ts';

/**
 * The next number of the year's receipts. It has no gaps: a transaction that is rolled back gives its
 * number back, and others wait for it. So it is the last thing that a transaction locks.
 */
export async function issueReceiptNumber(transaction: Queries, now: Date): Promise<string> {
  const year = now.getUTCFullYear();
  const [series] = await transaction
    .insert(receiptSeries)
    .values({ year, last: 1 })
    .onConflictDoUpdate({
      target: receiptSeries.year,
      set: { last: sql`${receiptSeries.last} + 1` },
    })
    .returning({ last: receiptSeries.last });
  if (!series) throw new Error('A number was not issued.');
  return `${year}-${String(series.last).padStart(6, '0')}`;
}

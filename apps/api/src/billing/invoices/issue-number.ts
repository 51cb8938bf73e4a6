import type { InvoiceSeries } from '@boardwalk/sdk-core/billing/invoices/invoice-terms';
import { sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import { invoiceSeries } from './tables.ts';

/**
 * The next number of a seller's invoices of the year. It has no gaps: a transaction that is rolled back
 * gives its number back, and others of the same seller wait for it. So it is the last thing that a
 * transaction locks; several are issued in the order of their sellers.
 */
export async function issueInvoiceNumber(
  transaction: Queries,
  seller: InvoiceSeries,
  now: Date,
): Promise<string> {
  const year = now.getUTCFullYear();
  const [series] = await transaction
    .insert(invoiceSeries)
    .values({ seller, year, last: 1 })
    .onConflictDoUpdate({
      target: [invoiceSeries.seller, invoiceSeries.year],
      set: { last: sql`${invoiceSeries.last} + 1` },
    })
    .returning({ last: invoiceSeries.last });
  if (!series) throw new Error('A number was not issued.');
  return `${year}-${String(series.last).padStart(6, '0')}`;
}

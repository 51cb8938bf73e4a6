import type { InvoiceSeries } from '@boardwalk/sdk-core/billing/invoices/invoice-terms';
import { type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import { invoiceSeries } from './tables.ts';

/** An invoice that is to be numbered. */
interface Numbered {
  readonly series: InvoiceSeries;
  readonly now: Date;
}

/**
 * Counts on the invoices of each seller and year, as a part of the statement that stores them, one of
 * each. There are no gaps: a transaction that is rolled back gives its numbers back, and others of
 * the same seller wait for it. So it is the last thing that a transaction locks.
 */
export function countInvoices(transaction: Queries, all: readonly Numbered[]) {
  const { seller, year, last } = invoiceSeries;
  return transaction.$with('counted').as(
    transaction
      .insert(invoiceSeries)
      .values(all.map((one) => ({ seller: one.series, year: yearOf(one), last: 1 })))
      .onConflictDoUpdate({ target: [seller, year], set: { last: sql`${last} + 1` } })
      .returning({ seller, year, last }),
  );
}

/** The number that was counted: `2032-000017`. */
export function invoiceNumber(
  counted: ReturnType<typeof countInvoices>,
  invoice: Numbered,
): SQL<string> {
  return sql`(
    select ${counted.year} || '-' || lpad(${counted.last}::text, greatest(6, length(${counted.last}::text)), '0')
    from ${counted}
    where ${counted.seller} = ${invoice.series} and ${counted.year} = ${yearOf(invoice)})`;
}

function yearOf({ now }: Numbered): number {
  return now.getUTCFullYear();
}

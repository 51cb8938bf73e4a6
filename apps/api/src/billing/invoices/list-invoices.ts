import { desc, eq, type SQL } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import type { InvoiceHead } from './invoice-row.ts';
import { invoices } from './tables.ts';

/** Which invoices of a list are read. */
export interface InvoicePage {
  readonly start: number;
  readonly size: number;
}

/** What somebody has bought, the newest first. */
export function listInvoicesOf(
  queries: Queries,
  buyerId: number,
  page: InvoicePage,
): Promise<readonly InvoiceHead[]> {
  return listInvoices(queries, eq(invoices.buyerId, buyerId), page);
}

function listInvoices(
  queries: Queries,
  where: SQL,
  { start, size }: InvoicePage,
): Promise<InvoiceHead[]> {
  return queries
    .select()
    .from(invoices)
    .where(where)
    .orderBy(desc(invoices.issuedAt), desc(invoices.key))
    .offset(start)
    .limit(size);
}

import { and, eq, sql } from 'drizzle-orm';
import { invoices } from '../../billing/invoices/tables.ts';
import { isUnpaid } from '../../billing/payments/find-payment.ts';
import type { Queries } from '../../platform/database/database.ts';
import { licenseKind } from '../license-kind.ts';
import { licenses } from '../tables.ts';

/** Licences that run, cost something, and were not paid for; at most a hundred. */
export async function findUnpaidLicenses(queries: Queries): Promise<readonly string[]> {
  const { id, state, agreed, invoiceKey } = licenses;
  const rows = await queries
    .select({ id })
    .from(licenses)
    .leftJoin(invoices, eq(invoices.key, invoiceKey))
    .where(
      and(
        eq(state, 'ACTIVE'),
        sql`coalesce(${invoices.total}, (${agreed} -> 'total' ->> 'amount')::bigint) > 0`,
        isUnpaid(queries, licenseKind, id),
      ),
    )
    .orderBy(id)
    .limit(100);
  return rows.map((row) => row.id);
}

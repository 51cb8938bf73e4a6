import { and, eq, notExists, sql } from 'drizzle-orm';
import { invoices } from '../../billing/invoices/tables.ts';
import { payments } from '../../billing/tables.ts';
import type { Queries } from '../../platform/database/database.ts';
import { licenseKind } from '../license-kind.ts';
import { licenses } from '../tables.ts';

/** Licences that run, cost something, and were not paid for; at most a hundred. */
export async function findUnpaidLicenses(queries: Queries): Promise<readonly string[]> {
  const { id, state, agreed, invoiceKey } = licenses;
  const paid = queries
    .select({ id: payments.id })
    .from(payments)
    .where(
      and(
        eq(payments.kind, licenseKind),
        eq(payments.subjectId, sql`${id}::text`),
        eq(payments.state, 'paid'),
      ),
    );
  const rows = await queries
    .select({ id })
    .from(licenses)
    .leftJoin(invoices, eq(invoices.key, invoiceKey))
    .where(
      and(
        eq(state, 'ACTIVE'),
        sql`coalesce(${invoices.total}, (${agreed} -> 'total' ->> 'amount')::bigint) > 0`,
        notExists(paid),
      ),
    )
    .orderBy(id)
    .limit(100);
  return rows.map((row) => row.id);
}

import { and, desc, eq, notExists, type SQLWrapper, sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import { payments } from '../tables.ts';

type Payment = typeof payments.$inferSelect;

/** The latest payment for a subject; what costs nothing has none. */
export async function findLatestPayment(
  queries: Queries,
  { kind, subjectId }: Pick<Payment, 'kind' | 'subjectId'>,
): Promise<Payment | undefined> {
  const [payment] = await queries
    .select()
    .from(payments)
    .where(and(eq(payments.kind, kind), eq(payments.subjectId, subjectId)))
    .orderBy(desc(payments.createdAt))
    .limit(1);
  return payment;
}

/** Holds for rows whose id is the subject of no payment of that kind which is paid. */
export function isUnpaid(queries: Queries, kind: string, id: SQLWrapper) {
  const paid = queries
    .select({ id: payments.id })
    .from(payments)
    .where(
      and(
        eq(payments.kind, kind),
        eq(payments.subjectId, sql`${id}::text`),
        eq(payments.state, 'paid'),
      ),
    );
  return notExists(paid);
}

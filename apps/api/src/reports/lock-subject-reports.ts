import type { ReportKind } from '@boardwalk/sdk-core/reports/reasons';
import { sql } from 'drizzle-orm';
import type { Queries } from '../platform/database/database.ts';

/** Has those who count or decide the reports of one thing do so one after the other. */
export async function lockSubjectReports(
  transaction: Queries,
  { kind, id }: { readonly kind: ReportKind; readonly id: number },
): Promise<void> {
  await transaction.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`report of ${kind} ${id}`}, 0))`,
  );
}

import { and, asc, eq, lte } from 'drizzle-orm';
import type { Configuration } from '../../platform/configuration.ts';
import type { Queries } from '../../platform/database/database.ts';
import { changeLicense, type LicenseRow } from '../license-row.ts';
import { licenses } from '../tables.ts';
import { type LicenseNoticeContext, sendNotice } from './send-notice.ts';

/** A licence that was paid for no longer than until now, though it counts as running yet. */
export function isDueSql(now: Date) {
  return and(eq(licenses.state, 'ACTIVE'), lte(licenses.dueAt, now));
}

/**
 * Records that a locked licence ended when it was due, and notifies its buyer. Its places end by
 * themselves: the next transaction that locks their boards releases them.
 */
export async function endDue(
  transaction: Queries,
  license: LicenseRow,
  context: LicenseNoticeContext,
): Promise<void> {
  await changeLicense(transaction, license, 'end', license.dueAt);
  await sendNotice(transaction, license, 'ended', context);
}

/** Ends what is due of a listing that is locked, so that the next term can be bought at once. */
export async function endDueOf(
  transaction: Queries,
  { listingId }: Pick<LicenseRow, 'listingId'>,
  context: {
    readonly clock: { now(): Date };
    readonly configuration: Pick<Configuration, 'siteOrigin'>;
  },
): Promise<void> {
  const now = context.clock.now();
  const { siteOrigin } = context.configuration;
  const due = await transaction
    .select()
    .from(licenses)
    .where(and(eq(licenses.listingId, listingId), isDueSql(now)))
    .orderBy(asc(licenses.id))
    .for('update');
  for (const license of due) await endDue(transaction, license, { now, siteOrigin });
}

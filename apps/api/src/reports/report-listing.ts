import { isPostingKind } from '@boardwalk/sdk-core/listings/form/posting-kinds';
import { mostReportsOfNetwork, mostReportsOfVisitors } from '@boardwalk/sdk-core/reports/reasons';
import type * as schemas from '@boardwalk/sdk-core/reports/schemas';
import type { UserId } from '@boardwalk/sdk-core/vocabulary/ids';
import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import { and, count, eq, isNull, max, sql } from 'drizzle-orm';
import { lockUser } from '../account/lock-user.ts';
import { requireVisible } from '../listings/query/visibility.ts';
import { listings } from '../listings/tables.ts';
import { countedNetwork } from '../platform/calls/counted-network.ts';
import type { Queries } from '../platform/database/database.ts';
import type { Handler } from '../platform/domain.ts';
import { openReport, type ReportSubmission, requireSaid, saveReport } from './save-report.ts';
import { reports } from './tables.ts';

/** Stores a report of a listing until a moderator decides on it. */
export const reportListing: Handler<typeof schemas.reportListing> = (
  { params: { id }, body: { reason, words } },
  context,
) => {
  requireSaid({ reason, words });
  const told = { kind: 'listing', id, reason, words } as const;
  const now = context.clock.now();
  const { caller } = context;
  const reporterId = caller.kind === 'member' ? caller.userId : null;
  return context.database.transaction(async (transaction) => {
    // Of two reports of one person at once, the second waits here and finds the first.
    if (reporterId !== null) await lockUser(transaction, reporterId);
    await requireForeign(transaction, id, reporterId, now);
    if (reporterId === null) {
      await keepOfVisitor(transaction, told, countedNetwork(caller), now);
    } else if ((await saveReport(transaction, { ...told, reporterId }, now)) === undefined) {
      throw new Problem('conflict', 'You have told us of this already.');
    }
    return { isAnswered: reporterId !== null };
  });
};

/** Nobody takes the listing down until the transaction ends: the report is open before, or too late. */
async function requireForeign(
  transaction: Queries,
  id: number,
  reporterId: UserId | null,
  now: Date,
): Promise<void> {
  const [row] = await transaction.select().from(listings).where(eq(listings.id, id)).for('share');
  const { ownerId, kind } = requireVisible(row, now);
  // Moderators are shown none of them.
  if (!isPostingKind(kind)) {
    throw new Problem(
      'not-processable',
      'This is a person’s page, not a listing. Please write to us about it.',
    );
  }
  if (ownerId === reporterId) throw new Problem('forbidden', 'This listing is your own.');
}

/**
 * Stores a visitor's report. One beyond what anybody reads, or beyond what one network has to say,
 * is thanked for, and counted with the last one of its reason.
 */
async function keepOfVisitor(
  transaction: Queries,
  told: ReportSubmission,
  network: string,
  now: Date,
): Promise<void> {
  // Of visitors at once, who have nothing of their own to lock, one after the other is counted.
  await transaction.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`report of ${told.kind} ${told.id}`}, 0))`,
  );
  const waiting = and(
    eq(reports.subjectKind, told.kind),
    eq(reports.subjectId, told.id),
    eq(reports.state, 'open'),
    isNull(reports.reporterId),
  );
  const ofReason = and(waiting, eq(reports.reason, told.reason));
  const [same] = await transaction
    .select({ count: count(), lastId: max(reports.id) })
    .from(reports)
    .where(ofReason);
  if (!same || same.lastId === null) {
    await transaction.insert(reports).values({ ...openReport(told, now), network });
    return;
  }
  const ofNetwork = await transaction.$count(reports, and(waiting, eq(reports.network, network)));
  if (same.count < mostReportsOfVisitors && ofNetwork < mostReportsOfNetwork) {
    await transaction.insert(reports).values({ ...openReport(told, now), network });
    return;
  }
  await transaction
    .update(reports)
    .set({ more: sql`${reports.more} + 1` })
    .where(eq(reports.id, same.lastId));
}

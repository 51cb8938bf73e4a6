import { minuteMs } from '@boardwalk/sdk-core/vocabulary/time/durations';
import { asc, eq, inArray, lte } from 'drizzle-orm';
import { listings } from '../../listings/tables.ts';
import type { Queries } from '../../platform/database/database.ts';
import type { Job, JobContext } from '../../platform/jobs/job.ts';
import { queueMail } from '../../platform/mail/queue-mail.ts';
import { renewalLink } from '../reminders/reminder-mail.ts';
import { pendingApprovalNotices } from '../tables.ts';
import { approvedMail } from './decision-mails.ts';
import { findReader } from './find-reader.ts';
import { nameTitles } from './name-titles.ts';

/** For so long the approvals of an owner's listings are gathered: those of a table come one by one. */
const gatheredMs = 600_000;

export const approvalNotificationJob: Job = {
  name: 'tell-approvals',
  summary:
    'Notifies owners which of their listings were approved, by at most one mail in ten minutes.',
  everyMs: minuteMs,
  run: notifyListingApprovals,
};

/**
 * Writes one mail to each owner whose first approval without a notice is ten minutes old; returns
 * how many owners.
 */
export async function notifyListingApprovals({
  database,
  clock,
  configuration,
  signal,
}: Pick<JobContext, 'database' | 'clock' | 'configuration' | 'signal'>): Promise<number> {
  const now = clock.now();
  let owners = 0;
  while (!signal.aborted && (await tellNext(database, now, configuration))) owners += 1;
  return owners;
}

/** Writes to the owner who has waited longest; answers whether there was one. */
function tellNext(
  database: Queries,
  now: Date,
  configuration: JobContext['configuration'],
): Promise<boolean> {
  return database.transaction(async (transaction) => {
    // Of two processes the second waits here, and finds that the owner has been written to.
    const lock = ['update', { of: pendingApprovalNotices }] as const;
    const isDue = lte(pendingApprovalNotices.approvedAt, new Date(now.getTime() - gatheredMs));
    const [first] = await findUntold(transaction)
      .where(isDue)
      .limit(1)
      .for(...lock);
    if (!first) return false;
    const approved = await findUntold(transaction)
      .where(eq(listings.ownerId, first.ownerId))
      .for(...lock);
    const ids = approved.map(({ listingId }) => listingId);
    await transaction
      .delete(pendingApprovalNotices)
      .where(inArray(pendingApprovalNotices.listingId, ids));
    // What is gone or taken down by now is no good news.
    const titles = approved.filter(({ isPublic }) => isPublic).map(({ title }) => title);
    const owner = await findReader(transaction, first.ownerId);
    if (!owner || titles.length === 0) return true;
    const values = { titles: nameTitles(titles), link: renewalLink(configuration, titles) };
    await queueMail(transaction, { ...owner, template: approvedMail, values }, now);
    return true;
  });
}

/** Finds approvals of which nobody was notified, the first one first. */
function findUntold(queries: Queries) {
  const { listingId, approvedAt } = pendingApprovalNotices;
  const { ownerId, title, isPublic } = listings;
  return queries
    .select({ listingId, ownerId, title, isPublic })
    .from(pendingApprovalNotices)
    .innerJoin(listings, eq(listings.id, listingId))
    .orderBy(asc(approvedAt), asc(listingId))
    .$dynamic();
}

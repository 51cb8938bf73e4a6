import {
  mostReportsOfNetwork,
  mostReportsOfVisitors,
  type PublicReportKind,
  type ReportReason,
} from '@boardwalk/sdk-core/reports/reasons';
import type { UserId } from '@boardwalk/sdk-core/vocabulary/ids';
import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import { and, count, eq, isNull, max, sql } from 'drizzle-orm';
import { lockUser } from '../account/lock-user.ts';
import { countedNetwork } from '../platform/calls/counted-network.ts';
import type { OperationContext } from '../platform/calls/operation.ts';
import type { Queries } from '../platform/database/database.ts';
import { lockSubjectReports } from './lock-subject-reports.ts';
import { reportSubjects } from './report-subjects.ts';
import { openReport, type ReportSubmission, requireSaid, saveReport } from './save-report.ts';
import { reports } from './tables.ts';

interface Submission {
  readonly kind: PublicReportKind;
  /** As its address names it. */
  readonly id: string;
  readonly reason: ReportReason;
  readonly words: string;
}

type Context = Pick<OperationContext, 'caller' | 'clock' | 'database' | 'extensions'>;

/** Stores a report of what everybody sees, until a moderator decides on it. */
export function submitReport(
  { kind, id, reason, words }: Submission,
  context: Context,
): Promise<{ isAnswered: boolean }> {
  requireSaid({ reason, words });
  const now = context.clock.now();
  const { caller } = context;
  const reporterId = caller.kind === 'member' ? caller.userId : null;
  return context.database.transaction(async (transaction) => {
    // Of two reports of one person at once, the second waits here and finds the first.
    if (reporterId !== null) await lockUser(transaction, reporterId);
    const key = await requireForeign(transaction, context, { kind, id }, reporterId);
    const report = { kind, id: key, reason, words };
    if (reporterId === null) {
      await saveReportOfVisitor(transaction, report, countedNetwork(caller), now);
    } else if ((await saveReport(transaction, { ...report, reporterId }, now)) === undefined) {
      throw new Problem('conflict', 'You have told us of this already.');
    }
    return { isAnswered: reporterId !== null };
  });
}

/** The number of what is reported, which is not the reporter's own. */
async function requireForeign(
  transaction: Queries,
  { clock, extensions }: Context,
  { kind, id }: Pick<Submission, 'kind' | 'id'>,
  reporterId: UserId | null,
): Promise<number> {
  const subject = extensions.byKey(reportSubjects).get(kind);
  if (!subject?.find) throw new Problem('not-found', 'There is nothing of that kind.');
  const { key, ownerId } = await subject.find(transaction, id, clock.now());
  if (ownerId === reporterId) throw new Problem('forbidden', 'This is your own.');
  return key;
}

/**
 * Stores a visitor's report. One beyond what anybody reads, or beyond what one network has to say,
 * is thanked for, and counted with the last one of its reason.
 */
async function saveReportOfVisitor(
  transaction: Queries,
  report: ReportSubmission,
  network: string,
  now: Date,
): Promise<void> {
  // Of visitors at once, who have nothing of their own to lock, one after the other is counted.
  await lockSubjectReports(transaction, report);
  const waiting = and(
    eq(reports.subjectKind, report.kind),
    eq(reports.subjectId, report.id),
    eq(reports.state, 'open'),
    isNull(reports.reporterId),
  );
  const ofReason = and(waiting, eq(reports.reason, report.reason));
  const [same] = await transaction
    .select({ count: count(), lastId: max(reports.id) })
    .from(reports)
    .where(ofReason);
  if (!same || same.lastId === null) {
    await transaction.insert(reports).values({ ...openReport(report, now), network });
    return;
  }
  const ofNetwork = await transaction.$count(reports, and(waiting, eq(reports.network, network)));
  if (same.count < mostReportsOfVisitors && ofNetwork < mostReportsOfNetwork) {
    await transaction.insert(reports).values({ ...openReport(report, now), network });
    return;
  }
  await transaction
    .update(reports)
    .set({ more: sql`${reports.more} + 1` })
    .where(eq(reports.id, same.lastId));
}

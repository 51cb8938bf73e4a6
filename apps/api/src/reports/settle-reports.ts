import type { ReportKind, ReportState } from '@boardwalk/sdk-core/reports/reasons';
import { and, eq, inArray, isNotNull, lte, notExists, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { users } from '../account/tables.ts';
import type { OperationContext } from '../platform/calls/operation.ts';
import { requireMember } from '../platform/calls/require-rule.ts';
import type { Queries } from '../platform/database/database.ts';
import type { MailTemplate } from '../platform/mail/mail-template.ts';
import { queueMail } from '../platform/mail/queue-mail.ts';
import { sanitizeMailText } from '../platform/mail/safe-mail-text.ts';
import { reportSubjects } from './report-subjects.ts';
import { reports } from './tables.ts';

/** What moderators decide. */
type Outcome = Exclude<ReportState, 'open' | 'gone'>;

interface Subject {
  readonly kind: ReportKind;
  readonly id: number;
}

interface Settled extends Subject {
  readonly outcome: Outcome;
  /** What it is called in mails. */
  readonly title: string;
  /** The latest report that was read; all of them where it says nothing. */
  readonly latestId?: number;
  /** Of reports that are decided one by one, which. */
  readonly onlyId?: number;
}

const about = ({ kind, id }: Subject) =>
  and(eq(reports.subjectKind, kind), eq(reports.subjectId, id));

/**
 * Decides the open reports of one thing, and notifies those who made them; returns how many there
 * were. The caller has locked what they are about.
 */
export async function settleReports(
  transaction: Queries,
  { caller, clock, extensions }: Pick<OperationContext, 'caller' | 'clock' | 'extensions'>,
  { outcome, title, latestId, onlyId, ...subject }: Settled,
): Promise<number> {
  const now = clock.now();
  const settled = await transaction
    .update(reports)
    .set({
      state: outcome,
      decidedAt: now,
      decidedBy: requireMember(caller).userId,
      network: null,
    })
    .where(
      and(
        about(subject),
        eq(reports.state, 'open'),
        latestId === undefined ? undefined : lte(reports.id, latestId),
        onlyId === undefined ? undefined : eq(reports.id, onlyId),
      ),
    )
    .returning({ reporterId: reports.reporterId });
  const reporters = settled.flatMap(({ reporterId }) => reporterId ?? []);
  const provided = extensions.byKey(reportSubjects).get(subject.kind);
  if (provided && reporters.length > 0) {
    const mail = { template: provided.mails[outcome], title };
    await notifyReporters(transaction, reporters, mail, now);
  }
  return settled.length;
}

/**
 * Closes the open reports of things that are deleted for good: there is nothing left to decide, and
 * nothing to notify of. The caller has locked what they are about.
 */
export async function closeReports(
  transaction: Queries,
  { kind, ids }: { readonly kind: ReportKind; readonly ids: readonly number[] },
  now: Date,
): Promise<void> {
  await transaction
    .update(reports)
    .set({ state: 'gone', decidedAt: now, network: null })
    .where(
      and(
        eq(reports.subjectKind, kind),
        inArray(reports.subjectId, [...ids]),
        eq(reports.state, 'open'),
      ),
    );
}

async function notifyReporters(
  transaction: Queries,
  reporters: readonly number[],
  { template, title }: { readonly template: MailTemplate<'title'>; readonly title: string },
  now: Date,
): Promise<void> {
  const people = await transaction
    .select({ email: users.email, locale: users.locale })
    .from(users)
    .where(
      and(inArray(users.id, [...reporters]), isNotNull(users.email), eq(users.state, 'active')),
    );
  for (const { email, locale } of people) {
    if (email === null) continue;
    const values = { title: sanitizeMailText(title) };
    await queueMail(transaction, { template, to: email, locale, values }, now);
  }
}

/**
 * Reopens one report that was decided; returns how many there were. A user who has reported the
 * same once more meanwhile has that report open.
 */
export async function reopenReport(transaction: Queries, id: number): Promise<number> {
  const reopened = await transaction
    .update(reports)
    .set({ state: 'open', decidedAt: null, decidedBy: null })
    .where(
      and(
        eq(reports.id, id),
        inArray(reports.state, ['upheld', 'dismissed']),
        hasNoneOpen(transaction),
      ),
    )
    .returning({ id: reports.id });
  return reopened.length;
}

/**
 * Reopens those reports of one thing that were decided so last, as their decision is taken back;
 * returns how many there were. A user who has reported it once more meanwhile has that report open.
 */
export async function reopenReports(
  transaction: Queries,
  outcomes: readonly Outcome[],
  subject: Subject,
): Promise<number> {
  const decided = and(about(subject), inArray(reports.state, [...outcomes]));
  const lastAt = sql`(select max(${reports.decidedAt}) from ${reports} where ${decided})`;
  const reopened = await transaction
    .update(reports)
    .set({ state: 'open', decidedAt: null, decidedBy: null })
    .where(and(decided, eq(reports.decidedAt, lastAt), hasNoneOpen(transaction)))
    .returning({ id: reports.id });
  return reopened.length;
}

/** Whether the user who made a report has none open of the same thing. */
function hasNoneOpen(queries: Queries) {
  const newer = alias(reports, 'newer');
  return notExists(
    queries
      .select({ id: newer.id })
      .from(newer)
      .where(
        and(
          eq(newer.subjectKind, reports.subjectKind),
          eq(newer.subjectId, reports.subjectId),
          eq(newer.reporterId, reports.reporterId),
          eq(newer.state, 'open'),
        ),
      ),
  );
}

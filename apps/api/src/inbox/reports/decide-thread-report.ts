import type * as schemas from '@boardwalk/sdk-core/inbox/reports/schemas';
import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import { and, eq } from 'drizzle-orm';
import { writeAuditEntry } from '../../access/trail/write-audit-entry.ts';
import { calledName } from '../../account/called-name.ts';
import { users } from '../../account/tables.ts';
import type { Handler } from '../../platform/domain.ts';
import { reopenReport, settleReports } from '../../reports/settle-reports.ts';
import { reports } from '../../reports/tables.ts';
import { inboxReports } from '../tables.ts';

const events = {
  uphold: 'reports-upheld',
  dismiss: 'reports-dismissed',
  reopen: 'reports-reopened',
} as const;

/** Closes a report of a thread that a moderator has read, or takes that back. */
export const decideThreadReport: Handler<typeof schemas.decideThreadReport> = (
  { params: { id }, body: { decision } },
  context,
) =>
  context.database.transaction(async (transaction) => {
    // Of two moderators at once, the second waits here and finds that it is decided.
    const [row] = await transaction
      .select({ threadId: reports.subjectId, reported: users })
      .from(reports)
      .innerJoin(inboxReports, eq(inboxReports.reportId, reports.id))
      .innerJoin(users, eq(users.id, inboxReports.reportedId))
      .where(and(eq(reports.id, id), eq(reports.subjectKind, 'thread')))
      .for('update', { of: reports });
    if (!row) throw new Problem('not-found', 'There is no such report.');
    const { threadId, reported } = row;
    const count =
      decision === 'reopen'
        ? await reopenReport(transaction, id)
        : await settleReports(transaction, context, {
            ...{ kind: 'thread', id: threadId, onlyId: id },
            outcome: decision === 'uphold' ? 'upheld' : 'dismissed',
            title: calledName(reported),
          });
    if (count === 0) throw new Problem('conflict', 'Somebody has decided of this already.');
    await writeAuditEntry(transaction, context, {
      event: events[decision],
      // The reported user is shown nothing of it, not even by what they are given of the audit
      // trail.
      subjectId: null,
      detail: { objectType: 'thread', objectId: String(threadId), count },
    });
    return null;
  });

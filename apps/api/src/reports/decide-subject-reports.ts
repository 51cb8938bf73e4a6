import type * as schemas from '@boardwalk/sdk-core/reports/schemas';
import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import { writeAuditEntry } from '../access/trail/write-audit-entry.ts';
import type { Handler } from '../platform/domain.ts';
import { lockSubjectReports } from './lock-subject-reports.ts';
import { reportSubjects } from './report-subjects.ts';
import { reopenReports, settleReports } from './settle-reports.ts';

const events = {
  uphold: 'reports-upheld',
  dismiss: 'reports-dismissed',
  reopen: 'reports-reopened',
} as const;

/** Closes the reports of a shop or product that a moderator has read, or takes that back. */
export const decideSubjectReports: Handler<typeof schemas.decideSubjectReports> = (
  { body: { kind, id, decision, latestId } },
  context,
) =>
  context.database.transaction(async (transaction) => {
    const subject = { kind, id };
    // Of two moderators at once, the second waits here and finds that it is decided.
    await lockSubjectReports(transaction, subject);
    const provided = context.extensions.byKey(reportSubjects).get(kind);
    const described = await provided?.describe?.(transaction, [id], context.clock.now());
    const found = described?.get(id);
    if (!found) throw new Problem('not-found', 'There is nothing of that number.');
    const count =
      decision === 'reopen'
        ? await reopenReports(transaction, ['upheld', 'dismissed'], subject)
        : await settleReports(transaction, context, {
            ...{ ...subject, title: found.title, latestId },
            outcome: decision === 'uphold' ? 'upheld' : 'dismissed',
          });
    if (count === 0) throw new Problem('conflict', 'Somebody has decided of this already.');
    await writeAuditEntry(transaction, context, {
      event: events[decision],
      subjectId: found.ownerId,
      detail: { objectType: kind, objectId: String(id), count },
    });
    return null;
  });

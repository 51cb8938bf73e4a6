import type * as schemas from '@boardwalk/sdk-core/inbox/reports/schemas';
import { userId as userIdSchema } from '@boardwalk/sdk-core/vocabulary/ids';
import { parseWith } from '@boardwalk/sdk-core/vocabulary/schema';
import { requireMember } from '../../platform/calls/require-rule.ts';
import type { Handler } from '../../platform/domain.ts';
import { requireSaid, saveReport } from '../../reports/save-report.ts';
import { beginIgnoring } from '../ignored/begin-ignoring.ts';
import { lockTwo } from '../lock-pair.ts';
import { inboxReports } from '../tables.ts';
import { requireOwnThread } from '../threads/own-thread.ts';
import { storeReportedMessages } from './store-reported-messages.ts';

/**
 * Reports a thread to the moderators, and ignores the other user from then on, who is not notified.
 * Two reports before anybody has decided are one, with the messages of the first.
 */
export const reportThread: Handler<typeof schemas.reportThread> = async (
  { body: { thread: id, reason, words } },
  { database, caller, clock },
) => {
  const member = requireMember(caller);
  const { userId } = member;
  requireSaid({ reason, words });
  const now = clock.now();
  await database.transaction(async (transaction) => {
    const { thread, own } = await requireOwnThread(transaction, member, id);
    const otherId = parseWith(userIdSchema, own.otherId);
    // What the other user writes concurrently comes before, and is stored, or not at all.
    const other = await lockTwo(transaction, userId, otherId);
    const told = { kind: 'thread', id, reason, words, reporterId: userId } as const;
    const reportId = await saveReport(transaction, told, now);
    if (reportId !== undefined) {
      await transaction
        .insert(inboxReports)
        .values({ reportId, reportedId: otherId, listingId: thread.subjectId });
      await storeReportedMessages(transaction, reportId, { threadId: id, readerId: userId });
    }
    // Whose account is no more writes to nobody. Who is reported is blocked beyond the most as well.
    if (other?.state === 'deleted') return;
    await beginIgnoring(transaction, { userId, ignoredId: otherId }, now);
  });
  return null;
};

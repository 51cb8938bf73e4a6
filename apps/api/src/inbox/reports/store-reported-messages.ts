import { reportedMessages } from '@boardwalk/sdk-core/inbox/limits';
import type { ThreadId, UserId } from '@boardwalk/sdk-core/vocabulary/ids';
import { and, desc, eq, gt } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import { findPictures } from '../pictures/find-pictures.ts';
import {
  inboxPeople,
  inboxReportedMessages,
  inboxThreadMessages,
  inboxThreads,
} from '../tables.ts';
import { isOwn } from '../threads/own-thread.ts';

interface Reported {
  readonly threadId: ThreadId;
  /** The reporting user: what they have deleted, moderators are not shown. */
  readonly readerId: UserId;
}

/** Keeps the last messages of a thread as its reader has them, with a report of it. */
export async function storeReportedMessages(
  transaction: Queries,
  reportId: number,
  { threadId, readerId }: Reported,
): Promise<void> {
  // A concurrent deletion comes before, or leaves the pictures to the report.
  await transaction
    .select({ id: inboxThreads.id })
    .from(inboxThreads)
    .where(eq(inboxThreads.id, threadId))
    .for('share');
  const rows = await transaction
    .select({ message: inboxThreadMessages })
    .from(inboxThreadMessages)
    .innerJoin(inboxPeople, isOwn(readerId, threadId))
    .where(
      and(
        eq(inboxThreadMessages.threadId, threadId),
        gt(inboxThreadMessages.place, inboxPeople.hiddenTo),
      ),
    )
    .orderBy(desc(inboxThreadMessages.place))
    .limit(reportedMessages);
  if (rows.length === 0) return;
  const last = rows.map(({ message }) => message);
  const picturesOf = await findPictures(transaction, last);
  const kept = last.map((message) => {
    const { place, authorId, body, sentAt } = message;
    const pictureIds = picturesOf(message).map((picture) => picture.id);
    return { reportId, place, authorId, body, sentAt, pictureIds };
  });
  await transaction.insert(inboxReportedMessages).values(kept);
}

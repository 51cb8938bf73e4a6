import { reportedMessages } from '@boardwalk/sdk-core/inbox/limits';
import type { ThreadId } from '@boardwalk/sdk-core/vocabulary/ids';
import { desc, eq } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import { findPictures } from '../pictures/find-pictures.ts';
import { inboxMessages, inboxReportedMessages } from '../tables.ts';

/** Keeps the last messages of a thread as they are, with a report of it. */
export async function keepMessages(
  transaction: Queries,
  reportId: number,
  threadId: ThreadId,
): Promise<void> {
  const last = await transaction
    .select()
    .from(inboxMessages)
    .where(eq(inboxMessages.threadId, threadId))
    .orderBy(desc(inboxMessages.place))
    .limit(reportedMessages);
  if (last.length === 0) return;
  const picturesOf = await findPictures(transaction, last);
  const rows = last.map((message) => {
    const { place, authorId, body, sentAt } = message;
    const pictureIds = picturesOf(message).map((picture) => picture.id);
    return { reportId, place, authorId, body, sentAt, pictureIds };
  });
  await transaction.insert(inboxReportedMessages).values(rows);
}

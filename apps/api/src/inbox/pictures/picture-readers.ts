import { type SQL, sql } from 'drizzle-orm';
import { inboxPeople, inboxPictures, inboxReportedMessages } from '../tables.ts';

/** On `inbox_pictures`: whether one of the two still reads its message; of one not sent, whether it is somebody’s. */
export const isSeen: SQL<boolean> = sql`(case when ${inboxPictures.place} is null
  then ${inboxPictures.ownerId} is not null
  else exists (select from ${inboxPeople} where ${inboxPeople.threadId} = ${inboxPictures.threadId}
    and ${inboxPeople.hiddenTo} < ${inboxPictures.place}) end)`;

/** The same: whether moderators need it. */
export const isReported: SQL<boolean> = sql`exists (select from ${inboxReportedMessages}
  where ${inboxReportedMessages.pictureIds} @> array[${inboxPictures.id}])`;

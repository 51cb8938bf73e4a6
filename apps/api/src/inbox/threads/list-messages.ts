import type * as schemas from '@boardwalk/sdk-core/inbox/threads/schemas';
import { and, asc, desc, eq, gt, lt } from 'drizzle-orm';
import { requireMember } from '../../platform/calls/require-rule.ts';
import type { Handler } from '../../platform/domain.ts';
import { findPictures } from '../pictures/find-pictures.ts';
import { addressPictures } from '../pictures/picture-address.ts';
import { inboxThreadMessages } from '../tables.ts';
import { describeMessage } from './describe-message.ts';
import { requireOwnThread } from './own-thread.ts';

/** Lists messages of a thread of the caller, without those that were deleted for them. */
export const listMessages: Handler<typeof schemas.listMessages> = async (
  { params: { id }, query: { size, before, after } },
  context,
) => {
  const { database, caller } = context;
  const { thread, own } = await requireOwnThread(database, requireMember(caller), id);
  const from = Math.max(own.hiddenTo, after ?? 0);
  const rows = await database
    .select()
    .from(inboxThreadMessages)
    .where(
      and(
        eq(inboxThreadMessages.threadId, id),
        gt(inboxThreadMessages.place, from),
        before === undefined ? undefined : lt(inboxThreadMessages.place, before),
      ),
    )
    // What follows a place begins there; else the newest count.
    .orderBy(after === undefined ? desc(inboxThreadMessages.place) : asc(inboxThreadMessages.place))
    .limit(size);
  const picturesOf = await findPictures(database, rows);
  const results = rows
    .map((row) => describeMessage(row, own, addressPictures(picturesOf(row), context)))
    .sort((a, b) => a.place - b.place);
  // An empty page lies behind the newest, or before the first.
  const first = results[0]?.place ?? before ?? from + 1;
  return {
    results,
    hasEarlier: first > own.hiddenTo + 1,
    hasLater: (results.at(-1)?.place ?? after ?? thread.newest) < thread.newest,
  };
};

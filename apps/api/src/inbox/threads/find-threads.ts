import { previewSize } from '@boardwalk/sdk-core/inbox/limits';
import type { Correspondent, Thread } from '@boardwalk/sdk-core/inbox/threads/schemas';
import { listingId, threadId, userId } from '@boardwalk/sdk-core/vocabulary/ids';
import { parseWith } from '@boardwalk/sdk-core/vocabulary/schema';
import { maskContacts } from '@boardwalk/sdk-core/vocabulary/text/mask-contacts';
import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { users } from '../../account/tables.ts';
import { readSummaries } from '../../listings/read/read-summaries.ts';
import type { Queries } from '../../platform/database/database.ts';
import { pictureOf } from '../../profile/picture-of.ts';
import { findPictures } from '../pictures/find-pictures.ts';
import { addressPictures, type PictureAddresses } from '../pictures/picture-address.ts';
import { showSeen } from '../preferences/show-seen.ts';
import { inboxPeople, inboxThreadMessages, inboxThreads } from '../tables.ts';
import { describeMessage } from './describe-message.ts';

const theirs = alias(inboxPeople, 'theirs');

interface Wanted {
  /** On `inbox_people`, which says whose threads. */
  readonly where: SQL | undefined;
  readonly start?: number;
  readonly size?: number;
}

/** Threads as one of their people sees them now, the latest first. */
export async function findThreads(
  queries: Queries,
  { where, start = 0, size = 1 }: Wanted,
  surroundings: PictureAddresses,
): Promise<Thread[]> {
  // The page first, by its index: of ten thousand threads no others are looked up.
  const page = queries
    .select()
    .from(inboxPeople)
    .where(where)
    .orderBy(desc(inboxPeople.latestAt), desc(inboxPeople.threadId))
    .offset(start)
    .limit(size)
    .as('own');
  const { userId: readerId, otherId, readTo, hiddenTo, unread, hasWritten, isIgnored } = page;
  // Up to which place the other has read, where both show it.
  const seenTo = sql<number>`case when ${showSeen(readerId, otherId)} then coalesce(${theirs.readTo}, 0) else 0 end`;
  const rows = await queries
    .select({
      thread: inboxThreads,
      own: { userId: readerId, readTo, hiddenTo, unread, hasWritten, isIgnored },
      other: users,
      seenTo,
    })
    .from(page)
    .innerJoin(inboxThreads, eq(inboxThreads.id, page.threadId))
    .innerJoin(users, eq(users.id, otherId))
    .leftJoin(theirs, and(eq(theirs.threadId, page.threadId), eq(theirs.userId, otherId)))
    .orderBy(desc(page.latestAt), desc(page.threadId));
  const newest = await findNewest(
    queries,
    rows.map(({ thread, own }) => ({
      id: thread.id,
      after: Math.max(thread.newest - previewSize, own.hiddenTo),
    })),
  );
  const picturesOf = await findPictures(queries, [...newest.values()].flat());
  const subjects = rows.flatMap(({ thread }) => thread.subjectId ?? []);
  const cards = new Map(
    (await readSummaries(queries, [...new Set(subjects)], surroundings.clock.now())).map((card) => [
      card.id,
      card,
    ]),
  );
  return rows.map(({ thread, own, other, seenTo }) => {
    const subject = thread.subjectId === null ? null : parseWith(listingId, thread.subjectId);
    return {
      id: parseWith(threadId, thread.id),
      other: describeCorrespondent(other),
      listing: subject === null ? null : { id: subject, summary: cards.get(subject) ?? null },
      messages: (newest.get(thread.id) ?? []).map((row) =>
        describeMessage(row, own, addressPictures(picturesOf(row), surroundings)),
      ),
      newest: thread.newest,
      unread: own.unread,
      seenTo,
      isIgnored: own.isIgnored,
    };
  });
}

/**
 * Describes a user as those who write to them see them, without a name where they have given none;
 * a name is no way around the mask of messages.
 */
export function describeCorrespondent(
  user: Pick<typeof users.$inferSelect, 'id' | 'firstName' | 'profilePictureId' | 'state'>,
): Correspondent {
  const isFormer = user.state === 'deleted';
  return {
    id: parseWith(userId, user.id),
    firstName: isFormer ? '' : maskContacts(user.firstName),
    profilePicture: isFormer ? null : pictureOf(user),
    isFormer,
  };
}

/** The newest messages of each thread, in their order. */
async function findNewest(
  queries: Queries,
  threads: readonly { readonly id: number; readonly after: number }[],
) {
  const byThread = new Map<number, (typeof inboxThreadMessages.$inferSelect)[]>();
  if (threads.length === 0) return byThread;
  const ids = sql.param(threads.map(({ id }) => id));
  const afters = sql.param(threads.map(({ after }) => after));
  const rows = await queries
    .select({ message: inboxThreadMessages })
    .from(inboxThreadMessages)
    .innerJoin(
      sql`unnest(${ids}::bigint[], ${afters}::integer[]) as wanted(id, after)`,
      sql`${inboxThreadMessages.threadId} = wanted.id and ${inboxThreadMessages.place} > wanted.after`,
    )
    .orderBy(asc(inboxThreadMessages.threadId), asc(inboxThreadMessages.place));
  for (const { message } of rows) {
    byThread.set(message.threadId, [...(byThread.get(message.threadId) ?? []), message]);
  }
  return byThread;
}

import { secondMs } from '@boardwalk/sdk-core/vocabulary/time/durations';
import { and, eq, inArray, isNotNull, not } from 'drizzle-orm';
import {
  type ChangePlace,
  readListingChanges,
  readPresentPlace,
} from '../../listings/changes/read-changes.ts';
import type { Queries } from '../../platform/database/database.ts';
import type { Job, JobContext } from '../../platform/jobs/job.ts';
import { announce } from '../../platform/live/announce.ts';
import { inboxListingPlace, inboxPeople, inboxThreads } from '../tables.ts';

/** Changes of one transaction. */
const changesAtOnce = 200;

/** People of one announcement. */
const peopleAtOnce = 1_000;

export const announceListingsJob: Job = {
  name: 'announce-listings-to-inboxes',
  summary: 'Notifies those in a conversation about a listing that it was changed, sold or removed.',
  everyMs: secondMs,
  run: announceChanges,
};

/** Announces all that has changed; returns how many inboxes were notified. */
async function announceChanges({ database, signal }: JobContext): Promise<number> {
  let count = 0;
  while (!signal.aborted) {
    const told = await database.transaction(announceNext);
    if (told === undefined) break;
    count += told;
  }
  return count;
}

/** The same of the next changes; where there are none, nothing. It goes out with how far one has come. */
async function announceNext(transaction: Queries): Promise<number | undefined> {
  const place = await lockPlace(transaction);
  const changes = await readListingChanges(transaction, place, changesAtOnce);
  const last = changes.at(-1);
  if (!last) return undefined;
  const people = await findPeople(transaction, [
    ...new Set(changes.map(({ listingId }) => listingId)),
  ]);
  for (let from = 0; from < people.length; from += peopleAtOnce) {
    await announce(transaction, 'inbox', ...people.slice(from, from + peopleAtOnce));
  }
  const { transaction: reached, position } = last;
  await transaction
    .update(inboxListingPlace)
    .set({ transaction: reached, position })
    .where(eq(inboxListingPlace.id, theOnly));
  return people.length;
}

/** Finds the users who are shown a thread about one of these listings. */
async function findPeople(transaction: Queries, ids: readonly number[]): Promise<number[]> {
  const rows = await transaction
    .selectDistinct({ userId: inboxPeople.userId })
    .from(inboxThreads)
    .innerJoin(inboxPeople, eq(inboxPeople.threadId, inboxThreads.id))
    .where(
      and(
        eq(inboxThreads.subjectKind, 'listing'),
        inArray(inboxThreads.subjectId, [...ids]),
        isNotNull(inboxPeople.latestAt),
        not(inboxPeople.isIgnored),
      ),
    );
  return rows.map(({ userId }) => userId);
}

const theOnly = 1;

/** How far one has come, at first what is now; others who would go on from there wait. */
async function lockPlace(transaction: Queries): Promise<ChangePlace> {
  const find = () =>
    transaction
      .select()
      .from(inboxListingPlace)
      .where(eq(inboxListingPlace.id, theOnly))
      .for('update');
  const [known] = await find();
  if (known) return known;
  const first = { id: theOnly, ...(await readPresentPlace(transaction)) };
  await transaction.insert(inboxListingPlace).values(first).onConflictDoNothing();
  const [place] = await find();
  return place ?? first;
}

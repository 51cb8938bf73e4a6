import {
  mostNewListings,
  type Publisher,
  type PublishingWay,
} from '@boardwalk/sdk-core/posting/writing/new-listings-a-day';
import { createNumberFormatter } from '@boardwalk/sdk-core/vocabulary/numbers/numbers';
import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import { dayMs, hourMs, secondMs } from '@boardwalk/sdk-core/vocabulary/time/durations';
import { and, asc, eq, gt, lte, sql } from 'drizzle-orm';
import type { users } from '../../account/tables.ts';
import type { Member } from '../../platform/calls/caller.ts';
import type { Queries } from '../../platform/database/database.ts';
import type { Job } from '../../platform/jobs/job.ts';
import { countRows } from '../../platform/row-count.ts';
import { listingHours } from '../tables.ts';

/** New listings of one person in one way. */
interface NewListings {
  readonly ownerId: number;
  readonly way: PublishingWay;
  readonly count: number;
}

/** Describes the caller, with their row, as far as it decides how much they may publish. */
export function describePublisher(
  { groups }: Pick<Member, 'groups'>,
  { createdAt }: Pick<typeof users.$inferSelect, 'createdAt'>,
  now: Date,
): Publisher {
  return {
    accountDays: (now.getTime() - createdAt.getTime()) / dayMs,
    groups: [...groups.keys()],
  };
}

/** Refuses more new listings than somebody publishes within a day, who is locked until they are counted. */
export async function requireRoomToday(
  transaction: Queries,
  { ownerId, way, count }: NewListings,
  publisher: Publisher,
  now: Date,
): Promise<void> {
  const most = mostNewListings(way, publisher);
  const bound = createNumberFormatter('en-CA')(most);
  if (count > most) {
    throw new Problem(
      'not-processable',
      `Your account publishes ${bound} new listings of tables a day at most for now.`,
    );
  }
  const hours = await transaction
    .select({ hour: listingHours.hour, count: listingHours.count })
    .from(listingHours)
    .where(
      and(
        eq(listingHours.ownerId, ownerId),
        eq(listingHours.way, way),
        gt(listingHours.hour, new Date(now.getTime() - dayMs)),
      ),
    )
    .orderBy(asc(listingHours.hour));
  let excess = hours.reduce((sum, hour) => sum + hour.count, count) - most;
  if (excess <= 0) return;
  // The oldest make room first, a day after their hour began.
  const freeing = hours.find((hour) => {
    excess -= hour.count;
    return excess <= 0;
  });
  throw new Problem(
    'too-many-listings',
    `Your account publishes ${bound} new listings a day at most for now. Please go on later.`,
    { ...(freeing && { retryAfter: (freeing.hour.getTime() + dayMs - now.getTime()) / secondMs }) },
  );
}

/** Counts listings that the transaction publishes for the first time. */
export async function countNewListings(
  transaction: Queries,
  { ownerId, way, count }: NewListings,
  now: Date,
): Promise<void> {
  if (count === 0) return;
  const hour = new Date(Math.floor(now.getTime() / hourMs) * hourMs);
  const { ownerId: owner, way: by, hour: at } = listingHours;
  await transaction
    .insert(listingHours)
    .values({ ownerId, way, hour, count })
    .onConflictDoUpdate({
      target: [owner, by, at],
      set: { count: sql`${listingHours.count} + excluded.count` },
    });
}

/** What counts no more. */
export const forgottenListingHours: Job = {
  name: 'forget-listing-hours',
  summary: 'Forgets how many listings were published in hours that are more than a day ago.',
  everyMs: hourMs,
  async run({ database, clock }) {
    const before = new Date(clock.now().getTime() - dayMs);
    return countRows(await database.delete(listingHours).where(lte(listingHours.hour, before)));
  },
};

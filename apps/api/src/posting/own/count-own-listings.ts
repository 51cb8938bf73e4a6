import { postingKinds } from '@boardwalk/sdk-core/listings/form/posting-kinds';
import type * as schemas from '@boardwalk/sdk-core/posting/own/schemas';
import { reminderDays } from '@boardwalk/sdk-core/posting/terms';
import { dayMs } from '@boardwalk/sdk-core/vocabulary/time/durations';
import { and, eq, inArray, isNull, lte, or, sum } from 'drizzle-orm';
import { listingCounts, listings } from '../../listings/tables.ts';
import { requireMember } from '../../platform/calls/require-rule.ts';
import type { Handler } from '../../platform/domain.ts';
import { listingDrafts } from '../tables.ts';
import { isCounted } from './count-own-events.ts';
import { standsAs } from './standing-conditions.ts';

/** Counts what somebody has posted, what of it has to be renewed, and how often it was viewed. */
export const countOwnListings: Handler<typeof schemas.countOwnListings> = async (
  _,
  { caller, database, clock },
) => {
  const { userId } = requireMember(caller);
  const now = clock.now().getTime();
  const isOwn = and(eq(listings.ownerId, userId), inArray(listings.kind, [...postingKinds]));
  const isShown = and(isOwn, or(standsAs('active'), standsAs('underOffer')));
  const soon = new Date(now + reminderDays * dayMs);
  const own = database.select({ id: listings.id }).from(listings).where(isOwn);
  const [active, ending, drafts, [viewed]] = await Promise.all([
    database.$count(listings, isShown),
    database.$count(listings, and(isShown, lte(listings.expiresAt, soon))),
    database.$count(
      listingDrafts,
      and(eq(listingDrafts.ownerId, userId), isNull(listingDrafts.listingVersion)),
    ),
    database
      .select({ views: sum(listingCounts.count).mapWith(Number) })
      .from(listingCounts)
      .where(
        and(
          eq(listingCounts.event, 'view'),
          isCounted(new Date(now)),
          inArray(listingCounts.listingId, own),
        ),
      ),
  ]);
  return { active, ending, drafts, views: viewed?.views ?? 0 };
};

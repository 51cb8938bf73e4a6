import { dayMs } from '@boardwalk/sdk-core/vocabulary/time/durations';
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { countsAt } from '../account/memberships/membership-conditions.ts';
import { memberships, users } from '../account/tables.ts';
import { media } from '../media/tables.ts';

/** An account that nobody has approved shows on the home page after so many days. */
export const settledAccountDays = 14;
/** So long what it posts or changes can be reported before it shows there. */
export const settledListingDays = 1;

/** The columns of a listing that say whether it may show on the home page. */
interface WeighedListing {
  readonly ownerId: SQLWrapper;
  readonly mediaIds: SQLWrapper;
  readonly createdAt: SQLWrapper;
  readonly updatedAt: SQLWrapper;
}

/**
 * Whether a listing may show on the home page unasked: it has a picture, and its owner was let into
 * a group by somebody, or neither account nor listing is new (0233-pictures-of-the-home-page.md).
 */
export function isPresentable(listing: WeighedListing, now: Date): SQL {
  const daysAgo = (days: number) => new Date(now.getTime() - days * dayMs);
  const rested = daysAgo(settledListingDays);
  return sql`exists (select from ${media} where ${media.id} = any(${listing.mediaIds}))
    and exists (
      select from ${users} where ${users.id} = ${listing.ownerId} and ${users.state} = 'active' and (
        (${users.createdAt} <= ${daysAgo(settledAccountDays)}
          and ${listing.createdAt} <= ${rested} and ${listing.updatedAt} <= ${rested})
        or exists (
          select from ${memberships}
          where ${memberships.userId} = ${users.id}
            and ${memberships.grantedBy} is not null and ${countsAt(now)})))`;
}

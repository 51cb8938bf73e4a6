import type { Standing } from '@boardwalk/sdk-core/posting/life';
import { and, eq, inArray, not, or, type SQL, sql } from 'drizzle-orm';
import { listings } from '../../listings/tables.ts';

const { status, holdReason, isPaused } = listings;
const isHeld = eq(status, 'Hold');
const isTakenDown = sql`${holdReason} is not distinct from 'moderation'`;

/** What is stored of listings that stand somewhere; `standingOf` says the same of one. */
const conditions: Readonly<Record<Standing, SQL | undefined>> = {
  draft: eq(status, 'Incomplete'),
  review: and(isHeld, not(isTakenDown)),
  removed: and(isHeld, isTakenDown),
  active: eq(status, 'Active'),
  paused: and(eq(status, 'Withdrawn'), isPaused),
  underOffer: inArray(status, ['ActiveUnderContract', 'Pending']),
  closed: eq(status, 'Closed'),
  withdrawn: or(
    and(eq(status, 'Withdrawn'), not(isPaused)),
    inArray(status, ['ComingSoon', 'Canceled']),
  ),
  expired: eq(status, 'Expired'),
  deleted: eq(status, 'Delete'),
};

/** The condition that listings which stand there meet. */
export function standsAs(standing: Standing): SQL {
  return sql`(${conditions[standing]})`;
}

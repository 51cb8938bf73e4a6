import { visibilityOf } from '@boardwalk/sdk-core/listings/rules';
import type { PublicStatus } from '@boardwalk/sdk-core/listings/schemas';
import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import type { StoredListing } from '../tables.ts';

type Ending = Pick<StoredListing, 'status' | 'closedAt'>;

/** Whether the public sees the listing at `now` (docs/architecture/listings.md#states). */
export function isVisible<Row extends Ending>(
  row: Row,
  now: Date,
): row is Row & { status: PublicStatus } {
  return visibilityOf(row.status, endOf(row), now.getTime()) === 'public';
}

/** Whether a moderator took the listing down. */
export function isTakenDown({
  status,
  holdReason,
}: Pick<StoredListing, 'status' | 'holdReason'>): boolean {
  return status === 'Hold' && holdReason === 'moderation';
}

/** The row itself when the public sees it at `now`; else `gone` after its time, and `not-found`. */
export function requireVisible<Row extends Ending>(
  row: Row | undefined,
  now: Date,
): Row & { status: PublicStatus } {
  if (row && isVisible(row, now)) return row;
  if (row && visibilityOf(row.status, endOf(row), now.getTime()) === 'gone') {
    throw new Problem('gone', 'This listing is no longer available.');
  }
  throw notFound();
}

/** The row itself once the public saw it, though its time may be over; else `not-found`. */
export function requirePublished<Row extends Ending>(row: Row | undefined, now: Date): Row {
  if (row && visibilityOf(row.status, endOf(row), now.getTime()) !== 'hidden') return row;
  throw notFound();
}

function notFound(): Problem {
  return new Problem('not-found', 'There is no such listing.');
}

function endOf({ closedAt }: Ending): string | null {
  return closedAt?.toISOString() ?? null;
}

import { publicHistory } from '@boardwalk/sdk-core/listings/history/public-history';
import type * as schemas from '@boardwalk/sdk-core/listings/history/schemas';
import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import { asc, eq } from 'drizzle-orm';
import { requireVisibleListing } from '../../listings/read/require-visible-listing.ts';
import { readListingAttributes } from '../../listings/storage/listing-attributes.ts';
import { priceOf } from '../../listings/storage/listing-facts.ts';
import { listingStatuses, type StoredListing } from '../../listings/tables.ts';
import type { Queries } from '../../platform/database/database.ts';
import type { Handler } from '../../platform/domain.ts';
import { revisionPrices } from '../revisions/revision-prices.ts';

/** Shows the public how price and status of a listing have changed, where its owner allows it. */
export const readHistory: Handler<typeof schemas.readHistory> = async (
  { params: { type, id } },
  context,
) => {
  const row = await requireVisibleListing(context, id);
  if (row.kind !== type) throw new Problem('not-found', 'There is no such listing.');
  if (readListingAttributes(row).showsHistory !== true) return { results: [] };
  const past = await readPast(context.database, row);
  return {
    results: publicHistory(past).map(({ at, ...change }) => ({ ...change, at: at.toISOString() })),
  };
};

async function readPast(queries: Queries, row: StoredListing) {
  const { id, createdAt } = row;
  const prices = await revisionPrices(queries, id);
  const statuses = await queries
    .select({ status: listingStatuses.status, at: listingStatuses.changedAt })
    .from(listingStatuses)
    .where(eq(listingStatuses.listingId, id))
    .orderBy(asc(listingStatuses.id));
  // A listing that came another way than by a form, and was not changed since, has no revision.
  const known = prices.length > 0 ? prices : [{ at: createdAt, price: priceOf(row) }];
  return { createdAt, prices: known, statuses };
}

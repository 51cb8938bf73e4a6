import { and, eq, sql } from 'drizzle-orm';
import { listingBookmarks } from '../../favourites/tables.ts';
import { listings, type StoredListing } from '../../listings/tables.ts';
import type { Queries } from '../../platform/database/database.ts';
import { isReportableTo } from '../matches/resolve-rule-search.ts';
import type { ChangedListing } from '../matching/match-listing.ts';
import { newsOf } from '../matching/news-of.ts';
import { nowOf } from '../matching/now-of.ts';
import { type MetFavourite, storeFavouriteNews } from './store-favourite-news.ts';
import { alertFavouriteNews, alertFavourites } from './tables.ts';

/** A user who is to be notified of a favourite of theirs, and how soon. */
export type Hearer = Pick<typeof alertFavourites.$inferSelect, 'userId' | 'frequency'>;

/**
 * Checks, for all users who have a listing among their favourites and are notified of those,
 * whether something is news; returns the users for whom it is.
 */
export async function matchFavourites(
  transaction: Queries,
  changed: ChangedListing,
  now: Date,
): Promise<readonly Hearer[]> {
  const hearers = await findHearers(transaction, changed);
  if (hearers.length === 0) return [];
  const [listing] = await transaction.select().from(listings).where(eq(listings.id, changed.id));
  const met = hearers.map(({ userId, before }) => meet(userId, before, listing, changed));
  await storeFavouriteNews(transaction, met, now);
  const told = new Set(met.flatMap(({ userId, news }) => (news === undefined ? [] : userId)));
  return hearers.filter(({ userId }) => told.has(userId));
}

/** None of the owner of the listing, nor people who ignore them. */
function findHearers(transaction: Queries, { id, transaction: change }: ChangedListing) {
  const { userId, frequency } = alertFavourites;
  return transaction
    .select({ userId, frequency, before: alertFavouriteNews })
    .from(listingBookmarks)
    .innerJoin(alertFavourites, eq(userId, listingBookmarks.userId))
    .leftJoin(
      alertFavouriteNews,
      and(eq(alertFavouriteNews.userId, userId), eq(alertFavouriteNews.listingId, id)),
    )
    .leftJoin(listings, eq(listings.id, id))
    .where(
      and(
        eq(listingBookmarks.listingId, id),
        alertFavourites.isOn,
        sql`not pg_visible_in_snapshot(${change}::xid8, ${alertFavourites.since})`,
        sql`(${listings.id} is null or ${isReportableTo(userId)})`,
      ),
    )
    .orderBy(userId);
}

function meet(
  userId: number,
  before: typeof alertFavouriteNews.$inferSelect | null,
  listing: StoredListing | undefined,
  { id, changes }: ChangedListing,
): MetFavourite {
  const now = listing && nowOf(listing, { hasBeenClosed: false, isYounger: false });
  const [news] = newsOf({ before: before ?? undefined, now, fits: true, changes });
  return {
    userId,
    listingId: id,
    isThere: now?.isPublic ?? false,
    isUnderOffer: now?.isUnderOffer ?? false,
    priceAmount: listing?.priceAmount ?? null,
    priceCurrency: listing?.priceCurrency ?? null,
    pricePeriod: listing?.pricePeriod ?? null,
    // A user who has it among their favourites has seen it before.
    news: news === 'new' ? 'open-again' : news,
  };
}

import type * as schemas from '@boardwalk/sdk-core/listings/schemas';
import { and, count, eq, inArray, max, sql } from 'drizzle-orm';
import type { Handler } from '../../platform/domain.ts';
import { listings } from '../tables.ts';

/** What is over has a page for a while, but nobody should find it by searching. */
const isOnOffer = and(
  listings.isPublic,
  inArray(listings.status, ['Active', 'ActiveUnderContract', 'Pending']),
);

/** Counts the pages of each kind and country. */
export const countListingPages: Handler<typeof schemas.countListingPages> = async (
  _,
  { database },
) => {
  const rows = await database
    .select({
      type: listings.kind,
      country: listings.country,
      count: count(),
      updatedAt: max(listings.updatedAt),
    })
    .from(listings)
    .where(isOnOffer)
    .groupBy(listings.kind, listings.country)
    .orderBy(listings.kind, listings.country);
  return {
    groups: rows.flatMap(({ updatedAt, ...row }) =>
      updatedAt ? [{ ...row, updatedAt: updatedAt.toISOString() }] : [],
    ),
  };
};

/** Lists pages of one kind in one country, by their numbers. */
export const listListingPages: Handler<typeof schemas.listListingPages> = async (
  { params: { type, country }, query: { start, size } },
  { database },
) => {
  const rows = await database
    .select({
      id: sql<number>`CASE WHEN ${listings.kind} = 'realtor' THEN ${listings.ownerId} ELSE ${listings.id} END`.mapWith(
        Number,
      ),
      title: listings.title,
      updatedAt: listings.updatedAt,
    })
    .from(listings)
    .where(and(isOnOffer, eq(listings.kind, type), eq(listings.country, country)))
    .orderBy(listings.id)
    .limit(size)
    .offset(start);
  return { pages: rows.map((row) => ({ ...row, updatedAt: row.updatedAt.toISOString() })) };
};

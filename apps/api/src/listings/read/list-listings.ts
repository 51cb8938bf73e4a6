import type * as schemas from '@boardwalk/sdk-core/listings/schemas';
import { and, desc, eq } from 'drizzle-orm';
import type { Handler } from '../../platform/domain.ts';
import { listings } from '../tables.ts';
import { readSummaries } from './read-summaries.ts';

/** Lists the newest public listings of one kind. */
export const listListings: Handler<typeof schemas.listListings> = async (
  { params: { type }, query: { start, size } },
  { database, clock },
) => {
  const isListed = and(listings.isPublic, eq(listings.kind, type));
  const [rows, total] = await Promise.all([
    database
      .select({ id: listings.id })
      .from(listings)
      .where(isListed)
      .orderBy(desc(listings.createdAt), desc(listings.id))
      .limit(size)
      .offset(start),
    database.$count(listings, isListed),
  ]);
  const ids = rows.map(({ id }) => id);
  return { results: await readSummaries(database, ids, clock.now()), total };
};

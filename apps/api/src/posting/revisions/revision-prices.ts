import type { ListedPrice } from '@boardwalk/sdk-core/listings/schemas';
import { asc, eq, sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import { listingRevisions } from '../tables.ts';

/** The price that each publishing of a listing gave it, the first first. */
export function revisionPrices(queries: Queries, listingId: number) {
  return queries
    .select({
      at: listingRevisions.madeAt,
      // A body was parsed by its schema before it was stored.
      price: sql<ListedPrice | null>`nullif(${listingRevisions.body} -> 'price', 'null'::jsonb)`,
    })
    .from(listingRevisions)
    .where(eq(listingRevisions.listingId, listingId))
    .orderBy(asc(listingRevisions.revision));
}

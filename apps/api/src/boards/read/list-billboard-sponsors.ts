import type * as schemas from '@boardwalk/sdk-core/boards/schemas';
import { and, asc, eq } from 'drizzle-orm';
import { readSummaries } from '../../listings/read/read-summaries.ts';
import { listings } from '../../listings/tables.ts';
import type { Queries } from '../../platform/database/database.ts';
import type { Handler } from '../../platform/domain.ts';
import { boardPlaces, zoneSponsors } from '../tables.ts';
import { isAssignedSql } from './live-places.ts';
import { requireBoard } from './require-board.ts';

/** Everybody who shows on a board, as far as the public sees their listings. */
export const listBillboardSponsors: Handler<typeof schemas.listBillboardSponsors> = async (
  { params: { id } },
  { database, clock },
) => {
  const now = clock.now();
  const { zoneId } = await requireBoard(database, id);
  const house = zoneId === null ? [] : await findHouseSponsors(database, zoneId);
  return {
    results: await readSummaries(database, await findBoardSponsors(database, id, now), now),
    house: await readSummaries(database, house, now),
  };
};

/** The listings that have a place on a board and show, as they came. */
export async function findBoardSponsors(
  queries: Queries,
  id: number,
  now: Date,
): Promise<number[]> {
  const { boardId, listingId, assignedAt, slot } = boardPlaces;
  const rows = await queries
    .select({ listingId })
    .from(boardPlaces)
    .innerJoin(listings, eq(listings.id, listingId))
    .where(and(eq(boardId, id), isAssignedSql(now), eq(listings.isPublic, true)))
    .orderBy(asc(assignedAt), asc(slot));
  return rows.map((row) => row.listingId);
}

/** The listings that sponsor a zone and show, as they came. */
export async function findHouseSponsors(queries: Queries, zone: number): Promise<number[]> {
  const { zoneId, listingId, createdAt } = zoneSponsors;
  const rows = await queries
    .select({ listingId })
    .from(zoneSponsors)
    .innerJoin(listings, eq(listings.id, listingId))
    .where(and(eq(zoneId, zone), eq(listings.isPublic, true)))
    .orderBy(asc(createdAt), asc(listingId));
  return rows.map((row) => row.listingId);
}

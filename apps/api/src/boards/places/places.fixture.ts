import type { BoardMerchant } from '@boardwalk/sdk-core/boards/places/capacity';
import type { ListingId } from '@boardwalk/sdk-core/vocabulary/ids';
import { makeListing, testNow } from '../../listings/listings.fixture.ts';
import { insertListings } from '../../listings/storage/insert-listings.ts';
import type { Queries } from '../../platform/database/database.ts';
import { boardsTable } from '../tables.ts';

/** Keeps a board for eight merchants in the middle of Regina. */
export async function storeBoard(
  queries: Queries,
  facts: Partial<typeof boardsTable.$inferInsert> = {},
): Promise<number> {
  const [board] = await queries
    .insert(boardsTable)
    .values({
      name: 'Albert Street',
      description: 'Seen by those who come from the south.',
      lat: 50.4452,
      lng: -104.6189,
      capacity: 8,
      mostPerServiceType: 1,
      createdAt: testNow,
      ...facts,
    })
    .returning({ id: boardsTable.id });
  if (!board) throw new Error('The board was not kept.');
  return board.id;
}

/** Keeps a merchant listing. */
export async function storeMerchant(
  queries: Queries,
  ownerId: number,
  serviceType: BoardMerchant['serviceType'] = 'ROOFING',
): Promise<BoardMerchant> {
  const listing = makeListing('merchant', { ownerId, subcategory: serviceType });
  const [id = Number.NaN] = await insertListings(queries, [listing]);
  // Numbers of listings are their ids.
  return { listingId: id as ListingId, serviceType };
}

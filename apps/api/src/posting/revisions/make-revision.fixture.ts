import type { Queries } from '../../platform/database/database.ts';
import { writeListing } from '../posting.fixture.ts';
import { listingRevisions } from '../tables.ts';

/** The first publishing of a property. */
export async function makeRevision(queries: Queries, listingId: number, madeBy: number) {
  const body = writeListing('property');
  await queries
    .insert(listingRevisions)
    .values({ listingId, revision: 1, body, madeBy, madeAt: new Date() });
}

import { listings, type StoredListing } from '../../listings/tables.ts';
import type { Queries } from '../../platform/database/database.ts';

/** A listing that says the same, with what else is given. */
export async function copyOf(
  database: Queries,
  { id: _, isPublic: __, cell: ___, searchVector: ____, ...row }: StoredListing,
  facts: Partial<typeof listings.$inferInsert>,
): Promise<void> {
  await database.insert(listings).values({ ...row, ...facts });
}

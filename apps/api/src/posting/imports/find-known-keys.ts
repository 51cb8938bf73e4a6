import { and, eq, inArray, ne } from 'drizzle-orm';
import { listings } from '../../listings/tables.ts';
import type { Queries } from '../../platform/database/database.ts';
import { listingImportRows } from '../tables.ts';

const keysAtOnce = 1_000;

/** Of rows of tables, by their keys, those that are listings already, which nobody has deleted. */
export async function findKnownKeys(
  queries: Queries,
  keys: readonly string[],
): Promise<ReadonlySet<string>> {
  const known = new Set<string>();
  for (let start = 0; start < keys.length; start += keysAtOnce) {
    const rows = await queries
      .select({ key: listingImportRows.key })
      .from(listingImportRows)
      .innerJoin(listings, eq(listings.id, listingImportRows.listingId))
      .where(
        and(
          inArray(listingImportRows.key, keys.slice(start, start + keysAtOnce)),
          ne(listings.status, 'Delete'),
        ),
      );
    for (const { key } of rows) if (key !== null) known.add(key);
  }
  return known;
}

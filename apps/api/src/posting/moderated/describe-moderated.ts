import { standingOf } from '@boardwalk/sdk-core/posting/life';
import type { ModeratedListingRow } from '@boardwalk/sdk-core/posting/moderated/schemas';
import { listingId } from '@boardwalk/sdk-core/vocabulary/ids';
import { parseWith } from '@boardwalk/sdk-core/vocabulary/schema';
import { eq, inArray } from 'drizzle-orm';
import { describePerson, personColumns } from '../../access/person-columns.ts';
import { users } from '../../account/tables.ts';
import { listings } from '../../listings/tables.ts';
import { findImages } from '../../media/find-images.ts';
import type { Queries } from '../../platform/database/database.ts';
import { kindOf } from '../own/describe-own.ts';
import { waitingSince } from './find-moderated.ts';
import { readDecisions } from './read-decisions.ts';
import { readReports } from './read-reports.ts';

/** The listings of these numbers as moderators see them, in that order. */
export async function describeModerated(
  queries: Queries,
  ids: readonly number[],
): Promise<ModeratedListingRow[]> {
  if (ids.length === 0) return [];
  const rows = await readRows(queries, ids);
  const [images, reports, decisions] = await Promise.all([
    findImages(
      queries,
      rows.flatMap(({ mediaIds }) => mediaIds.slice(0, 1)),
    ),
    readReports(queries, 'listing', ids),
    readDecisions(
      queries,
      ids,
      rows.map(({ owner }) => owner.id),
    ),
  ]);
  const rowOf = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const [row, told] = [rowOf.get(id), reports.get(id)];
    if (!row || !told) return [];
    const [first] = row.mediaIds;
    return {
      id: parseWith(listingId, id),
      listingType: kindOf(row),
      standing: standingOf(row),
      title: row.title,
      city: row.city,
      primaryImage: (first !== undefined && images.get(first)) || null,
      owner: describePerson(row.owner),
      reason: row.holdWords,
      createdAt: row.createdAt.toISOString(),
      waitingSince: row.waitingSince.toISOString(),
      reports: told,
      decision: decisions.get(id) ?? null,
    };
  });
}

function readRows(queries: Queries, ids: readonly number[]) {
  return queries
    .select({
      id: listings.id,
      kind: listings.kind,
      status: listings.status,
      holdReason: listings.holdReason,
      holdWords: listings.holdWords,
      isPaused: listings.isPaused,
      title: listings.title,
      city: listings.city,
      mediaIds: listings.mediaIds,
      createdAt: listings.createdAt,
      waitingSince: waitingSince.mapWith(listings.updatedAt),
      owner: personColumns,
    })
    .from(listings)
    .innerJoin(users, eq(users.id, listings.ownerId))
    .where(inArray(listings.id, [...ids]));
}

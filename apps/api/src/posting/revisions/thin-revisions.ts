import { lt, sql } from 'drizzle-orm';
import { auditEntries } from '../../access/tables.ts';
import type { Queries } from '../../platform/database/database.ts';
import { listingRevisions } from '../tables.ts';

/** The latest revisions of a listing, each of which is retained. */
export const latestRevisions = 50;

interface Published {
  readonly id: number;
  readonly ownerId: number;
  /** The revision that was made just now. */
  readonly version: number;
}

/**
 * Deletes revisions of a listing, which is locked, beyond the latest: of those before, the first one
 * stays, the last one of a day (UTC) of each person, and what the trail of administrators names.
 */
export async function thinRevisions(
  transaction: Queries,
  { id, ownerId, version }: Published,
): Promise<void> {
  if (version <= latestRevisions) return;
  const { listingId, revision, madeBy, madeAt } = listingRevisions;
  const ofListing = sql`${listingId} = ${id}`;
  const isNamed = sql`exists (select 1 from ${auditEntries}
    where ${auditEntries.subjectId} = ${ownerId} and ${auditEntries.event} = 'listing-changed'
      and ${auditEntries.detail} @> jsonb_build_object('objectId', ${String(id)}::text, 'version', ${revision}))`;
  await transaction.delete(listingRevisions).where(sql`
    ${ofListing} and ${revision} in (
      select earlier.revision from (
        select ${revision}, ${revision} = min(${revision}) over () as is_first,
          row_number() over (
            partition by ${madeBy}, (${madeAt} at time zone 'UTC')::date
            order by ${revision} desc
          ) as nth
        from ${listingRevisions}
        where ${ofListing} and ${lt(revision, version - latestRevisions + 1)}
      ) as earlier
      where earlier.nth > 1 and not earlier.is_first
    ) and not ${isNamed}`);
}

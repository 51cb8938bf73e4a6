import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import { and, desc, eq, lt } from 'drizzle-orm';
import { personColumns } from '../../access/person-columns.ts';
import { users } from '../../account/tables.ts';
import type { Queries } from '../../platform/database/database.ts';
import { listingRevisions } from '../tables.ts';

/** What is read of a revision. */
export const revisionColumns = {
  revision: listingRevisions.revision,
  madeAt: listingRevisions.madeAt,
  madeBy: personColumns,
  body: listingRevisions.body,
};

/** A revision of a listing with its body; one that is not there is refused. */
export async function requireRevision(queries: Queries, listingId: number, revision: number) {
  const [row] = await queries
    .select(revisionColumns)
    .from(listingRevisions)
    .leftJoin(users, eq(users.id, listingRevisions.madeBy))
    .where(and(eq(listingRevisions.listingId, listingId), eq(listingRevisions.revision, revision)));
  if (!row) throw new Problem('not-found', 'There is no such version of the listing.');
  return row;
}

/** The body that a listing had before a revision of it; null before the first. */
export async function findBodyBefore(queries: Queries, listingId: number, revision: number) {
  const [row] = await queries
    .select({ body: listingRevisions.body })
    .from(listingRevisions)
    .where(and(eq(listingRevisions.listingId, listingId), lt(listingRevisions.revision, revision)))
    .orderBy(desc(listingRevisions.revision))
    .limit(1);
  return row?.body ?? null;
}

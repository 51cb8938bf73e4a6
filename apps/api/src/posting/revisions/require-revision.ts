import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import { and, eq } from 'drizzle-orm';
import { personColumns } from '../../access/person-columns.ts';
import { users } from '../../account/tables.ts';
import type { Queries } from '../../platform/database/database.ts';
import { listingRevisions } from '../tables.ts';

/** What lists tell of a revision. */
export const revisionColumns = {
  revision: listingRevisions.revision,
  madeAt: listingRevisions.madeAt,
  madeBy: personColumns,
};

/** A revision of a listing with its body; one that is not there is refused. */
export async function requireRevision(queries: Queries, listingId: number, revision: number) {
  const [row] = await queries
    .select({ ...revisionColumns, body: listingRevisions.body })
    .from(listingRevisions)
    .leftJoin(users, eq(users.id, listingRevisions.madeBy))
    .where(and(eq(listingRevisions.listingId, listingId), eq(listingRevisions.revision, revision)));
  if (!row) throw new Problem('not-found', 'There is no such version of the listing.');
  return row;
}

import { diffBodies } from '@boardwalk/sdk-core/posting/revisions/diff-bodies';
import type * as schemas from '@boardwalk/sdk-core/posting/revisions/schemas';
import { openBody } from '@boardwalk/sdk-core/posting/written-body';
import { desc, eq } from 'drizzle-orm';
import { describePersonTo } from '../../access/person-columns.ts';
import { requirePermission } from '../../access/require-permission.ts';
import { users } from '../../account/tables.ts';
import type { Handler } from '../../platform/domain.ts';
import { listingRevisions } from '../tables.ts';
import { revisionColumns } from './require-revision.ts';

/** Lists how often a listing was published, the latest first. */
export const listRevisions: Handler<typeof schemas.listRevisions> = async (
  { params: { type, id }, query: { start, size } },
  context,
) => {
  await requirePermission(context, 'write', { type, id: String(id) });
  const { caller, database } = context;
  const ofListing = eq(listingRevisions.listingId, id);
  // One more than are returned: the last of them is compared with it.
  const rows = await database
    .select(revisionColumns)
    .from(listingRevisions)
    .leftJoin(users, eq(users.id, listingRevisions.madeBy))
    .where(ofListing)
    .orderBy(desc(listingRevisions.revision))
    .offset(start)
    .limit(size + 1);
  return {
    results: rows.slice(0, size).map(({ revision, madeAt, madeBy, body }, index) => {
      const before = rows[index + 1];
      return {
        revision,
        madeAt: madeAt.toISOString(),
        madeBy: madeBy && describePersonTo(caller, madeBy),
        changed: before ? changedFields(before.body, body) : null,
      };
    }),
    total: await database.$count(listingRevisions, ofListing),
  };
};

type Body = Readonly<Record<string, unknown>>;

/** The fields in which two bodies differ, as a form asks for them: the database has an order of its own. */
function changedFields(before: Body, after: Body): string[] {
  return diffBodies({ ...openBody(before) }, { ...openBody(after) }).map(({ field }) => field);
}

import type * as schemas from '@boardwalk/sdk-core/posting/schemas';
import { listingId, userId } from '@boardwalk/sdk-core/vocabulary/ids';
import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import { parseWith } from '@boardwalk/sdk-core/vocabulary/schema';
import { eq } from 'drizzle-orm';
import { describePersonTo, personColumns } from '../../access/person-columns.ts';
import { requirePermission } from '../../access/require-permission.ts';
import { users } from '../../account/tables.ts';
import { listings } from '../../listings/tables.ts';
import type { Handler } from '../../platform/domain.ts';
import { listingDrafts } from '../tables.ts';
import { pointOf, readOwnBody } from './own-body.ts';

/** Reads a listing as it is written, for a user who may change it. */
export const readOwnListing: Handler<typeof schemas.readOwnListing> = async (
  { params: { type: listingType, id } },
  context,
) => {
  const { caller, database } = context;
  await requirePermission(context, 'write', { type: listingType, id: String(id) });
  const [found] = await database
    .select({ row: listings, owner: personColumns })
    .from(listings)
    .innerJoin(users, eq(users.id, listings.ownerId))
    .where(eq(listings.id, id));
  if (!found) throw new Problem('not-found', 'There is no such listing.');
  const { row, owner } = found;
  return {
    id: parseWith(listingId, id),
    listingType,
    ownerId: parseWith(userId, row.ownerId),
    owner: describePersonTo(caller, owner),
    status: row.status,
    version: row.version,
    hasDraft: (await database.$count(listingDrafts, eq(listingDrafts.id, id))) > 0,
    body: await readOwnBody(database, row),
    timeZone: row.timeZone,
    position: pointOf(row),
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    expiresAt: row.expiresAt?.toISOString() ?? null,
  };
};

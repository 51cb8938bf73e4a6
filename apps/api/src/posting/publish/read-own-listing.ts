import type * as schemas from '@boardwalk/sdk-core/posting/schemas';
import { listingId, userId } from '@boardwalk/sdk-core/vocabulary/ids';
import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import { parseWith } from '@boardwalk/sdk-core/vocabulary/schema';
import { eq } from 'drizzle-orm';
import { requirePermission } from '../../access/require-permission.ts';
import { listings } from '../../listings/tables.ts';
import type { Handler } from '../../platform/domain.ts';
import { pointOf, readOwnBody } from './own-body.ts';

/** Reads a listing as it is written, for whoever may change it. */
export const readOwnListing: Handler<typeof schemas.readOwnListing> = async (
  { params: { type: listingType, id } },
  context,
) => {
  const { database } = context;
  await requirePermission(context, 'write', { type: listingType, id: String(id) });
  const [row] = await database.select().from(listings).where(eq(listings.id, id));
  if (!row) throw new Problem('not-found', 'There is no such listing.');
  return {
    id: parseWith(listingId, id),
    listingType,
    ownerId: parseWith(userId, row.ownerId),
    status: row.status,
    version: row.version,
    body: await readOwnBody(database, row),
    timeZone: row.timeZone,
    position: pointOf(row),
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    expiresAt: row.expiresAt?.toISOString() ?? null,
  };
};

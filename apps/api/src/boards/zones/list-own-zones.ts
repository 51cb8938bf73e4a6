import type * as schemas from '@boardwalk/sdk-core/boards/zones/schemas';
import { boardId, listingId } from '@boardwalk/sdk-core/vocabulary/ids';
import { parseWith } from '@boardwalk/sdk-core/vocabulary/schema';
import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import { listings } from '../../listings/tables.ts';
import { requireMember } from '../../platform/calls/require-rule.ts';
import type { Handler } from '../../platform/domain.ts';
import { boardsTable, boardZones, zoneSponsors } from '../tables.ts';
import { describeZones } from './describe-zones.ts';

/** The zones that the caller's listings sponsor, in the order of their names. */
export const listOwnZones: Handler<typeof schemas.listOwnZones> = async (
  _,
  { database, caller },
) => {
  const own = await database
    .select({
      ...{ zoneId: zoneSponsors.zoneId, since: zoneSponsors.createdAt },
      ...{ id: listings.id, title: listings.title },
    })
    .from(zoneSponsors)
    .innerJoin(listings, eq(listings.id, zoneSponsors.listingId))
    .where(eq(listings.ownerId, requireMember(caller).userId))
    .orderBy(asc(zoneSponsors.createdAt), asc(listings.id));
  const ids = [...new Set(own.map(({ zoneId }) => zoneId))];
  const rows = await database
    .select()
    .from(boardZones)
    .where(inArray(boardZones.id, ids))
    .orderBy(asc(boardZones.name), asc(boardZones.id));
  const described = await describeZones(database, rows);
  const standing = await database
    .select({ id: boardsTable.id, zoneId: boardsTable.zoneId })
    .from(boardsTable)
    .where(and(inArray(boardsTable.zoneId, ids), isNull(boardsTable.retiredAt)))
    .orderBy(asc(boardsTable.name), asc(boardsTable.id));
  return {
    items: described.map((zone) => ({
      ...zone,
      billboards: standing
        .filter(({ zoneId }) => zoneId === zone.id)
        .map(({ id }) => parseWith(boardId, id)),
      sponsors: own
        .filter(({ zoneId }) => zoneId === zone.id)
        .map(({ id, title, since }) => ({
          ...{ id: parseWith(listingId, id), title },
          since: since.toISOString(),
        })),
    })),
  };
};

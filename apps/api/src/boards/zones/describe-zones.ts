import type { ManagedZone, Zone } from '@boardwalk/sdk-core/boards/zones/schemas';
import { boardId, listingId, zoneId } from '@boardwalk/sdk-core/vocabulary/ids';
import { parseWith } from '@boardwalk/sdk-core/vocabulary/schema';
import { and, asc, count, eq, inArray, isNull } from 'drizzle-orm';
import { listings } from '../../listings/tables.ts';
import type { Queries } from '../../platform/database/database.ts';
import { boardsTable, zoneSponsors } from '../tables.ts';
import type { ZoneRow } from './lock-zone.ts';

/** Zones as everybody sees them, in the order of their rows. */
export async function describeZones(queries: Queries, rows: readonly ZoneRow[]): Promise<Zone[]> {
  const ids = rows.map(({ id }) => id);
  const counts = await queries
    .select({ id: boardsTable.zoneId, boards: count() })
    .from(boardsTable)
    .where(and(inArray(boardsTable.zoneId, ids), isNull(boardsTable.retiredAt)))
    .groupBy(boardsTable.zoneId);
  return rows.map(({ id, name, description }) => ({
    ...{ id: parseWith(zoneId, id), name, description },
    boards: counts.find((one) => one.id === id)?.boards ?? 0,
  }));
}

/** A zone as administrators see it. */
export async function describeManagedZone(queries: Queries, row: ZoneRow): Promise<ManagedZone> {
  const [zone] = await describeZones(queries, [row]);
  if (!zone) throw new Error(`Zone ${row.id} was not described.`);
  const standing = await queries
    .select({ id: boardsTable.id, name: boardsTable.name, retiredAt: boardsTable.retiredAt })
    .from(boardsTable)
    .where(eq(boardsTable.zoneId, row.id))
    .orderBy(asc(boardsTable.name), asc(boardsTable.id));
  const sponsoring = await queries
    .select({
      ...{ id: listings.id, title: listings.title, isPublic: listings.isPublic },
      since: zoneSponsors.createdAt,
    })
    .from(zoneSponsors)
    .innerJoin(listings, eq(listings.id, zoneSponsors.listingId))
    .where(eq(zoneSponsors.zoneId, row.id))
    .orderBy(asc(zoneSponsors.createdAt), asc(listings.id));
  return {
    ...zone,
    billboards: standing.map(({ id, name, retiredAt }) => ({
      ...{ id: parseWith(boardId, id), name },
      isRetired: retiredAt !== null,
    })),
    sponsors: sponsoring.map(({ id, title, isPublic, since }) => ({
      ...{ id: parseWith(listingId, id), title, isPublic },
      since: since.toISOString(),
    })),
    version: row.version,
  };
}

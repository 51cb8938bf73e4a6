import type { NewZone } from '@boardwalk/sdk-core/boards/zones/schemas';
import type { Point } from '@boardwalk/sdk-core/vocabulary/places/geo';
import { dayMs } from '@boardwalk/sdk-core/vocabulary/time/durations';
import { and, inArray, isNull } from 'drizzle-orm';
import { boardsTable, boardZones, zoneSponsors } from '../../boards/tables.ts';
import { distanceBetween } from '../../places/distance.ts';
import type { Queries } from '../../platform/database/database.ts';
import type { DemoPlatform } from '../demo-part.ts';
import { required } from '../required.ts';
import type { DemoMerchant } from './demo-places.ts';
import { findMerchants, findOwnMerchant } from './find-merchants.ts';

interface DemoZone extends NewZone {
  readonly centre: Point;
  /** Metres from the centre. */
  readonly reach: number;
  readonly daysOld: number;
}

/** In the last one the demo's merchant has their listing. */
const demoZones: readonly DemoZone[] = [
  {
    name: 'Niagara Peninsula',
    description: 'Between the lakes, from Grimsby to the falls.',
    ...{ centre: { lat: 43.1, lng: -79.2 }, reach: 30_000, daysOld: 150 },
  },
  {
    name: 'Hamilton and Burlington',
    description: 'Both ends of the bridge over the bay, and the roads up the escarpment.',
    ...{ centre: { lat: 43.29, lng: -79.83 }, reach: 18_000, daysOld: 120 },
  },
  {
    name: 'Brisbane',
    description: 'Both banks of the river, out to the bay.',
    ...{ centre: { lat: -27.47, lng: 153.02 }, reach: 20_000, daysOld: 90 },
  },
];

/** House sponsors of a zone, each of another trade. */
const sponsorsOfZone = 3;

/** Puts boards into zones, unless they stand in one, and names house sponsors from around. */
export async function insertDemoZones({ database }: DemoPlatform, today: number): Promise<void> {
  const merchants = await findMerchants(database);
  const own = await findOwnMerchant(database);
  const free = await database
    .select({ id: boardsTable.id, lat: boardsTable.lat, lng: boardsTable.lng })
    .from(boardsTable)
    .where(and(isNull(boardsTable.zoneId), isNull(boardsTable.retiredAt)));
  for (const { name, description, centre, reach, daysOld } of demoZones) {
    const isWithin = (point: Point) => distanceBetween(centre, point) < reach;
    const createdAt = new Date(today - daysOld * dayMs);
    const zoneId = await insertZone(database, { name, description, createdAt });
    const ids = free.filter(isWithin).map(({ id }) => id);
    await database.update(boardsTable).set({ zoneId }).where(inArray(boardsTable.id, ids));
    const sponsors = pickSponsors(merchants.filter(isWithin), own?.id);
    if (sponsors.length === 0) continue;
    await database
      .insert(zoneSponsors)
      .values(sponsors.map(({ id: listingId }) => ({ zoneId, listingId, createdAt })));
  }
}

async function insertZone(
  database: Queries,
  zone: typeof boardZones.$inferInsert,
): Promise<number> {
  const [row] = await database.insert(boardZones).values(zone).returning({ id: boardZones.id });
  return required(row, zone.name).id;
}

/** The demo's own where it is among them, and the first of other trades. */
function pickSponsors(merchants: readonly DemoMerchant[], own: number | undefined) {
  const picked = merchants.filter(({ id }) => id === own);
  for (const merchant of merchants) {
    const isAlike = picked.some(({ serviceType }) => serviceType === merchant.serviceType);
    if (picked.length < sponsorsOfZone && !isAlike) picked.push(merchant);
  }
  return picked;
}

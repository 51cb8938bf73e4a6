import type * as schemas from '@boardwalk/sdk-core/boards/schemas';
import type { OutageTimes } from '@boardwalk/sdk-core/boards/schemas';
import { serviceTypes } from '@boardwalk/sdk-core/listings/enumerations/people/service-types';
import { eq } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import type { Handler } from '../../platform/domain.ts';
import { boardZones } from '../tables.ts';
import { findCurrentOutages } from './current-outages.ts';
import { describeBoards, type StoredBoard } from './describe-boards.ts';
import { countMerchants } from './live-places.ts';
import { requireBoard } from './require-board.ts';

/** Reads a board for a user who considers choosing it. */
export const readBillboard: Handler<typeof schemas.readBillboard> = async (
  { params: { id } },
  { database, clock },
) => {
  const now = clock.now();
  return describeBoardDetails(database, await requireBoard(database, id), now);
};

/** Describes a board with all that a user who chooses it needs to know. */
export async function describeBoardDetails(queries: Queries, row: StoredBoard, now: Date) {
  const [board] = await describeBoards(queries, [row], now);
  if (!board) throw new Error(`Board ${row.id} was not described.`);
  const merchants = (await countMerchants(queries, now, [row.id]))(row.id);
  const most = row.mostPerServiceType ?? Infinity;
  return {
    ...board,
    left: Math.max(0, board.capacity - board.taken),
    serviceTypesTaken: serviceTypes.filter((type) => (merchants.get(type) ?? 0) >= most),
    outage: await findOutage(queries, row.id, now),
    zone: await findZone(queries, row.zoneId),
  };
}

async function findOutage(queries: Queries, id: number, now: Date): Promise<OutageTimes | null> {
  const outage = (await findCurrentOutages(queries, [id], now)).get(id);
  if (!outage) return null;
  return { from: outage.from.toISOString(), until: outage.until?.toISOString() ?? null };
}

async function findZone(queries: Queries, id: number | null) {
  if (id === null) return null;
  const [zone] = await queries
    .select({ id: boardZones.id, name: boardZones.name })
    .from(boardZones)
    .where(eq(boardZones.id, id));
  return zone ?? null;
}

import type { License } from '@boardwalk/sdk-core/licenses/license-schemas';
import { boardId, listingId } from '@boardwalk/sdk-core/vocabulary/ids';
import { parseWith } from '@boardwalk/sdk-core/vocabulary/schema';
import { and, asc, eq, inArray } from 'drizzle-orm';
import { boardPlaces } from '../boards/tables.ts';
import type { Queries } from '../platform/database/database.ts';
import { boughtBoards, holderOf, type LicenseRow } from './license-row.ts';

/** Licences as their owner sees them, with the boards that they have now. */
export async function describeLicenses(
  queries: Queries,
  rows: readonly LicenseRow[],
): Promise<License[]> {
  const holders = rows.map(({ id }) => holderOf(id));
  const places = await queries
    .select({ boardId: boardPlaces.boardId, holder: boardPlaces.holder })
    .from(boardPlaces)
    .where(and(inArray(boardPlaces.holder, holders), eq(boardPlaces.state, 'ASSIGNED')))
    .orderBy(asc(boardPlaces.boardId));
  return rows.map((row) => {
    const own = places.filter(({ holder }) => holder === holderOf(row.id));
    const isPending = row.state === 'PENDING';
    const seats = own.map((place) => parseWith(boardId, place.boardId));
    return describe(row, isPending ? boughtBoards(row) : seats);
  });
}

/** One of them. */
export async function describeLicense(queries: Queries, row: LicenseRow): Promise<License> {
  const [license] = await describeLicenses(queries, [row]);
  if (!license) throw new Error('A row is a licence.');
  return license;
}

function describe(row: LicenseRow, seats: License['seats']): License {
  const { planId, planNickname, seatCount } = row;
  const isPlan = planId !== null && planNickname !== null && seatCount !== null;
  return {
    uuid: row.id,
    licensee: parseWith(listingId, row.listingId),
    seats,
    state: row.state,
    plan: isPlan ? { id: planId, nickname: planNickname, seat_count: seatCount } : null,
    renews: row.renews,
    boughtAt: row.boughtAt.toISOString(),
    dueAt: row.dueAt.toISOString(),
    timeZone: row.timeZone,
    invoice: row.invoice,
  };
}

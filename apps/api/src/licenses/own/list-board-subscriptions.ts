import { isOwed } from '@boardwalk/sdk-core/boards/places/outage';
import type * as schemas from '@boardwalk/sdk-core/licenses/own/schemas';
import type { OwnBoard } from '@boardwalk/sdk-core/licenses/own/schemas';
import { listingId } from '@boardwalk/sdk-core/vocabulary/ids';
import type { Point } from '@boardwalk/sdk-core/vocabulary/places/geo';
import { parseWith } from '@boardwalk/sdk-core/vocabulary/schema';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { StoredOutage } from '../../boards/outages/describe-outage.ts';
import { describeBoards } from '../../boards/read/describe-boards.ts';
import { isAssignedSql } from '../../boards/read/live-places.ts';
import { boardOutages, boardPlaces, boardsTable } from '../../boards/tables.ts';
import { bundledGeocoder } from '../../places/bundled-geocoder.ts';
import { requireMember } from '../../platform/calls/require-rule.ts';
import type { Handler } from '../../platform/domain.ts';
import { holderOf, isRunningSql } from '../license-row.ts';
import { licenses } from '../tables.ts';

/** Metres within which a board counts as of a city. */
const cityReach = 25_000;

/** The boards on which the caller's listings have a place. */
export const listBoardSubscriptions: Handler<typeof schemas.listBoardSubscriptions> = async (
  _,
  { caller, database, clock },
) => {
  const { userId } = requireMember(caller);
  const now = clock.now();
  const own = await database
    .select({ id: licenses.id, listingId: licenses.listingId })
    .from(licenses)
    .where(and(eq(licenses.buyerId, userId), isRunningSql(now)));
  const byHolder = new Map(own.map((license) => [holderOf(license.id), license]));
  const places = await database
    .select({
      board: boardsTable,
      holder: sql<string>`${boardPlaces.holder}`,
      assignedAt: boardPlaces.assignedAt,
    })
    .from(boardPlaces)
    .innerJoin(boardsTable, eq(boardsTable.id, boardPlaces.boardId))
    .where(and(inArray(boardPlaces.holder, [...byHolder.keys()]), isAssignedSql(now)))
    .orderBy(asc(boardsTable.id), asc(boardPlaces.listingId));
  const rows = places.map(({ board }) => board);
  const described = await describeBoards(database, rows, now);
  const ids = rows.map(({ id }) => id);
  const outages = await database
    .select()
    .from(boardOutages)
    .where(inArray(boardOutages.boardId, ids))
    .orderBy(asc(boardOutages.from));
  const cities = await Promise.all(rows.map(findCity));
  return described.flatMap((board, nth) => {
    const place = places[nth];
    const license = byHolder.get(place?.holder ?? '');
    if (!license || !place) return [];
    const ofBoard = outages.filter(({ boardId }) => boardId === board.id);
    return [
      {
        ...board,
        licensee: parseWith(listingId, license.listingId),
        license: license.id,
        city: cities[nth] ?? null,
        outage: findOwnOutage(ofBoard, place.assignedAt, now),
      },
    ];
  });
};

async function findCity({ lat, lng }: Point): Promise<string | null> {
  return (await bundledGeocoder.findNearest({ lat, lng }, cityReach))?.label ?? null;
}

/**
 * The outage of this moment, or the next one; where that owes nothing, the last one that is over and
 * does: what one is owed for doesn't go away as the board serves again.
 */
function findOwnOutage(
  rows: readonly StoredOutage[],
  since: Date | null,
  now: Date,
): OwnBoard['outage'] {
  const told = rows.map(({ from, until, reason }) => {
    // Days before one had the place are owed to others.
    const days = {
      from: Math.max(from.getTime(), since?.getTime() ?? 0),
      until: until?.getTime() ?? null,
    };
    return {
      isOver: until !== null && until <= now,
      outage: {
        ...{ from: from.toISOString(), until: until?.toISOString() ?? null, reason },
        isOwed: isOwed(days, now.getTime()),
      },
    };
  });
  const next = told.find(({ isOver }) => !isOver)?.outage;
  const owed = told.findLast(({ isOver, outage }) => isOver && outage.isOwed)?.outage;
  return (next?.isOwed ? next : (owed ?? next)) ?? null;
}

import type * as schemas from '@boardwalk/sdk-core/licenses/own/schemas';
import type { OwnBoard } from '@boardwalk/sdk-core/licenses/own/schemas';
import { listingId } from '@boardwalk/sdk-core/vocabulary/ids';
import type { Point } from '@boardwalk/sdk-core/vocabulary/places/geo';
import { parseWith } from '@boardwalk/sdk-core/vocabulary/schema';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { describeOutage, type OutageRow } from '../../boards/outages/describe-outage.ts';
import { findCurrentOutages } from '../../boards/read/current-outages.ts';
import { describeBoards } from '../../boards/read/describe-boards.ts';
import { boardPlaces, boards } from '../../boards/tables.ts';
import { bundledGeocoder } from '../../places/bundled-geocoder.ts';
import { requireMember } from '../../platform/calls/require-rule.ts';
import type { Handler } from '../../platform/domain.ts';
import { holderOf } from '../license-row.ts';
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
    .where(and(eq(licenses.buyerId, userId), eq(licenses.state, 'ACTIVE')));
  const byHolder = new Map(own.map((license) => [holderOf(license.id), license]));
  const places = await database
    .select({ board: boards, holder: sql<string>`${boardPlaces.holder}` })
    .from(boardPlaces)
    .innerJoin(boards, eq(boards.id, boardPlaces.boardId))
    .where(
      and(inArray(boardPlaces.holder, [...byHolder.keys()]), eq(boardPlaces.state, 'ASSIGNED')),
    )
    .orderBy(asc(boards.id), asc(boardPlaces.listingId));
  const rows = places.map(({ board }) => board);
  const described = await describeBoards(database, rows, now);
  const ids = rows.map(({ id }) => id);
  const outages = await findCurrentOutages(database, ids, now);
  const cities = await Promise.all(rows.map(findCity));
  return described.flatMap((board, nth) => {
    const license = byHolder.get(places[nth]?.holder ?? '');
    if (!license) return [];
    return [
      {
        ...board,
        licensee: parseWith(listingId, license.listingId),
        license: license.id,
        city: cities[nth] ?? null,
        outage: describeOwnOutage(outages.get(board.id), now),
      },
    ];
  });
};

async function findCity({ lat, lng }: Point): Promise<string | null> {
  return (await bundledGeocoder.findNearest({ lat, lng }, cityReach))?.label ?? null;
}

/** An outage as whoever has a place on the board learns of it. */
function describeOwnOutage(row: OutageRow | undefined, now: Date): OwnBoard['outage'] {
  if (!row) return null;
  const { from, until, reason, isOwed } = describeOutage(row, now);
  return { from, until, reason, isOwed };
}

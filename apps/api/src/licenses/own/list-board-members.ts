import type * as schemas from '@boardwalk/sdk-core/licenses/own/schemas';
import { boardId, listingId } from '@boardwalk/sdk-core/vocabulary/ids';
import { parseWith } from '@boardwalk/sdk-core/vocabulary/schema';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { boardPlaces, boards } from '../../boards/tables.ts';
import { listings } from '../../listings/tables.ts';
import { requireMember } from '../../platform/calls/require-rule.ts';
import type { Handler } from '../../platform/domain.ts';
import { holderOf } from '../license-row.ts';
import { licenses } from '../tables.ts';

/** The merchants on a board whom the public may see, by their titles. */
export const listBoardMembers: Handler<typeof schemas.listBoardMembers> = async (
  { params: { billboardId } },
  { database },
) => {
  const rows = await database
    .select({ id: listings.id, title: listings.title })
    .from(boardPlaces)
    .innerJoin(listings, eq(listings.id, boardPlaces.listingId))
    .where(
      and(
        eq(boardPlaces.boardId, billboardId),
        eq(boardPlaces.state, 'ASSIGNED'),
        eq(listings.isPublic, true),
      ),
    )
    .orderBy(asc(listings.title), asc(listings.id));
  return rows.map(({ id, title }) => ({ licensee: parseWith(listingId, id), title }));
};

/** The boards on which the caller's listings have a place. */
export const listBoardSubscriptions: Handler<typeof schemas.listBoardSubscriptions> = async (
  _,
  { caller, database },
) => {
  const { userId } = requireMember(caller);
  const own = await database
    .select({ id: licenses.id, listingId: licenses.listingId })
    .from(licenses)
    .where(and(eq(licenses.buyerId, userId), eq(licenses.state, 'ACTIVE')));
  const byHolder = new Map(own.map((license) => [holderOf(license.id), license]));
  const places = await database
    .select({ id: boards.id, name: boards.name, holder: sql<string>`${boardPlaces.holder}` })
    .from(boardPlaces)
    .innerJoin(boards, eq(boards.id, boardPlaces.boardId))
    .where(
      and(inArray(boardPlaces.holder, [...byHolder.keys()]), eq(boardPlaces.state, 'ASSIGNED')),
    )
    .orderBy(asc(boards.id), asc(boardPlaces.listingId));
  return places.flatMap(({ id, name, holder }) => {
    const license = byHolder.get(holder);
    if (!license) return [];
    const licensee = parseWith(listingId, license.listingId);
    return [{ id: parseWith(boardId, id), name, licensee, license: license.id }];
  });
};

import type * as schemas from '@boardwalk/sdk-core/shops/schemas';
import type { Grant } from '@boardwalk/sdk-core/vocabulary/rights';
import { and, asc, count, eq, isNotNull, or, sql } from 'drizzle-orm';
import { counts } from '../access/permissions/of-grant.ts';
import { objectPermissions } from '../access/tables.ts';
import { findImages } from '../media/find-images.ts';
import { requireMember } from '../platform/calls/require-rule.ts';
import type { Handler } from '../platform/domain.ts';
import { describeOwnShop, heldRights } from './describe-shop.ts';
import { shopObjects } from './shop-objects.ts';
import { shops } from './tables.ts';

/** Lists what the caller owns or was let into; of others' shops an administrator reads elsewhere. */
export const listShops: Handler<typeof schemas.listShops> = async (
  { query: { start, size } },
  context,
) => {
  const { database, clock } = context;
  const { userId } = requireMember(context.caller);
  const now = clock.now();
  const { objectType, objectId, userId: holder, actions, endsAt } = objectPermissions;
  const isGranted = and(
    eq(objectType, shopObjects.name),
    eq(objectId, shops.id),
    eq(holder, userId),
    counts(now),
  );
  // A draft that was given up is nobody's any more.
  const isMine = and(isNotNull(shops.place), or(eq(shops.ownerId, userId), isNotNull(holder)));
  const [found] = await database
    .select({ total: count() })
    .from(shops)
    .leftJoin(objectPermissions, isGranted)
    .where(isMine);
  const rows = await database
    .select({ row: shops, granted: { permissions: actions, endsAt } })
    .from(shops)
    .leftJoin(objectPermissions, isGranted)
    .where(isMine)
    .orderBy(sql`${shops.state} = 'closed'`, asc(sql`lower(${shops.name})`), asc(shops.key))
    .offset(start)
    .limit(size);
  const images = await findImages(
    database,
    rows.flatMap(({ row }) => row.logoId ?? []),
  );
  return {
    results: rows.map(({ row, granted }) => {
      const grant: Grant | null = granted && {
        permissions: granted.permissions,
        endsAt: granted.endsAt?.toISOString() ?? null,
      };
      const object = { ownerId: row.ownerId, isPublic: false, group: null, grant };
      return describeOwnShop(row, heldRights(context, object), images, now);
    }),
    total: found?.total ?? 0,
  };
};

import { objectActionsOf } from '@boardwalk/sdk-core/access/object-actions';
import { shopIdPattern } from '@boardwalk/sdk-core/shops/shop-id';
import { isActive } from '@boardwalk/sdk-core/shops/shop-states';
import { eq, inArray } from 'drizzle-orm';
import type { ObjectKind, ObjectRef } from '../access/objects.ts';
import { shopStandingOf } from './states/standing.ts';
import { shops } from './tables.ts';

/** What permissions on shops are stored under, and what paths call them. */
const shopType = 'shop';

/** A shop as the policy names it. */
export function shopRef(id: string): ObjectRef {
  return { type: shopType, id };
}

/** What permissions on a shop are stored under. */
export function storedAs(id: string) {
  return { storedAs: { objectType: shopType, objectId: id } };
}

/** Shops carry permissions; to create in one is to add products. */
export const shopObjects: ObjectKind = {
  name: shopType,
  types: [shopType],
  actions: objectActionsOf(shopType),
  async find({ queries, ref, grant, now }) {
    if (!shopIdPattern.test(ref.id)) return undefined;
    const [found] = await queries
      .select({ row: shops, grant })
      .from(shops)
      .where(eq(shops.id, ref.id));
    if (!found) return undefined;
    const { row } = found;
    return {
      ownerId: row.ownerId,
      isPublic: isActive(shopStandingOf(row, now).state),
      hasEnded: row.state === 'closed',
      group: null,
      grant: found.grant,
    };
  },
  async describe(queries, ids) {
    const { id, name, ownerId, state } = shops;
    const rows = await queries
      .select({ id, name, ownerId, state })
      .from(shops)
      .where(inArray(id, [...ids]));
    return new Map(
      rows.map((row) => [
        row.id,
        {
          type: shopType,
          name: row.name,
          ownerId: row.ownerId,
          isTakenDown: row.state === 'suspended',
        },
      ]),
    );
  },
};

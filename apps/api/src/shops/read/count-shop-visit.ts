import type * as schemas from '@boardwalk/sdk-core/shops/schemas';
import { localTimeAt } from '@boardwalk/sdk-core/vocabulary/time/local-time';
import { sql } from 'drizzle-orm';
import type { Handler } from '../../platform/domain.ts';
import { shopVisits } from '../tables.ts';
import { requireVisibleShop } from './visible-shop.ts';

/** Counts a visit on today's row of the shop; whose it was is not stored. */
export const countShopVisit: Handler<typeof schemas.countShopVisit> = async (
  { params: { id } },
  context,
) => {
  const { shop, isOwn } = await requireVisibleShop(context, id);
  if (isOwn) return null;
  const { date: day } = localTimeAt(context.clock.now().getTime(), shop.timeZone);
  await context.database
    .insert(shopVisits)
    .values({ shopKey: shop.key, day, count: 1 })
    .onConflictDoUpdate({
      target: [shopVisits.shopKey, shopVisits.day],
      set: { count: sql`${shopVisits.count} + 1` },
    });
  return null;
};

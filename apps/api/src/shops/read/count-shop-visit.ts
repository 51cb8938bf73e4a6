import type * as schemas from '@boardwalk/sdk-core/shops/schemas';
import { localTimeAt } from '@boardwalk/sdk-core/vocabulary/time/local-time';
import { sql } from 'drizzle-orm';
import type { Handler } from '../../platform/domain.ts';
import { shopVisits } from '../tables.ts';
import { createRecentVisits } from './recent-visits.ts';
import { requireVisibleShop } from './visible-shop.ts';

const recent = createRecentVisits();

/** Counts a visit on today's row of the shop, of a network once an hour; whose it was is not stored. */
export const countShopVisit: Handler<typeof schemas.countShopVisit> = async (
  { params: { id } },
  context,
) => {
  const { shop, isOwn } = await requireVisibleShop(context, id);
  const now = context.clock.now().getTime();
  if (isOwn || !recent.add(shop.key, context.caller.address, now)) return null;
  const { date: day } = localTimeAt(now, shop.timeZone);
  await context.database
    .insert(shopVisits)
    .values({ shopKey: shop.key, day, count: 1 })
    .onConflictDoUpdate({
      target: [shopVisits.shopKey, shopVisits.day],
      set: { count: sql`${shopVisits.count} + 1` },
    });
  return null;
};

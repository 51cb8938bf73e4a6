import { instantOf } from '@boardwalk/sdk-core/vocabulary/time/local-time';
import { and, count, eq, gte, sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import { type ShopRow, shopVisits } from '../../shops/tables.ts';
import { orderGroups, orderShops } from '../tables.ts';
import type { CountedDay } from './day-figures.ts';

/** What a shop sold on each day at it since a date, days without a sale left out. */
export function findSales(
  queries: Queries,
  { key, timeZone }: ShopRow,
  from: string,
): Promise<readonly CountedDay[]> {
  const day = sql<string>`(${orderGroups.paidAt} at time zone ${timeZone})::date::text`;
  const taxes = sql`(select coalesce(sum((tax -> 'amount' ->> 'amount')::bigint), 0) from jsonb_array_elements(${orderShops.taxes}) tax)`;
  return queries
    .select({
      day: day.as('sold_on'),
      orders: count(),
      sales: sql<number>`sum(${orderShops.total} - ${taxes})`.mapWith(Number),
    })
    .from(orderShops)
    .innerJoin(orderGroups, eq(orderGroups.id, orderShops.groupId))
    .where(
      and(
        eq(orderShops.shopKey, key),
        eq(orderGroups.state, 'paid'),
        gte(orderGroups.paidAt, new Date(instantOf(from, 0, timeZone))),
      ),
    )
    .groupBy(sql`sold_on`);
}

/** How often a shop was visited on each day since a date, days without a visit left out. */
export function findVisits(
  queries: Queries,
  { key }: ShopRow,
  from: string,
): Promise<readonly CountedDay[]> {
  return queries
    .select({ day: shopVisits.day, visits: shopVisits.count })
    .from(shopVisits)
    .where(and(eq(shopVisits.shopKey, key), gte(shopVisits.day, from)));
}

import { and, eq, gt, sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import type { ShopRow } from '../../shops/tables.ts';
import { orderQuotes } from './tables.ts';

/** How many requests for a price of delivery wait for a shop, and when the first of them ends. */
export async function countToAnswer(
  queries: Queries,
  { key }: Pick<ShopRow, 'key'>,
  now: Date,
): Promise<{ readonly total: number; readonly answerUntil: string | null }> {
  const { shopKey, state, expiresAt } = orderQuotes;
  const [found] = await queries
    .select({
      total: sql<number>`count(*)`.mapWith(Number),
      first: sql<Date | null>`min(${expiresAt})`.mapWith(expiresAt),
    })
    .from(orderQuotes)
    .where(and(eq(shopKey, key), eq(state, 'requested'), gt(expiresAt, now)));
  return { total: found?.total ?? 0, answerUntil: found?.first?.toISOString() ?? null };
}

import type { ShippingRate } from '@boardwalk/sdk-core/shops/shipping/rate-schemas';
import { and, asc, eq } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import type { ShopRow } from '../tables.ts';
import { shippingRates } from './tables.ts';

type RateRow = typeof shippingRates.$inferSelect;

/** The rates of a shop, the oldest first: all, or those in force alone. */
export async function findRates(
  queries: Queries,
  { key }: Pick<ShopRow, 'key'>,
  { inForce }: { readonly inForce: boolean },
): Promise<ShippingRate[]> {
  const { shopKey, active, createdAt, id } = shippingRates;
  const rows = await queries
    .select()
    .from(shippingRates)
    .where(and(eq(shopKey, key), inForce ? eq(active, true) : undefined))
    .orderBy(asc(createdAt), asc(id))
    .prepare(inForce ? 'find_rates_in_force' : 'find_rates')
    .execute();
  return rows.map(describeRate);
}

export function describeRate({ id, version, body, active }: RateRow): ShippingRate {
  return { id, version, rate: { ...body, active } };
}

import type * as schemas from '@boardwalk/sdk-core/shops/shipping/schemas';
import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import { and, eq } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import type { Handler } from '../../platform/domain.ts';
import { requireVisibleShop } from '../read/visible-shop.ts';
import type { ShopRow } from '../tables.ts';
import { describeRate, findRates } from './find-rates.ts';
import { shippingRates } from './tables.ts';

/** Lists what a shop takes for sending; its people see what has ended too. */
export const listShippingRates: Handler<typeof schemas.listShippingRates> = async (
  { params: { id } },
  context,
) => {
  const { shop, isOwn } = await requireVisibleShop(context, id);
  return findRates(context.database, shop, { inForce: !isOwn });
};

/** Reads one rate; one that has ended is for the people of the shop. */
export const readShippingRate: Handler<typeof schemas.readShippingRate> = async (
  { params: { id, rateId } },
  context,
) => {
  const { shop, isOwn } = await requireVisibleShop(context, id);
  const [row] = await selectRate(context.database, shop, rateId);
  if (!row || (!row.active && !isOwn)) throw noRate();
  return describeRate(row);
};

/** The rate of that id, if it is the shop's. */
export function selectRate(queries: Queries, { key }: Pick<ShopRow, 'key'>, rateId: string) {
  const { id, shopKey } = shippingRates;
  return queries
    .select()
    .from(shippingRates)
    .where(and(eq(id, rateId), eq(shopKey, key)))
    .$dynamic();
}

/** The problem of an address at which the shop has no rate. */
export function noRate(): Problem {
  return new Problem('not-found', 'This shop has no such rate.');
}

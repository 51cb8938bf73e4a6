import type { ShippingRateBody } from '@boardwalk/sdk-core/shops/shipping/rate-schemas';
import type * as schemas from '@boardwalk/sdk-core/shops/shipping/schemas';
import { mostOfShop } from '@boardwalk/sdk-core/shops/shop-limits';
import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import { and, eq } from 'drizzle-orm';
import { requireMatch } from '../../platform/calls/preconditions.ts';
import type { Queries } from '../../platform/database/database.ts';
import type { Handler } from '../../platform/domain.ts';
import { announceShop } from '../announce-shop.ts';
import { lockShop } from '../require-shop.ts';
import type { ShopRow } from '../tables.ts';
import { auditShopChange } from '../trail/audit-shop-change.ts';
import { describeRate } from './find-rates.ts';
import { noRate, selectRate } from './read-rates.ts';
import { shippingRates } from './tables.ts';

/** Adds a rate to a shop. */
export const createShippingRate: Handler<typeof schemas.createShippingRate> = async (
  { params: { id }, body },
  context,
) =>
  context.database.transaction(async (transaction) => {
    const surroundings = { ...context, database: transaction };
    const { shop } = await lockShop(surroundings, 'write', id, 'update');
    await requireRoomEver(transaction, shop);
    if (body.active) await requireRoom(transaction, shop);
    const now = context.clock.now();
    const [row] = await transaction
      .insert(shippingRates)
      .values({ ...rateColumns(body), shopKey: shop.key, createdAt: now })
      .returning();
    if (!row) throw new Error('The rate was not stored.');
    await auditShopChange(transaction, context, {
      event: 'shop-changed',
      shop,
      detail: { rate: row.id, active: body.active },
    });
    await announceShop(transaction, shop, now);
    const answer = describeRate(row);
    await context.keepAnswer(transaction, answer);
    return answer;
  });

/** Replaces a rate of a shop, or ends it, unless another change came before. */
export const changeShippingRate: Handler<typeof schemas.changeShippingRate> = async (
  { params: { id, rateId }, body },
  context,
) =>
  context.database.transaction(async (transaction) => {
    const surroundings = { ...context, database: transaction };
    const { shop } = await lockShop(surroundings, 'write', id, 'update');
    const [row] = await selectRate(transaction, shop, rateId);
    if (!row) throw noRate();
    requireMatch(context, row.version);
    if (body.active && !row.active) await requireRoom(transaction, shop);
    const changed = { ...rateColumns(body), version: row.version + 1 };
    await transaction.update(shippingRates).set(changed).where(eq(shippingRates.id, rateId));
    await auditShopChange(transaction, context, {
      event: 'shop-changed',
      shop,
      detail: { rate: rateId, active: body.active },
    });
    await announceShop(transaction, shop, context.clock.now());
    return describeRate({ ...row, ...changed });
  });

function rateColumns({ active, ...body }: ShippingRateBody) {
  return { active, body };
}

/** Ended rates stay, and the people of the shop read all of them. */
async function requireRoomEver(transaction: Queries, { key }: ShopRow): Promise<void> {
  const ever = await transaction.$count(shippingRates, eq(shippingRates.shopKey, key));
  if (ever < mostOfShop.ratesEver) return;
  const limit = `A shop has at most ${mostOfShop.ratesEver} rates, with those that have ended.`;
  throw new Problem('conflict', `${limit} Please change one of these.`, {
    fields: [{ path: 'rates', message: `expected fewer than ${mostOfShop.ratesEver}` }],
  });
}

/** Counted under the lock of the shop, so that two at once are not one too many. */
async function requireRoom(transaction: Queries, { key }: ShopRow): Promise<void> {
  const { shopKey, active } = shippingRates;
  const inForce = and(eq(shopKey, key), eq(active, true));
  if ((await transaction.$count(shippingRates, inForce)) < mostOfShop.rates) return;
  throw new Problem('conflict', `A shop has at most ${mostOfShop.rates} rates in force.`);
}

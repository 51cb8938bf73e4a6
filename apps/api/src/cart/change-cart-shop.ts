import type * as schemas from '@boardwalk/sdk-core/cart/schemas';
import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import type { Queries } from '../platform/database/database.ts';
import type { Handler } from '../platform/domain.ts';
import { findRates } from '../shops/shipping/find-rates.ts';
import { describeCart } from './describe-cart.ts';
import { findLines } from './find-lines.ts';
import { findCart, openCart } from './open-cart.ts';
import { cartShops } from './tables.ts';

/** Stores what the caller has chosen at a shop of their cart. */
export const changeCartShop: Handler<typeof schemas.changeCartShop> = async (
  { params: { shopId }, body: { delivery, note } },
  context,
) => {
  const { database, clock } = context;
  if (!(await findCart(context))) throw notInCart();
  const opened = await openCart(context, async (transaction, cartId) => {
    const shopKey = await requireShopKey(transaction, cartId, shopId);
    if (delivery?.kind === 'ship') await requireRate(transaction, shopKey, delivery.rateId);
    const change = {
      ...(delivery !== undefined && { delivery }),
      ...(note !== undefined && { note }),
    };
    await transaction
      .insert(cartShops)
      .values({ cartId, shopKey, ...change })
      .onConflictDoUpdate({
        target: [cartShops.cartId, cartShops.shopKey],
        set: { shopKey, ...change },
      });
  });
  return describeCart(database, opened, clock.now());
};

async function requireShopKey(queries: Queries, cartId: string, shopId: string): Promise<number> {
  const rows = await findLines(queries, cartId);
  const found = rows.find(({ shop }) => shop.id === shopId);
  if (!found) throw notInCart();
  return found.shop.key;
}

/** A rate that the shop has not would be passed over, and the cheapest one taken. */
async function requireRate(queries: Queries, key: number, rateId: string | null): Promise<void> {
  if (rateId === null) return;
  const rates = await findRates(queries, { key }, { inForce: true });
  if (rates.some(({ id }) => id === rateId)) return;
  throw new Problem('not-found', 'The shop does not deliver so any more. Please choose again.');
}

function notInCart(): Problem {
  return new Problem('not-found', 'Your cart holds nothing of this shop.');
}

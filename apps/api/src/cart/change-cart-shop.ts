import type * as schemas from '@boardwalk/sdk-core/cart/schemas';
import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import type { Queries } from '../platform/database/database.ts';
import type { Handler } from '../platform/domain.ts';
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

function notInCart(): Problem {
  return new Problem('not-found', 'Your cart holds nothing of this shop.');
}

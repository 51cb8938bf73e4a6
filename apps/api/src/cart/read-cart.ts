import type * as schemas from '@boardwalk/sdk-core/cart/schemas';
import { and, eq } from 'drizzle-orm';
import type { Handler } from '../platform/domain.ts';
import { describeCart } from './describe-cart.ts';
import { findCart, openCart } from './open-cart.ts';
import { cartLines } from './tables.ts';

/** Reads the cart of the caller, with everything in it as it is now. */
export const readCart: Handler<typeof schemas.readCart> = async (_, context) =>
  describeCart(context.database, await findCart(context), context.clock.now());

/** Removes everything from the caller's cart but what is saved for later. */
export const emptyCart: Handler<typeof schemas.emptyCart> = async (_, context) => {
  const { database, clock } = context;
  if (!(await findCart(context))) return describeCart(database, undefined, clock.now());
  const opened = await openCart(context, async (transaction, cartId) => {
    await transaction
      .delete(cartLines)
      .where(and(eq(cartLines.cartId, cartId), eq(cartLines.isSaved, false)));
  });
  return describeCart(database, opened, clock.now());
};

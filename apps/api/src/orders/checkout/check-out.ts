import type * as schemas from '@boardwalk/sdk-core/orders/schemas';
import type { Handler } from '../../platform/domain.ts';
import { chargeBegun, chargeOrder } from './charge-order.ts';
import { placeOrder } from './place-order.ts';

/**
 * Orders what is in the caller's cart, and charges it. A process may die in between: the same call
 * goes on with the same order, and so does the queue, whether anybody calls again or not.
 */
export const checkOut: Handler<typeof schemas.checkOut> = async ({ body }, context) => {
  const { order, begun } = await context.database.transaction((transaction) =>
    placeOrder(transaction, body, context),
  );
  return begun.length > 0 ? chargeBegun(context, order, begun) : chargeOrder(context, order);
};

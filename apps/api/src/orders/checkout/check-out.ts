import type * as schemas from '@boardwalk/sdk-core/orders/schemas';
import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import { eq } from 'drizzle-orm';
import type { OperationContext } from '../../platform/calls/operation.ts';
import type { Handler } from '../../platform/domain.ts';
import { isPlacedHere } from '../begun-here.ts';
import { type OrderRow, orders } from '../tables.ts';
import { chargeOrder } from './charge-order.ts';
import { intentionOf, placeOrder } from './place-order.ts';

/**
 * Orders what is in the caller's cart, and charges it. A process may die in between: the same call
 * goes on with the same order, and so does the queue, whether anybody calls again or not.
 */
export const checkOut: Handler<typeof schemas.checkOut> = async ({ body }, context) => {
  const placed =
    (await findPlaced(context)) ??
    (await context.database.transaction((transaction) => placeOrder(transaction, body, context)));
  return chargeOrder(context, placed);
};

/** The order that was placed under the caller's intention before. */
export async function findPlaced(context: OperationContext): Promise<OrderRow | undefined> {
  const [row] = await context.database
    .select()
    .from(orders)
    .where(eq(orders.intention, intentionOf(context)));
  if (row && !isPlacedHere(row, context)) {
    throw new Problem('not-found', 'You have no such order.');
  }
  return row;
}

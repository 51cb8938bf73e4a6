import type * as schemas from '@boardwalk/sdk-core/orders/schemas';
import { lockPerson } from '../../account/lock-person.ts';
import { requireMember } from '../../platform/calls/require-rule.ts';
import type { Handler } from '../../platform/domain.ts';
import { requireOwnOrder } from '../find-order.ts';
import { chargeOrder, readPayments } from './charge-order.ts';
import { retryOrder } from './retry-order.ts';

/** Reads what became of the payments of an order, or tries those that failed with another card. */
export const finishOrder: Handler<typeof schemas.finishOrder> = async (
  { params: { id }, body: { payment_method: paymentMethodId, confirmation } },
  context,
) => {
  const order = await requireOwnOrder(context.database, id, context);
  await readPayments(context, order);
  if (paymentMethodId !== undefined) {
    await context.database.transaction(async (transaction) => {
      await lockPerson(transaction, requireMember(context.caller).userId);
      const locked = await requireOwnOrder(transaction, id, context, 'update');
      await retryOrder(transaction, { order: locked, paymentMethodId, confirmation }, context);
    });
  }
  return chargeOrder(context, order);
};

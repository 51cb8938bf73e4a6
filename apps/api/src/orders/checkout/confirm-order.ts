import { createHash } from 'node:crypto';
import type { GroupTotal } from '@boardwalk/sdk-core/cart/totals/payment-groups';
import { writeOrderSubject } from '@boardwalk/sdk-core/orders/order-subject';
import { spendConfirmation } from '../../embeds/confirmations/spend-confirmation.ts';
import type { OperationContext } from '../../platform/calls/operation.ts';
import type { Queries } from '../../platform/database/database.ts';
import type { CheckoutBody } from './checkout-body.ts';
import type { CartToOrder } from './lock-cart.ts';

/** What each payment of an order comes to, as it is confirmed. */
export function amountsOf(groups: readonly GroupTotal[]) {
  return groups.map(({ amount, currency }) => ({ amount, currency }));
}

/** What is bought, which the subject of a confirmation doesn't say: other things of one price are others. */
export function orderTerms({ parts }: CartToOrder): string {
  const lines = parts.flatMap(({ rows }) =>
    rows.map(({ line, variant }) => [line.variantId, line.quantity, variant.price]),
  );
  return createHash('sha256').update(JSON.stringify(lines)).digest('hex');
}

/** On a partner's page an order is placed against a confirmation of just that. */
export function confirmOrder(
  transaction: Queries,
  {
    body,
    cart,
    groups,
  }: {
    readonly body: CheckoutBody;
    readonly cart: CartToOrder;
    readonly groups: readonly GroupTotal[];
  },
  context: OperationContext,
): Promise<void> {
  const action = {
    id: body.confirmation,
    kind: 'pay-order',
    subject: writeOrderSubject(body),
    amounts: amountsOf(groups),
    terms: orderTerms(cart),
  } as const;
  return spendConfirmation(transaction, action, context);
}

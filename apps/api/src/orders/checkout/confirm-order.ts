import { createHash } from 'node:crypto';
import type { GroupTotal } from '@boardwalk/sdk-core/cart/totals/payment-groups';
import { writeOrderSubject } from '@boardwalk/sdk-core/orders/order-subject';
import { writeRetrySubject } from '@boardwalk/sdk-core/orders/retry-subject';
import { spendConfirmation } from '../../embeds/confirmations/spend-confirmation.ts';
import type { OperationContext } from '../../platform/calls/operation.ts';
import type { Queries } from '../../platform/database/database.ts';
import type { OrderGroupRow } from '../tables.ts';
import type { CheckoutBody } from './checkout-body.ts';
import type { CartToOrder } from './lock-cart.ts';

/** What each payment of an order comes to, as it is confirmed. */
export function amountsOf(groups: readonly Pick<GroupTotal, 'amount' | 'currency'>[]) {
  return groups.map(({ amount, currency }) => ({ amount, currency }));
}

/** What is bought, which the subject of a confirmation doesn't say: other things of one price are others. */
export function orderTerms({ parts }: CartToOrder): string {
  const lines = parts.flatMap(({ rows }) =>
    rows.map(({ line, variant }) => [line.variantId, line.quantity, variant.price]),
  );
  return digest(lines);
}

/** Which payments are tried again: others of the same sums are others. */
export function retryTerms(groups: readonly Pick<OrderGroupRow, 'id'>[]): string {
  return digest(groups.map(({ id }) => id));
}

function digest(terms: unknown): string {
  return createHash('sha256').update(JSON.stringify(terms)).digest('hex');
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

interface ConfirmedRetry {
  /** Of the confirmation. */
  readonly id: string | undefined;
  readonly orderId: string;
  readonly paymentMethodId: string;
  readonly groups: readonly OrderGroupRow[];
}

/** On a partner's page another card is tried against a confirmation of that card, order and sums. */
export function confirmRetry(
  transaction: Queries,
  { id, orderId, paymentMethodId, groups }: ConfirmedRetry,
  context: OperationContext,
): Promise<void> {
  const action = {
    id,
    kind: 'pay-order',
    subject: writeRetrySubject({ orderId, payment_method: paymentMethodId }),
    amounts: amountsOf(groups),
    terms: retryTerms(groups),
  } as const;
  return spendConfirmation(transaction, action, context);
}

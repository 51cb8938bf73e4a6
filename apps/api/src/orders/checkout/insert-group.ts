import type { GroupTotal } from '@boardwalk/sdk-core/cart/totals/payment-groups';
import { applicationFeeOf } from '@boardwalk/sdk-core/ledger/sales';
import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import { beginPayment, type ChargedAccount } from '../../billing/payments/begin-payment.ts';
import type { OperationContext } from '../../platform/calls/operation.ts';
import { requireMember } from '../../platform/calls/require-rule.ts';
import type { Queries } from '../../platform/database/database.ts';
import { holdStock } from '../hold-stock.ts';
import { orderKind } from '../order-kind.ts';
import { type OrderRow, orderGroups } from '../tables.ts';
import type { CheckoutBody } from './checkout-body.ts';
import { insertPart, saleOfPart } from './insert-part.ts';
import type { CartToOrder } from './lock-cart.ts';

interface NewGroup {
  readonly order: OrderRow;
  readonly group: GroupTotal;
  readonly cart: CartToOrder;
  readonly body: CheckoutBody;
  readonly feePortion: number;
}

/** Stores a payment of an order with what its shops sell, reserves that, and begins to take the money. */
export async function insertGroup(
  transaction: Queries,
  { order, group, cart, body, feePortion }: NewGroup,
  context: OperationContext,
): Promise<void> {
  const { userId } = requireMember(context.caller);
  const { key, currency, amount } = group;
  const account = chargedAccountOf(group, cart, feePortion);
  const accountId = account?.id ?? null;
  const [row] = await transaction
    .insert(orderGroups)
    .values({ orderKey: order.key, key, currency, amount, accountId, state: 'open' })
    .returning({ id: orderGroups.id });
  if (!row) throw new Error('The payment of an order was not stored.');
  for (const [position, part] of cart.parts.entries()) {
    if (part.groupKey !== key) continue;
    const note = body.shops.find(({ id }) => id === part.shop.id)?.note ?? '';
    await insertPart(transaction, { order, groupId: row.id, part, position, note, feePortion });
  }
  await holdStock(transaction, row.id, 'reserved', context.clock.now());
  await beginPayment(transaction, context, {
    ...{ userId, kind: orderKind, subjectId: row.id, amount: { amount, currency } },
    paymentMethodId: body.payment_method,
    account,
  });
}

/** A shop in Australia is charged on its own account, of which the platform takes its part. */
function chargedAccountOf(
  { key }: GroupTotal,
  { parts }: CartToOrder,
  feePortion: number,
): ChargedAccount | undefined {
  const [part] = parts.filter(({ groupKey }) => groupKey === key);
  if (part?.shop.settles !== 'AU') return undefined;
  const { accountId } = part.shop;
  if (accountId === null) throw new Problem('conflict', 'This shop takes no orders at the moment.');
  return { id: accountId, fee: applicationFeeOf(saleOfPart(part, feePortion, accountId)).amount };
}

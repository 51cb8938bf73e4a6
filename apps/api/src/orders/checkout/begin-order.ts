import { randomUUID } from 'node:crypto';
import type { GroupTotal } from '@boardwalk/sdk-core/cart/totals/payment-groups';
import { applicationFeeOf } from '@boardwalk/sdk-core/ledger/sales';
import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import { beginPayments, type ChargedAccount } from '../../billing/payments/begin-payment.ts';
import type { OperationContext } from '../../platform/calls/operation.ts';
import { requireMember } from '../../platform/calls/require-rule.ts';
import { compare } from '../../platform/database/compare.ts';
import type { Queries } from '../../platform/database/database.ts';
import { holdStock } from '../hold-stock.ts';
import { orderKind } from '../order-kind.ts';
import type { OrderRow } from '../tables.ts';
import type { CheckoutBody } from './checkout-body.ts';
import { insertOrder } from './insert-order.ts';
import type { CartToOrder } from './lock-cart.ts';
import { saleOfPart } from './part-rows.ts';

interface AgreedOrder {
  readonly groups: readonly GroupTotal[];
  readonly cart: CartToOrder;
  readonly body: CheckoutBody;
  readonly feePortion: number;
}

/** A payment of an order that is begun, of which nothing is charged yet. */
export interface BegunPayment {
  /** Of its group. */
  readonly key: string;
  readonly paymentId: string;
}

/** An order that was just written down. */
export interface BegunOrder {
  readonly order: OrderRow;
  readonly begun: readonly BegunPayment[];
}

/** Stores an order, begins to take the money for it, and reserves its stock, for which everybody waits, last. */
export async function beginOrder(
  transaction: Queries,
  { groups, cart, body, feePortion }: AgreedOrder,
  context: OperationContext,
): Promise<BegunOrder> {
  const { userId } = requireMember(context.caller);
  const inOrder = groups.toSorted((one, other) => compare(one.key, other.key));
  const all = inOrder.map((group): IdentifiedGroup => {
    const account = chargedAccountOf(group, cart, feePortion);
    return { ...group, id: randomUUID(), account };
  });
  const order = await insertOrder(
    transaction,
    {
      address: body.address,
      groups: all.map(({ id, key, currency, amount, account }) => {
        return { id, key, currency, amount, accountId: account?.id ?? null, state: 'open' };
      }),
      parts: cart.parts.map((part, position) => {
        const groupId = all.find(({ key }) => key === part.groupKey)?.id;
        if (groupId === undefined) throw new Error('Each shop is paid by a group.');
        const note = body.shops.find(({ id }) => id === part.shop.id)?.note ?? '';
        return { groupId, part, position, note, feePortion };
      }),
    },
    context,
  );
  const ids = await beginPayments(
    transaction,
    context,
    { userId, paymentMethodId: body.payment_method },
    all.map(({ id, amount, currency, account }) => ({
      ...{ kind: orderKind, subjectId: id, amount: { amount, currency }, account },
    })),
  );
  const groupIds = all.map(({ id }) => id);
  await holdStock(transaction, groupIds, 'reserved', context.clock.now());
  return { order, begun: all.map(({ key }, nth) => ({ key, paymentId: ids[nth] ?? '' })) };
}

interface IdentifiedGroup extends GroupTotal {
  readonly id: string;
  readonly account: ChargedAccount | undefined;
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

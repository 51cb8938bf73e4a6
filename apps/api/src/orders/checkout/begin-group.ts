import { applicationFeeOf } from '@boardwalk/sdk-core/ledger/sales';
import { and, asc, eq } from 'drizzle-orm';
import { beginPayment, type ChargedAccount } from '../../billing/payments/begin-payment.ts';
import type { OperationContext } from '../../platform/calls/operation.ts';
import type { Queries } from '../../platform/database/database.ts';
import { holdStock } from '../hold-stock.ts';
import { orderKind } from '../order-kind.ts';
import { paidSaleOf } from '../paid-sale.ts';
import { type OrderGroupRow, orderGroups, orderLines, orderShops } from '../tables.ts';

interface BegunGroup {
  readonly group: OrderGroupRow;
  readonly userId: number;
  readonly paymentMethodId: string;
}

/** Reserves what a stored payment of an order pays, and begins to take the money for it. */
export async function beginGroup(
  transaction: Queries,
  { group, userId, paymentMethodId }: BegunGroup,
  context: Pick<OperationContext, 'queue' | 'clock'>,
): Promise<void> {
  const { id, amount, currency } = group;
  await holdStock(transaction, id, 'reserved', context.clock.now());
  await transaction.update(orderGroups).set({ state: 'open' }).where(eq(orderGroups.id, id));
  await beginPayment(transaction, context, {
    ...{ userId, kind: orderKind, subjectId: id, amount: { amount, currency } },
    paymentMethodId,
    account: await findChargedAccount(transaction, group),
  });
}

/** The account of the shop that is charged on it, of which the platform takes its part; undefined for ours. */
async function findChargedAccount(
  queries: Queries,
  { id, accountId, currency }: OrderGroupRow,
): Promise<ChargedAccount | undefined> {
  if (accountId === null) return undefined;
  const [part] = await queries.select().from(orderShops).where(eq(orderShops.groupId, id));
  if (!part) throw new Error('A payment of an order has a shop.');
  const lines = await queries
    .select({ net: orderLines.net, taxes: orderLines.taxes })
    .from(orderLines)
    .where(and(eq(orderLines.orderKey, part.orderKey), eq(orderLines.shopKey, part.shopKey)))
    .orderBy(asc(orderLines.position));
  const moneyOf = (amount: number) => ({ amount, currency });
  const sale = paidSaleOf({
    ...{ shopKey: part.shopKey, currency, accountId, feePortion: part.feePortion },
    lines: lines.map(({ net, taxes }) => ({ net: moneyOf(net), taxes })),
    shipping: { net: moneyOf(part.shippingNet), taxes: part.shippingTaxes },
    total: moneyOf(part.total),
  });
  return { id: accountId, fee: applicationFeeOf(sale).amount };
}

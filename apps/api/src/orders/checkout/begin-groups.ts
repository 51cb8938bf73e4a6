import { applicationFeeOf } from '@boardwalk/sdk-core/ledger/sales';
import { and, asc, eq, inArray } from 'drizzle-orm';
import { beginPayments, type ChargedAccount } from '../../billing/payments/begin-payment.ts';
import type { OperationContext } from '../../platform/calls/operation.ts';
import type { Queries } from '../../platform/database/database.ts';
import { holdStock } from '../hold-stock.ts';
import { orderKind } from '../order-kind.ts';
import { paidSaleOf } from '../paid-sale.ts';
import { type OrderGroupRow, orderGroups, orderLines, orderShops } from '../tables.ts';

interface BegunGroups {
  readonly groups: readonly OrderGroupRow[];
  readonly userId: number;
  readonly paymentMethodId: string;
}

/**
 * Begins to take the money for stored payments of an order, and reserves what they pay: the stock, for
 * which everybody waits, as the last thing that a transaction locks.
 */
export async function beginGroups(
  transaction: Queries,
  { groups, userId, paymentMethodId }: BegunGroups,
  context: Pick<OperationContext, 'queue' | 'clock'>,
): Promise<void> {
  const ids = groups.map(({ id }) => id);
  await transaction.update(orderGroups).set({ state: 'open' }).where(inArray(orderGroups.id, ids));
  const subjects = [];
  for (const group of groups) {
    const { id, amount, currency } = group;
    const account = await findChargedAccount(transaction, group);
    subjects.push({ kind: orderKind, subjectId: id, amount: { amount, currency }, account });
  }
  await beginPayments(transaction, context, { userId, paymentMethodId }, subjects);
  await holdStock(transaction, ids, 'reserved', context.clock.now());
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

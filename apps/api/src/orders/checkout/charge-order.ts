import type { ChargedOrder, PaymentStep } from '@boardwalk/sdk-core/orders/schemas';
import { cancelPayment } from '../../billing/payments/cancel-payment.ts';
import { chargeNow } from '../../billing/payments/charge-payment.ts';
import { findLatestPayment } from '../../billing/payments/find-payment.ts';
import { finishPayment } from '../../billing/payments/finish-payment.ts';
import type { OperationContext } from '../../platform/calls/operation.ts';
import type { Queries } from '../../platform/database/database.ts';
import { ifAnswered, requirePayments } from '../../platform/payments/provider.ts';
import { findGroups } from '../find-order.ts';
import { orderKind } from '../order-kind.ts';
import { describeOrder } from '../read/describe-order.ts';
import type { OrderGroupRow, OrderRow } from '../tables.ts';
import type { BegunPayment } from './begin-order.ts';

/** The latest payment for a group of an order. */
export function findGroupPayment(queries: Queries, { id }: Pick<OrderGroupRow, 'id'>) {
  return findLatestPayment(queries, { kind: orderKind, subjectId: id });
}

/** Charges what of an order is open; answers the order with what is left to do for it. */
export async function chargeOrder(
  context: OperationContext,
  order: OrderRow,
): Promise<ChargedOrder> {
  const open = await findOpenGroups(context, order);
  const found = await Promise.all(
    open.map(async (group) => {
      const payment = await findGroupPayment(context.database, group);
      return payment ? [{ key: group.key, paymentId: payment.id }] : [];
    }),
  );
  return chargeBegun(context, order, found.flat());
}

/**
 * Charges the payments of an order that are begun, all at once, so that its buyer waits for the
 * slowest one alone. Of a payment that the provider does not answer the queue goes on.
 */
export async function chargeBegun(
  context: OperationContext,
  order: OrderRow,
  begun: readonly BegunPayment[],
): Promise<ChargedOrder> {
  requirePayments(context);
  const steps = await Promise.all(begun.map((payment) => chargeGroup(context, payment)));
  return {
    order: await describeOrder(context.database, order, context.clock.now()),
    steps: steps.flatMap((step) => step ?? []),
  };
}

/** The payments of an order that are not settled. */
export async function findOpenGroups(
  { database }: OperationContext,
  order: OrderRow,
): Promise<OrderGroupRow[]> {
  return (await findGroups(database, order)).filter(({ state }) => state === 'open');
}

async function chargeGroup(
  context: OperationContext,
  { key, paymentId }: BegunPayment,
): Promise<PaymentStep | undefined> {
  const charge = await ifAnswered(chargeNow(context, paymentId));
  const clientSecret = charge?.clientSecret ?? null;
  if (clientSecret === null) return undefined;
  return { group: key, client_secret: clientSecret, account: charge?.accountId ?? null };
}

/** Reads at the provider what became of the open payments of an order, before an event of it arrives. */
export async function readPayments(context: OperationContext, order: OrderRow): Promise<void> {
  const open = await findOpenGroups(context, order);
  await Promise.all(open.map((group) => readPayment(context, group)));
}

async function readPayment(context: OperationContext, group: OrderGroupRow): Promise<void> {
  const payment = await findGroupPayment(context.database, group);
  if (!payment?.intentId) return;
  await ifAnswered(finishPayment(context, payment.intentId, payment.accountId));
}

/** Cancels an open payment on its account at the provider; true where it answered. */
export async function cancelAtProvider(
  context: OperationContext,
  intentId: string,
  accountId: string | null,
): Promise<boolean> {
  return (await ifAnswered(cancelPayment(context, intentId, accountId))) ?? false;
}

import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import { and, eq, inArray } from 'drizzle-orm';
import type { Stripe } from 'stripe';
import type { OperationContext } from '../../platform/calls/operation.ts';
import type { Queries } from '../../platform/database/database.ts';
import { isDenied, onAccount } from '../../platform/payments/on-account.ts';
import { findAtProvider, requirePayments } from '../../platform/payments/provider.ts';
import { addErrand } from '../errands/add-errand.ts';
import { finishPayment } from '../payments/finish-payment.ts';
import { releaseSale } from '../payments/release-sale.ts';
import { payments } from '../tables.ts';
import { type Difference, differsNoMore, numberOf, type Repair } from './repair.ts';

/**
 * Finishes it once, whatever else has finished it meanwhile. What is given back by our books, and
 * held there, is sent to the provider again: its refund has failed, or was never created.
 */
export const finishCharge: Repair = {
  async ask(context, difference) {
    const intentId = numberOf(difference);
    const payment = await findPayment(context.database, intentId);
    if (!isGoingBack(payment)) await finishPayment(context, intentId, difference.accountId);
  },
  async write(queries, context, difference) {
    const payment = await findPayment(queries, numberOf(difference));
    if (isGoingBack(payment)) await refundOnceMore(queries, context, difference);
  },
};

/** What fell back to us is given back once more. */
export const refundAgain: Repair = {
  async ask(context, difference) {
    const intent = await findIntent(context, difference);
    if (!intent || !isHeld(intent)) throw differsNoMore();
  },
  write: refundOnceMore,
};

async function findPayment(queries: Queries, intentId: string) {
  const [payment] = await queries.select().from(payments).where(eq(payments.intentId, intentId));
  return payment;
}

function isGoingBack(payment: Pick<typeof payments.$inferSelect, 'state'> | undefined): boolean {
  return payment?.state === 'refunding' || payment?.state === 'refunded';
}

async function refundOnceMore(
  queries: Queries,
  context: OperationContext,
  difference: Difference,
): Promise<void> {
  const intentId = numberOf(difference);
  const { accountId } = difference;
  await queries
    .update(payments)
    .set({ state: 'refunding', refundBegunAt: context.clock.now() })
    .where(
      and(eq(payments.intentId, intentId), inArray(payments.state, ['refunding', 'refunded'])),
    );
  await addErrand(queries, context, { kind: 'refund-intent', objectId: intentId, accountId });
}

/**
 * What was given without money is taken back, and the payment stands as the provider has it: given
 * back there, or never taken.
 */
export const takeBack: Repair = {
  async ask(context, difference) {
    const intent = await findIntent(context, difference);
    if (intent && isHeld(intent)) throw differsNoMore();
    if (intent?.status === 'processing') {
      throw new Problem('conflict', 'It is being charged at this moment. Please try again later.');
    }
    if (intent?.status === 'succeeded') {
      await finishPayment(context, intent.id, difference.accountId);
    }
  },
  async write(queries, context, difference) {
    const payment = await findPaid(queries, difference);
    if (!payment) return;
    await releaseSale(queries, context, payment, { reason: 'failed', feeBack: 0 });
    await queries
      .update(payments)
      .set({ state: 'failed', settledAt: context.clock.now() })
      .where(eq(payments.id, payment.id));
  },
};

/** Money of another amount than was agreed goes back, and what was given for it with it. */
export const giveBack: Repair = {
  async ask(context, difference) {
    const intent = await findIntent(context, difference);
    if (!intent || !isHeld(intent)) throw differsNoMore();
  },
  async write(queries, context, difference) {
    const payment = await requirePaid(queries, difference);
    const intentId = numberOf(difference);
    await releaseSale(queries, context, payment, {
      ...{ reason: 'refunded', feeBack: payment.applicationFee ?? 0 },
    });
    await queries
      .update(payments)
      .set({ state: 'refunding', intentId, refundBegunAt: context.clock.now() })
      .where(eq(payments.id, payment.id));
    const { accountId } = difference;
    await addErrand(queries, context, { kind: 'refund-intent', objectId: intentId, accountId });
  },
};

/** What an account that we see nothing of has done, nobody mends by a press. */
async function findIntent(context: OperationContext, { providerId, accountId }: Difference) {
  if (providerId === null) return undefined;
  const { provider } = requirePayments(context);
  const asked = provider.paymentIntents.retrieve(
    providerId,
    { expand: ['latest_charge'] },
    onAccount(accountId),
  );
  try {
    return await findAtProvider(asked);
  } catch (error) {
    if (!isDenied(error)) throw error;
    throw new Problem('conflict', 'The provider shows nothing of this account for now.');
  }
}

function isHeld({ status, latest_charge: charge }: Stripe.PaymentIntent): boolean {
  const isRefunded = typeof charge === 'object' && charge?.refunded === true;
  return status === 'succeeded' && !isRefunded;
}

/** The payment, if it counts as paid; nobody else settles it meanwhile. */
async function findPaid(queries: Queries, { ownId }: Difference) {
  const [payment] = await queries
    .select()
    .from(payments)
    .where(and(eq(payments.id, String(ownId)), eq(payments.state, 'paid')))
    .for('update');
  return payment;
}

async function requirePaid(queries: Queries, difference: Difference) {
  const payment = await findPaid(queries, difference);
  if (payment) return payment;
  throw differsNoMore();
}

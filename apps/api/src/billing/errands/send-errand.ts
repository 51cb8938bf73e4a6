import { eq } from 'drizzle-orm';
import { Stripe } from 'stripe';
import { isDenied, onAccount } from '../../platform/payments/on-account.ts';
import { isMissingThere, isRefusal, requirePayments } from '../../platform/payments/provider.ts';
import { defineWork, type WorkContext } from '../../platform/queue/work.ts';
import { attachCard } from '../cards/attach-card.ts';
import { makeCustomer } from '../customers/customer-of.ts';
import { finishPayment } from '../payments/finish-payment.ts';
import { sendRefund } from '../refunds/send-refund.ts';
import { refuseRefund } from '../refunds/store-refunds.ts';
import { paymentErrands } from '../tables.ts';
import { errandWork } from './add-errand.ts';
import { listRefunds } from './list-refunds.ts';
import { isGivenBack, keyOfRefund } from './read-refunds.ts';

type Sent = typeof paymentErrands.$inferSelect;

/** Sends the payment provider what was recorded for it. */
export const sendErrand = defineWork({
  ...errandWork,
  summary:
    'Sends the payment provider a change that was recorded for it: the owner of a card, or what is to be deleted, cancelled or refunded.',
  async run(context, { errandId }) {
    const { database, clock } = context;
    const ofErrand = eq(paymentErrands.id, errandId);
    const [errand] = await database.select().from(paymentErrands).where(ofErrand);
    if (!errand || errand.doneAt) return 'done';
    if (errand.kind === 'send-refund') return sendPart(context, errand);
    const isHidden = await tell(context, errand).catch((error: unknown) => {
      // It waits until we may see the account again.
      if (errand.accountId !== null && isDenied(error)) return true;
      // An earlier try got through, and its answer did not; or the card was deleted meanwhile.
      const isOver = errand.kind === 'attach-card' && isRefusal(error);
      if (!isOver && !isMissingThere(error)) throw error;
      return false;
    });
    if (isHidden) return 'done';
    await database.update(paymentErrands).set({ doneAt: clock.now() }).where(ofErrand);
    // What came of it is read once the errand is no more under way: a cancelled charge may be given back.
    if (errand.kind === 'refund-intent' || errand.kind === 'cancel-intent') {
      await finishPayment(context, errand.objectId, errand.accountId);
    }
    return 'done';
  },
});

/** Sends a part of a payment back, and stores what came of it. */
async function sendPart(context: WorkContext, { id, objectId }: Sent): Promise<'done'> {
  const { database, clock } = context;
  const { provider } = requirePayments(context);
  const sent = await sendRefund(database, provider, objectId).catch((error: unknown) => {
    // It waits until we may see the account again.
    if (!isDenied(error)) throw error;
    return 'hidden' as const;
  });
  if (sent === 'hidden') return 'done';
  // Before it is done: who dies in between reads it again.
  if (sent && !sent.isRefused) await finishPayment(context, sent.intentId, sent.accountId);
  await database.transaction(async (transaction) => {
    if (sent?.isRefused) await refuseRefund(transaction, context, objectId);
    await transaction
      .update(paymentErrands)
      .set({ doneAt: clock.now() })
      .where(eq(paymentErrands.id, id));
  });
  return 'done';
}

async function tell(
  context: WorkContext,
  { kind, objectId, accountId }: Pick<Sent, 'kind' | 'objectId' | 'accountId'>,
): Promise<void> {
  const { provider } = requirePayments(context);
  switch (kind) {
    case 'attach-card':
      await attachCard(provider, objectId);
      return;
    case 'delete-customer':
      await provider.customers.del(objectId);
      return;
    case 'delete-unfinished-customer': {
      // Under the same key the provider answers whom it made before, if anybody.
      const { id } = await makeCustomer(provider, objectId);
      await provider.customers.del(id);
      return;
    }
    case 'cancel-intent':
      await cancelIntent(provider, objectId, accountId);
      return;
    case 'detach-card':
      await provider.paymentMethods.detach(objectId);
      return;
    case 'refund-intent':
      await refund(provider, objectId, accountId);
      return;
    case 'send-refund':
      throw new Error('A part of a payment is sent back by work of its own.');
  }
}

/** Cancels what its owner has called off; where the bank was quicker, the money goes back. */
async function cancelIntent(
  provider: Stripe,
  intent: string,
  accountId: string | null,
): Promise<void> {
  const options = onAccount(accountId);
  try {
    await provider.paymentIntents.cancel(intent, {}, options);
  } catch (error) {
    if (!isRefusal(error)) throw error;
    const { status } = await provider.paymentIntents.retrieve(intent, {}, options);
    if (status === 'succeeded') await refund(provider, intent, accountId);
    // The bank decides still: this is tried again.
    if (status === 'processing') throw error;
  }
}

/**
 * Gives all of a payment back that parts of it have left, once: earlier refunds are found. While its charge is disputed
 * nothing goes back; once that is decided for us, it is requested again. Of a charge on another's
 * account our fee goes back with it.
 */
async function refund(provider: Stripe, intent: string, accountId: string | null): Promise<void> {
  const refunds = await listRefunds(provider, intent, accountId);
  const { amount_received: amount, application_fee_amount: fee } =
    await provider.paymentIntents.retrieve(intent, {}, onAccount(accountId));
  if (isGivenBack(amount, refunds)) return;
  const hasFee = accountId !== null && (fee ?? 0) > 0;
  const key = keyOfRefund(intent, refunds);
  try {
    await provider.refunds.create(
      { payment_intent: intent, ...(hasFee && { refund_application_fee: true }) },
      { ...onAccount(accountId), idempotencyKey: key },
    );
  } catch (error) {
    if (!isDisputed(error)) throw error;
  }
}

function isDisputed(error: unknown): boolean {
  const { StripeError } = Stripe.errors;
  return error instanceof StripeError && disputedCodes.includes(error.code ?? '');
}

const disputedCodes: readonly string[] = ['charge_disputed', 'refund_disputed_payment'];

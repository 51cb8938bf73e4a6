import { eq } from 'drizzle-orm';
import type { Stripe } from 'stripe';
import * as z from 'zod/mini';
import type { Platform } from '../../platform/calls/operation.ts';
import type { Queries } from '../../platform/database/database.ts';
import { isMissingThere, isRefusal, requirePayments } from '../../platform/payments/provider.ts';
import { defineWork } from '../../platform/queue/work.ts';
import { attachCard } from '../cards/attach-card.ts';
import { makeCustomer } from '../customers/customer-of.ts';
import { keepRefund } from '../payments/keep-refund.ts';
import { paymentErrands } from '../tables.ts';
import { readRefunds } from './read-refunds.ts';

type Errand = typeof paymentErrands.$inferInsert;

/** Tells the payment provider what was written down for it. */
export const sendErrand = defineWork({
  name: 'send-payment-errand',
  summary:
    'Tells the payment provider what was written down for it: whose a card is, or what goes.',
  ids: z.strictObject({ errandId: z.uuid() }),
  async run(platform, { errandId }) {
    const { database, clock } = platform;
    const ofErrand = eq(paymentErrands.id, errandId);
    const [errand] = await database.select().from(paymentErrands).where(ofErrand);
    if (!errand || errand.doneAt) return 'done';
    await tell(platform, errand).catch((error: unknown) => {
      // An earlier try got through, and its answer did not; or the card was deleted meanwhile.
      const isOver = errand.kind === 'attach-card' && isRefusal(error);
      if (!isOver && !isMissingThere(error)) throw error;
    });
    await database.update(paymentErrands).set({ doneAt: clock.now() }).where(ofErrand);
    return 'done';
  },
});

async function tell(
  platform: Pick<Platform, 'database' | 'clock' | 'payments'>,
  { kind, objectId }: Pick<Errand, 'kind' | 'objectId'>,
): Promise<void> {
  const { provider } = requirePayments(platform);
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
      await cancelIntent(provider, objectId);
      return;
    case 'detach-card':
      await provider.paymentMethods.detach(objectId);
      return;
    case 'refund-intent': {
      const refundId = await refund(provider, objectId);
      await keepRefund(platform, { intentId: objectId, refundId });
    }
  }
}

/** Cancels what its owner has called off; where the bank was quicker, the money goes back. */
async function cancelIntent(provider: Stripe, intent: string): Promise<void> {
  try {
    await provider.paymentIntents.cancel(intent);
  } catch (error) {
    if (!isRefusal(error)) throw error;
    const { status } = await provider.paymentIntents.retrieve(intent);
    if (status === 'succeeded') await refund(provider, intent);
    // The bank decides still: this is tried again.
    if (status === 'processing') throw error;
  }
}

/** Gives all of a payment back, once: what was given back before is found. */
async function refund(provider: Stripe, intent: string): Promise<string> {
  const { data } = await provider.refunds.list({ payment_intent: intent, limit: 100 });
  const { standing, key } = readRefunds(intent, data);
  if (standing) return standing.id;
  const made = await provider.refunds.create({ payment_intent: intent }, { idempotencyKey: key });
  return made.id;
}

/** Writes down what the provider is to be told once the transaction is through. */
export async function addErrand(
  transaction: Queries,
  { queue, clock }: Pick<Platform, 'queue' | 'clock'>,
  { kind, objectId }: Pick<Errand, 'kind' | 'objectId'>,
): Promise<void> {
  const [errand] = await transaction
    .insert(paymentErrands)
    .values({ kind, objectId, createdAt: clock.now() })
    .returning({ id: paymentErrands.id });
  if (!errand) throw new Error('An errand was not written down.');
  await queue.enqueue(transaction, sendErrand, { errandId: errand.id });
}

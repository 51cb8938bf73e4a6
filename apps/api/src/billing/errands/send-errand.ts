import { eq } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Platform } from '../../platform/calls/operation.ts';
import type { Queries } from '../../platform/database/database.ts';
import {
  isMissingThere,
  type Payments,
  requirePayments,
} from '../../platform/payments/provider.ts';
import { defineWork } from '../../platform/queue/work.ts';
import { paymentErrands } from '../tables.ts';

type Errand = typeof paymentErrands.$inferInsert;

/** Tells the payment provider what was written down for it. */
export const sendErrand = defineWork({
  name: 'send-payment-errand',
  summary:
    'Tells the payment provider what was written down for it: a card or a customer that goes.',
  ids: z.strictObject({ errandId: z.uuid() }),
  async run(platform, { errandId }) {
    const { database, clock } = platform;
    const ofErrand = eq(paymentErrands.id, errandId);
    const [errand] = await database.select().from(paymentErrands).where(ofErrand);
    if (!errand || errand.doneAt) return 'done';
    await tell(requirePayments(platform), errand).catch((error: unknown) => {
      // An earlier try got through, and its answer did not.
      if (!isMissingThere(error)) throw error;
    });
    await database.update(paymentErrands).set({ doneAt: clock.now() }).where(ofErrand);
    return 'done';
  },
});

async function tell(
  { provider }: Payments,
  { kind, objectId }: Pick<Errand, 'kind' | 'objectId'>,
): Promise<void> {
  switch (kind) {
    case 'delete-customer':
      await provider.customers.del(objectId);
      return;
    case 'detach-card':
      await provider.paymentMethods.detach(objectId);
  }
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

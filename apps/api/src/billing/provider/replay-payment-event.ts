import type * as schemas from '@boardwalk/sdk-core/billing/provider/schemas';
import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import { eq } from 'drizzle-orm';
import { writeAuditEntry } from '../../access/trail/write-audit-entry.ts';
import type { Handler } from '../../platform/domain.ts';
import { requirePayments } from '../../platform/payments/provider.ts';
import { handleEvent } from '../events/handle-event.ts';
import { paymentEvents } from '../tables.ts';

/** The queue keeps one event once, so that two who press at the same time have it acted upon once. */
export const replayPaymentEvent: Handler<typeof schemas.replayPaymentEvent> = async (
  { params: { number } },
  context,
) => {
  await context.database.transaction(async (transaction) => {
    const [event] = await transaction
      .update(paymentEvents)
      .set({ handledAt: null })
      .where(eq(paymentEvents.number, number))
      .returning({ id: paymentEvents.id, type: paymentEvents.type });
    if (!event) throw new Problem('not-found', 'No event has this number.');
    requirePayments(context);
    await context.queue.enqueue(transaction, handleEvent, { event: number });
    await writeAuditEntry(transaction, context, {
      event: 'payment-event-replayed',
      subjectId: null,
      detail: { number, providerId: event.id, type: event.type },
    });
  });
  return null;
};

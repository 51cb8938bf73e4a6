import { secondMs } from '@boardwalk/sdk-core/vocabulary/time/durations';
import { sql } from 'drizzle-orm';
import type { Platform } from '../../platform/calls/operation.ts';
import type { Hook, HookCall } from '../../platform/hooks/hooks.ts';
import { requirePayments } from '../../platform/payments/provider.ts';
import { paymentEvents } from '../tables.ts';
import { handleEvent, isHandled } from './handle-event.ts';
import { readEvent } from './read-event.ts';
import { subjectOf } from './subject-of.ts';

/**
 * Where the provider reports what has happened: each event is stored once, and processed by the
 * queue.
 */
export const paymentEventHook: Hook = {
  name: 'take-payment-event',
  path: '/api/v1/stripe/webhook',
  // The largest objects, invoices of many lines, are sent whole.
  bodyBytes: 500_000,
  // What was held back while the API was away comes in one burst.
  callsPerMinute: 6_000,
  receive: receiveEvent,
};

async function receiveEvent(call: HookCall, platform: Platform): Promise<void> {
  const { configuration, database, clock, log, queue } = platform;
  const { settings } = requirePayments(platform);
  const event = readEvent(call, settings);
  // A live endpoint of connected accounts is notified of their test payments too.
  if (event.livemode !== (configuration.mode === 'live')) {
    log.info({ type: event.type, livemode: event.livemode }, 'an event of the other mode was left');
    return;
  }
  const subject = { type: event.type, accountId: event.account ?? null };
  const now = clock.now();
  await database.transaction(async (transaction) => {
    const { id, deliveries, number, handledAt } = paymentEvents;
    const [kept] = await transaction
      .insert(paymentEvents)
      .values({
        ...subject,
        ...subjectOf(event.data),
        id: event.id,
        happenedAt: new Date(event.created * secondMs),
        receivedAt: now,
        handledAt: isHandled(subject) ? null : now,
      })
      .onConflictDoUpdate({ target: id, set: { deliveries: sql`${deliveries} + 1` } })
      .returning({ number, handledAt, deliveries })
      .prepare('store_payment_event')
      .execute();
    if (!kept) throw new Error('An event was not kept.');
    if (kept.handledAt !== null) return;
    const isNew = kept.deliveries === 1;
    await queue.enqueue(transaction, handleEvent, { event: kept.number }, { isNew });
  });
}

import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import { sql } from 'drizzle-orm';
import { Stripe } from 'stripe';
import * as z from 'zod/mini';
import type { Platform } from '../../platform/calls/operation.ts';
import type { Hook, HookCall } from '../../platform/hooks/hooks.ts';
import { requirePayments } from '../../platform/payments/provider.ts';
import { paymentEvents } from '../tables.ts';
import { handleEvent } from './handle-event.ts';
import { subjectOf } from './subject-of.ts';

/** Where the provider tells what has happened: each event is kept once, and acted upon by the queue. */
export const paymentEventHook: Hook = {
  name: 'take-payment-event',
  path: '/api/v1/stripe/webhook',
  // The largest objects, invoices of many lines, are told whole.
  bodyBytes: 500_000,
  // What was held back while the API was away comes in one burst.
  callsPerMinute: 6_000,
  receive: receiveEvent,
};

async function receiveEvent(call: HookCall, platform: Platform): Promise<void> {
  const { settings } = requirePayments(platform);
  const event = readEvent(call, settings.webhookSecret);
  await platform.database.transaction(async (transaction) => {
    const { id, deliveries, number, handledAt } = paymentEvents;
    const [kept] = await transaction
      .insert(paymentEvents)
      .values({
        id: event.id,
        type: event.type,
        ...subjectOf(event.data),
        accountId: event.account ?? null,
        happenedAt: new Date(event.created * 1_000),
        receivedAt: platform.clock.now(),
      })
      .onConflictDoUpdate({ target: id, set: { deliveries: sql`${deliveries} + 1` } })
      .returning({ number, handledAt });
    if (!kept) throw new Error('An event was not kept.');
    if (kept.handledAt !== null) return;
    await platform.queue.enqueue(transaction, handleEvent, { event: kept.number });
  });
}

/** The event, if the provider has signed these very bytes in the last five minutes. */
function readEvent({ body, headers }: HookCall, secret: string): ToldEvent {
  const signature = headers['stripe-signature'] ?? '';
  try {
    return z.parse(toldEvent, Stripe.webhooks.constructEvent(body, signature, secret));
  } catch (cause) {
    throw new Problem('invalid-request', 'This is no event that the provider has signed.', {
      cause,
    });
  }
}

/** What is read of an event; everything else is asked for at the provider. */
const toldEvent = z.object({
  id: z.string(),
  type: z.string(),
  /** Seconds since 1970. */
  created: z.int(),
  /** The connected account that it is of. */
  account: z.optional(z.string()),
  data: z.object({
    object: z.looseObject({}),
    previous_attributes: z.optional(z.looseObject({})),
  }),
});
type ToldEvent = z.output<typeof toldEvent>;

import { Stripe } from 'stripe';
import { expect, test } from 'vitest';
import { handleEvent } from '../../billing/events/handle-event.ts';
import { chargePayment } from '../../billing/payments/charge-payment.ts';
import { createWorkRunner } from '../../platform/queue/work-runner.ts';
import { checkoutPath } from '../orders.fixture.ts';
import { orderGroups } from '../tables.ts';
import { startTimedOrders, timedOrders } from './timed-orders.fixture.ts';

const buyersAtOnce = 8;
const placedOrders = Math.ceil(timedOrders / buyersAtOnce) * buyersAtOnce;

const { database, server, sandbox, origin, openBuyer, send, fill, writeCheckout } =
  await startTimedOrders();
const { provider, payments } = sandbox;
/** What follows from a charge, without what else waits in queues. */
const work = [handleEvent, chargePayment];
const runner = createWorkRunner(server.platform, [{ name: 'charges', routes: [], work }]);

/** Runs a task so often, some at once; answers how many milliseconds all of it took. */
async function timeTasks(
  task: (facts: { readonly lane: number; readonly nth: number }) => Promise<unknown>,
): Promise<number> {
  let begun = 0;
  const began = performance.now();
  const lanes = Array.from({ length: buyersAtOnce }, async (_, lane) => {
    while (begun < placedOrders) {
      begun += 1;
      await task({ lane, nth: begun - 1 });
    }
  });
  await Promise.all(lanes);
  return performance.now() - began;
}

/** Hands over the event of a charge, signed as the provider signs it. */
async function deliverEvent(intentId: string): Promise<void> {
  const payload = JSON.stringify({
    ...{ id: `evt_${intentId}`, object: 'event', type: 'payment_intent.succeeded' },
    ...{ created: 1, livemode: false, data: { object: { id: intentId } } },
  });
  const secret = payments.webhookSecrets[0] ?? '';
  const { status } = await fetch(`${origin}/api/v1/stripe/webhook`, {
    ...{ method: 'POST', body: payload },
    headers: {
      'content-type': 'application/json',
      'stripe-signature': Stripe.webhooks.generateTestHeaderString({ payload, secret }),
    },
  });
  expect(status).toBe(204);
}

/** The requests that an order and its event take, by themselves and as many at once. */
async function timeProvider(charged: readonly Stripe.PaymentIntent[]): Promise<number> {
  return timeTasks(async ({ nth }) => {
    const { id, amount, currency, customer, payment_method: card } = charged[nth] ?? {};
    await provider.paymentIntents.create({
      ...{ amount: amount ?? 0, currency: currency ?? '', customer: String(customer) },
      ...{ payment_method: String(card), allowed_payment_method_types: ['card'], confirm: true },
      metadata: { kind: 'bench' },
    });
    await provider.paymentIntents.retrieve(id ?? '');
    await provider.refunds.list({ payment_intent: id ?? '', limit: 100 });
  });
}

// The provider’s share is not ours: here it has the same two processors.
test('so many orders a second are paid, and their events handled', async () => {
  const buyers: Awaited<ReturnType<typeof openBuyer>>[] = [];
  while (buyers.length < buyersAtOnce) buyers.push(await openBuyer());
  const sent: object[] = [];
  for (const buyer of buyers) {
    await fill(buyer);
    sent.push(await writeCheckout(buyer));
  }
  let ordering = 0;
  for (let placed = 0; placed < placedOrders; placed += buyersAtOnce) {
    for (const buyer of buyers) await fill(buyer);
    const began = performance.now();
    const answers = await Promise.all(
      buyers.map((buyer, nth) => send(buyer, checkoutPath, sent[nth] ?? {})),
    );
    ordering += performance.now() - began;
    expect(new Set(answers.map(({ order }) => order.state))).toEqual(new Set(['PAID']));
  }
  const charged = await provider.paymentIntents
    .list({ limit: 100 })
    .autoPagingToArray({ limit: placedOrders });
  const began = performance.now();
  await timeTasks(({ nth }) => deliverEvent(charged[nth]?.id ?? ''));
  await Promise.all(Array.from({ length: buyersAtOnce }, () => runner.runWaiting()));
  const handling = performance.now() - began;
  expect(await database.$count(orderGroups)).toBe(placedOrders);
  const alone = await timeProvider(charged);
  const value = Math.round((100_000 * placedOrders) / (ordering + handling - alone)) / 100;
  console.log(JSON.stringify({ id: 'orders.s', value, unit: '1/s', ordering, handling, alone }));
  expect(value).toBeGreaterThan(0);
}, 600_000);

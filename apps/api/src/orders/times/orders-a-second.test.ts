import { Stripe } from 'stripe';
import { expect, test } from 'vitest';
import { handleEvent } from '../../billing/events/handle-event.ts';
import { chargePayment } from '../../billing/payments/charge-payment.ts';
import { createWorkRunner } from '../../platform/queue/work-runner.ts';
import { checkoutPath } from '../orders.fixture.ts';
import { orderGroups } from '../tables.ts';
import { addTimes, createTimer, noTime } from './processor-time.fixture.ts';
import { startTimedOrders, timedOrders } from './timed-orders.fixture.ts';

const buyersAtOnce = 8;
const placedOrders = Math.ceil(timedOrders / buyersAtOnce) * buyersAtOnce;

const { database, server, sandbox, origin, openBuyer, send, fill, writeCheckout } =
  await startTimedOrders();
const { provider, payments } = sandbox;
/** What follows from a charge, without what else waits in queues. */
const work = [handleEvent, chargePayment];
const runner = createWorkRunner(server.platform, [{ name: 'charges', routes: [], work }]);

const time = await createTimer(database);

/** Runs a task so often, some at once. */
async function runTasks(task: (nth: number) => Promise<unknown>): Promise<void> {
  let begun = 0;
  const lanes = Array.from({ length: buyersAtOnce }, async () => {
    while (begun < placedOrders) {
      begun += 1;
      await task(begun - 1);
    }
  });
  await Promise.all(lanes);
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
async function callProvider(charged: readonly Stripe.PaymentIntent[]): Promise<void> {
  await runTasks(async (nth) => {
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

// The provider’s share is not ours: here it has the same two processors, and the same process.
test('so many orders a second are paid, and their events handled', async () => {
  const buyers: Awaited<ReturnType<typeof openBuyer>>[] = [];
  while (buyers.length < buyersAtOnce) buyers.push(await openBuyer());
  const sent: object[] = [];
  for (const buyer of buyers) {
    await fill(buyer);
    sent.push(await writeCheckout(buyer));
  }
  let ordering = noTime;
  for (let placed = 0; placed < placedOrders; placed += buyersAtOnce) {
    for (const buyer of buyers) await fill(buyer);
    const took = await time(async () => {
      const answers = await Promise.all(
        buyers.map((buyer, nth) => send(buyer, checkoutPath, sent[nth] ?? {})),
      );
      expect(new Set(answers.map(({ order }) => order.state))).toEqual(new Set(['PAID']));
    });
    ordering = addTimes(ordering, took);
  }
  const charged = await provider.paymentIntents
    .list({ limit: 100 })
    .autoPagingToArray({ limit: placedOrders });
  const handling = await time(async () => {
    await runTasks((nth) => deliverEvent(charged[nth]?.id ?? ''));
    await Promise.all(Array.from({ length: buyersAtOnce }, () => runner.runWaiting()));
  });
  expect(await database.$count(orderGroups)).toBe(placedOrders);
  const alone = await time(() => callProvider(charged));
  const ours = addTimes(addTimes(ordering, handling), alone, -1);
  const value = inHundredths((1_000 * placedOrders) / ours.elapsed);
  const elapsed = { ordering: ordering.elapsed, handling: handling.elapsed, alone: alone.elapsed };
  console.log(JSON.stringify({ id: 'orders.s', value, unit: '1/s', ...elapsed }));
  // Of all processors, those who call among them: what no load of others changes much.
  const node = inHundredths(ours.node / placedOrders);
  const postgres = inHundredths(ours.postgres / placedOrders);
  const cpu = inHundredths(node + postgres);
  console.log(JSON.stringify({ id: 'orders.cpu', value: cpu, unit: 'ms', node, postgres }));
  expect(value).toBeGreaterThan(0);
}, 600_000);

function inHundredths(value: number): number {
  return Math.round(100 * value) / 100;
}

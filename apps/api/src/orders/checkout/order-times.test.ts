import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { Stripe } from 'stripe';
import { expect, test } from 'vitest';
import { cartPath } from '../../cart/cart.fixture.ts';
import { checkoutPath, startOrders } from '../orders.fixture.ts';
import { orderGroups } from '../tables.ts';

/** Of 300 in `pnpm bench:orders`. */
const count = Number(process.env.BENCH_ORDERS ?? 8);
const warmUp = Math.ceil(count / 10);
const buyersAtOnce = 8;

// Answers are not held against the contract where the product is in use.
const started = await startOrders({ checksAnswers: false });
const { database, server, sandbox, openSelling, openBuyer, offer, writeCheckout, runWork } =
  started;
const { siteOrigin } = server.platform.configuration;
const { provider } = sandbox;
const origin = await server.server.listen({ host: '127.0.0.1', port: 0 });

const { seller, shop } = await openSelling();
const items: number[] = [];
while (items.length < 5) items.push((await offer(seller, shop, { stock: 90_000 })).item);

type Buyer = Awaited<ReturnType<typeof openBuyer>>;

/** Calls over HTTP, as a browser does. */
async function send({ cookie = '' }: Pick<Buyer, 'cookie'>, path: string, body: object) {
  const answer = await fetch(`${origin}${path}`, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: {
      ...{ origin: siteOrigin, 'sec-fetch-site': 'same-origin', 'x-boardwalk': '1', cookie },
      ...{ 'content-type': 'application/json', 'idempotency-key': randomUUID() },
    },
  });
  const text = await answer.text();
  if (answer.status !== 200) throw new Error(`${path} was answered ${answer.status}: ${text}`);
  return JSON.parse(text);
}

function printPercentile(id: string, times: readonly number[]): void {
  const sorted = times.toSorted((one, other) => one - other);
  const p95 = sorted[Math.ceil(sorted.length * 0.95) - 1] ?? Number.NaN;
  const value = Math.round(p95 * 100) / 100;
  console.log(JSON.stringify({ id, value, unit: 'ms', count: times.length }));
  expect(value).toBeGreaterThan(0);
}

const fill = async (buyer: Buyer, chosen: readonly number[]) => {
  for (const item of chosen) await send(buyer, cartPath, { item, quantity: 1 });
};

test('something is put into a cart in so many milliseconds', async () => {
  const buyer = await openBuyer();
  const times: number[] = [];
  for (let number = 0; number < warmUp + count; number += 1) {
    const item = items[number % items.length] ?? 0;
    const began = performance.now();
    await send(buyer, cartPath, { item, quantity: 1 + (number % 9) });
    if (number >= warmUp) times.push(performance.now() - began);
  }
  printPercentile('cart.add.p95', times);
}, 600_000);

test('a checkout takes so long, without the time that the provider takes', async () => {
  const buyer = await openBuyer();
  const chosen = items.slice(0, 2);
  await fill(buyer, chosen);
  const sent = await writeCheckout(buyer);
  let atProvider = 0;
  const add = ({ elapsed }: Stripe.ResponseEvent) => {
    atProvider += elapsed;
  };
  server.platform.payments?.provider.on('response', add);
  const times: number[] = [];
  for (let number = 0; number < warmUp + count; number += 1) {
    await fill(buyer, chosen);
    atProvider = 0;
    const began = performance.now();
    const { order } = await send(buyer, checkoutPath, sent);
    const took = performance.now() - began;
    expect(order.state).toBe('PAID');
    expect(atProvider).toBeGreaterThan(0);
    if (number >= warmUp) times.push(took - atProvider);
  }
  server.platform.payments?.provider.off('response', add);
  await runWork();
  printPercentile('checkout.p95', times);
}, 600_000);

/** Runs so many tasks, some at once; answers how many milliseconds they took. */
async function timeTasks(task: (nth: number) => Promise<void>): Promise<number> {
  let next = 0;
  const began = performance.now();
  await Promise.all(
    Array.from({ length: buyersAtOnce }, async (_, lane) => {
      while (next < count) {
        next += 1;
        await task(lane);
      }
    }),
  );
  return performance.now() - began;
}

/** Hands over the event of a charge, signed as the provider signs it. */
async function deliverEvent(intentId: string): Promise<void> {
  const payload = JSON.stringify({
    ...{ id: `evt_${intentId}`, object: 'event', type: 'payment_intent.succeeded' },
    ...{ created: 1, livemode: false, data: { object: { id: intentId } } },
  });
  const secret = sandbox.payments.webhookSecrets[0] ?? '';
  const { status } = await fetch(`${origin}/api/v1/stripe/webhook`, {
    ...{ method: 'POST', body: payload },
    headers: {
      'content-type': 'application/json',
      'stripe-signature': Stripe.webhooks.generateTestHeaderString({ payload, secret }),
    },
  });
  expect(status).toBe(204);
}

/**
 * The provider’s share is what the same requests take by themselves, as many at once: here it has the
 * same two processors.
 */
test('so many orders a second are paid, and their events handled', async () => {
  const buyers: Buyer[] = [];
  while (buyers.length < buyersAtOnce) buyers.push(await openBuyer());
  const chosen = items.slice(0, 2);
  for (const buyer of buyers) await fill(buyer, chosen);
  const sent = await Promise.all(buyers.map((buyer) => writeCheckout(buyer)));
  const calls = new Map<string, number>();
  const intents: string[] = [];
  const note = ({ method, path }: Stripe.RequestEvent) => {
    const call = `${method} ${path.replace(/pi_\w+/, 'pi')}`;
    calls.set(call, (calls.get(call) ?? 0) + 1);
  };
  const before = await database.$count(orderGroups);
  const platformProvider = server.platform.payments?.provider;
  platformProvider?.on('request', note);
  const total = await timeTasks(async (lane) => {
    const buyer = buyers[lane];
    if (!buyer) throw new Error('Each lane has a buyer.');
    await fill(buyer, chosen);
    const { order } = await send(buyer, checkoutPath, sent[lane] ?? {});
    expect(order.state).toBe('PAID');
  });
  const charged = await provider.paymentIntents.list({ limit: 100 }).autoPagingToArray({
    limit: count,
  });
  intents.push(...charged.map(({ id }) => id));
  const began = performance.now();
  let next = 0;
  await Promise.all(
    Array.from({ length: buyersAtOnce }, async () => {
      for (let id = intents[next++]; id; id = intents[next++]) await deliverEvent(id);
    }),
  );
  await runWork();
  const handling = performance.now() - began;
  platformProvider?.off('request', note);
  expect((await database.$count(orderGroups)) - before).toBe(count);
  const requests = Object.fromEntries(calls);
  const [first] = charged;
  const alone = await timeTasks(async (lane) => {
    await provider.paymentIntents.create({
      ...{ amount: 29_945, currency: 'cad', confirm: true, metadata: { kind: 'bench' } },
      ...{ payment_method: buyers[lane]?.card ?? '', allowed_payment_method_types: ['card'] },
      customer: String(charged.find((one) => one.payment_method === buyers[lane]?.card)?.customer),
    });
    await provider.paymentIntents.retrieve(first?.id ?? '');
    await provider.refunds.list({ payment_intent: first?.id ?? '', limit: 100 });
  });
  await wait(0);
  const own = total + handling - alone;
  const value = Math.round((100_000 * count) / own) / 100;
  console.log(
    JSON.stringify({ id: 'orders.s', value, unit: '1/s', count, total, handling, alone, requests }),
  );
  expect(value).toBeGreaterThan(0);
}, 600_000);

import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterEach, expect, test } from 'vitest';
import { checkoutPath, orderPath } from '../orders.fixture.ts';
import { orders } from '../tables.ts';
import { startScenarios } from './scenarios.fixture.ts';

const scenarios = await startScenarios();
const { database, sandbox, openSelling, openBuyer, fill, pay, writeCheckout, runWork } = scenarios;
const { chargedFor, expectNoFaults, stockOf, age, runJob, mailsOf } = scenarios;

const selling = await openSelling();
const path = '/v1/payment_intents';

type Kind = 'error' | 'cut' | 'silent' | 'delay';
const lose = (kind: Kind, times = 60) =>
  sandbox.control('faults', {
    ...{ kind, times: String(times), path },
    ...(kind === 'delay' && { delay_ms: '7000' }),
  });
const mend = () => sandbox.control('faults', {});
afterEach(mend);

const kinds: readonly Kind[] = ['error', 'cut', 'silent', 'delay'];

test.each(kinds)(
  'a checkout sent again under its key through “%s” is charged once',
  async (kind) => {
    const buyer = await openBuyer();
    const { item } = await fill(buyer, selling);
    const [sent, key] = [await writeCheckout(buyer), randomUUID()];
    await lose(kind);
    const began = performance.now();
    const first = await pay(buyer, checkoutPath, sent, key);
    // A browser gives up after 15 s.
    expect(performance.now() - began).toBeLessThan(15_000);
    expect(first).toMatchObject({ status: 200, body: { order: { state: 'OPEN' }, steps: [] } });
    await mend();
    const again = await pay(buyer, checkoutPath, sent, key);
    expect([200, 409]).toContain(again.status);
    await runWork();
    const { id } = first.body.order;
    expect((await buyer.call('GET', orderPath(id))).body.state).toBe('PAID');
    expect(await chargedFor(id)).toEqual({ charges: 1, refunds: 0 });
    expect(await stockOf(item)).toBe(8);
    await expectNoFaults();
  },
);

test.each(kinds)(
  'a checkout sent again under another key through “%s” orders nothing',
  async (kind) => {
    const buyer = await openBuyer();
    const { item } = await fill(buyer, selling);
    const sent = await writeCheckout(buyer);
    await lose(kind);
    const first = await pay(buyer, checkoutPath, sent);
    await mend();
    expect((await pay(buyer, checkoutPath, sent)).status).toBe(409);
    await runWork();
    expect(await database.$count(orders, eq(orders.userId, buyer.id))).toBe(1);
    expect(await chargedFor(first.body.order.id)).toEqual({ charges: 1, refunds: 0 });
    expect(await stockOf(item)).toBe(8);
    await expectNoFaults();
  },
);

test('a payment sent again with another card, while the first has no answer, is charged once', async () => {
  const buyer = await openBuyer();
  await fill(buyer, selling);
  const sent = await writeCheckout(buyer);
  await lose('cut');
  const { id } = (await pay(buyer, checkoutPath, sent)).body.order;
  await mend();
  const other = await scenarios.saveCard(buyer, 'pm_card_mastercard');
  const again = await pay(buyer, orderPath(id, '/payment'), { payment_method: other });
  expect(again.body.order.state).toBe('PAID');
  await runWork();
  expect(await chargedFor(id)).toEqual({ charges: 1, refunds: 0 });
  await expectNoFaults();
});

test('cancelled before the provider answered: what it charged all the same goes back, once', async () => {
  const buyer = await openBuyer();
  const { item } = await fill(buyer, selling);
  const sent = await writeCheckout(buyer);
  await lose('cut');
  const { id } = (await pay(buyer, checkoutPath, sent)).body.order;
  const cancelled = await buyer.call('DELETE', orderPath(id));
  expect(cancelled).toMatchObject({ status: 200, body: { state: 'CANCELLED' } });
  expect(await stockOf(item)).toBe(10);
  await mend();
  await runWork();
  await age(id, 10);
  await runJob('give-up-payments');
  await runWork();
  await runJob('give-up-payments');
  await runWork();
  expect(await chargedFor(id)).toEqual({ charges: 1, refunds: 1 });
  expect((await buyer.call('GET', orderPath(id))).body.state).toBe('CANCELLED');
  expect(await stockOf(item)).toBe(10);
  expect(await mailsOf(buyer, 'order-paid')).toEqual([]);
  await expectNoFaults();
});

test('cancelled while the queue charges it, an order is paid or its money goes back', async () => {
  const states = new Set<string>();
  for (let round = 0; round < 6; round += 1) {
    const buyer = await openBuyer();
    await fill(buyer, selling);
    const sent = await writeCheckout(buyer);
    await lose('error');
    const { id } = (await pay(buyer, checkoutPath, sent)).body.order;
    await mend();
    const [cancelled] = await Promise.all([buyer.call('DELETE', orderPath(id)), runWork()]);
    await runWork();
    const { state } = (await buyer.call('GET', orderPath(id))).body;
    expect([cancelled.status, state]).toEqual(
      cancelled.status === 200 ? [200, 'CANCELLED'] : [409, 'PAID'],
    );
    states.add(state);
    await age(id, 10);
    await runJob('give-up-payments');
    await runWork();
    const { charges, refunds } = await chargedFor(id);
    expect(charges - refunds).toBe(state === 'PAID' ? 1 : 0);
  }
  expect(states.size).toBeGreaterThan(0);
  await expectNoFaults();
});

import { afterEach, describe, expect, test } from 'vitest';
import { cartPath } from '../../cart/cart.fixture.ts';
import { orderPath } from '../orders.fixture.ts';
import { startScenarios } from './scenarios.fixture.ts';

const scenarios = await startScenarios();
const { sandbox, openSelling, openBuffalo, openBuyer, fill, order, pay, runWork } = scenarios;
const { intentsOf, chargedFor, stockOf, mailsOf, answerBank, saveCard, expectNoFaults } = scenarios;

const [maple, buffalo] = [await openSelling(), await openBuffalo()];
const asking = 'pm_card_authenticationRequired';
afterEach(() => sandbox.control('faults', {}));

/** Somebody with a Canadian chair and one of the USA in the cart, who has ordered both. */
async function orderBoth(method?: string) {
  const buyer = await openBuyer(method);
  const chair = await fill(buyer, maple, { quantity: 1 });
  const other = await fill(buyer, buffalo, { quantity: 1 });
  const { status, body } = await order(buyer);
  expect(status).toBe(200);
  const id: string = body.order.id;
  return { buyer, id, body, items: [chair.item, other.item] as const };
}

type Ordered = Awaited<ReturnType<typeof orderBoth>>;

/** The bank of the owner answers for one of the payments. */
async function answer({ id, body }: Ordered, group: string, outcome: 'complete' | 'fail') {
  const step = body.steps.find((one: { group: string }) => one.group === group);
  const intents = await intentsOf(id);
  const intent = intents.find(({ client_secret: secret }) => secret === step.client_secret);
  await answerBank({ id: intent?.id ?? '', client_secret: step.client_secret }, outcome);
}

/** Mails about an order to the seller of a shop. */
async function receivedBy({ seller }: typeof maple, { id }: Ordered): Promise<number> {
  const mails = await mailsOf(seller, 'order-received');
  return mails.filter(({ subject }) => subject.includes(id)).length;
}

const finish = ({ buyer, id }: Ordered, body: object = {}) =>
  pay(buyer, orderPath(id, '/payment'), body);

test('two payments are one order and one mail, which has the goods of both sellers', async () => {
  const ordered = await orderBoth();
  expect(ordered.body).toMatchObject({
    order: { state: 'PAID', payments: [{ key: 'CA:CAD' }, { key: 'US:USD' }] },
    steps: [],
  });
  const mails = await mailsOf(ordered.buyer, 'order-paid');
  expect(mails).toHaveLength(1);
  expect(mails[0]?.text.match(/1 × Oak chair/g)).toHaveLength(2);
  expect(mails[0]?.text.match(/Total: /g)).toHaveLength(2);
  expect(mails[0]?.text).toContain('It is sent to:');
  expect(mails[0]?.text).not.toContain('Not paid yet');
  expect([await receivedBy(maple, ordered), await receivedBy(buffalo, ordered)]).toEqual([1, 1]);
  expect(await chargedFor(ordered.id)).toEqual({ charges: 2, refunds: 0 });
  await expectNoFaults();
});

describe('of two payments one is declined', () => {
  test('the order says which, the other is sold, and another card pays what is left', async () => {
    const ordered = await orderBoth(asking);
    expect(ordered.body).toMatchObject({ order: { state: 'OPEN' } });
    expect(ordered.body.steps).toMatchObject([{ group: 'CA:CAD' }, { group: 'US:USD' }]);
    await answer(ordered, 'CA:CAD', 'complete');
    await answer(ordered, 'US:USD', 'fail');
    const { body } = await finish(ordered);
    expect(body.order).toMatchObject({
      state: 'FUNDS_PENDING',
      retryUntil: expect.any(String),
      payments: [
        { key: 'CA:CAD', state: 'paid', shopIds: [maple.shop] },
        { key: 'US:USD', state: 'failed', shopIds: [buffalo.shop] },
      ],
    });
    const [sold, free] = ordered.items;
    expect([await stockOf(sold), await stockOf(free)]).toEqual([9, 10]);
    expect([await receivedBy(maple, ordered), await receivedBy(buffalo, ordered)]).toEqual([1, 0]);
    const [first] = await mailsOf(ordered.buyer, 'order-paid');
    expect(first?.text.match(/1 × Oak chair/g)).toHaveLength(1);
    expect(first?.text).toMatch(/Not paid yet: .+\. That payment was declined/);

    const card = await saveCard(ordered.buyer);
    const again = await finish(ordered, { payment_method: card });
    expect(again.body).toMatchObject({ order: { state: 'PAID', retryUntil: null }, steps: [] });
    expect(await chargedFor(ordered.id)).toEqual({ charges: 2, refunds: 0 });
    expect([await receivedBy(maple, ordered), await receivedBy(buffalo, ordered)]).toEqual([1, 1]);
    expect(await mailsOf(ordered.buyer, 'order-paid')).toHaveLength(2);
    await expectNoFaults();
  });

  test('what is left can be cancelled, and what is paid stays', async () => {
    const ordered = await orderBoth(asking);
    await answer(ordered, 'CA:CAD', 'complete');
    await answer(ordered, 'US:USD', 'fail');
    await finish(ordered);
    const { status, body } = await ordered.buyer.call('DELETE', orderPath(ordered.id));
    expect([status, body.state]).toEqual([200, 'PAID']);
    expect(body.payments).toMatchObject([{ state: 'paid' }, { state: 'cancelled' }]);
    const cart = (await ordered.buyer.call('GET', cartPath)).body;
    expect(cart.items).toMatchObject([{ item: ordered.items[1], quantity: 1 }]);
    expect(await chargedFor(ordered.id)).toEqual({ charges: 1, refunds: 0 });
    await expectNoFaults();
  });

  test('where both are, both are tried again, and each is charged once', async () => {
    const ordered = await orderBoth('pm_card_chargeCustomerFail');
    expect(ordered.body).toMatchObject({
      order: { state: 'FAILED', payments: [{ declined: 'declined' }, { declined: 'declined' }] },
      steps: [],
    });
    const card = await saveCard(ordered.buyer);
    const again = await Promise.all([1, 2, 3].map(() => finish(ordered, { payment_method: card })));
    for (const { status } of again) expect([200, 409]).toContain(status);
    await runWork();
    expect((await finish(ordered)).body.order.state).toBe('PAID');
    expect(await chargedFor(ordered.id)).toEqual({ charges: 2, refunds: 0 });
    await expectNoFaults();
  });
});

describe('while a payment hangs', () => {
  test('the seller of what is paid is written to, and their stock is sold', async () => {
    const ordered = await orderBoth(asking);
    await answer(ordered, 'CA:CAD', 'complete');
    const { body } = await finish(ordered);
    expect(body.order).toMatchObject({
      state: 'FUNDS_PENDING',
      payments: [
        { key: 'CA:CAD', state: 'paid', shopIds: [maple.shop] },
        { key: 'US:USD', state: 'open', shopIds: [buffalo.shop] },
      ],
    });
    expect([await receivedBy(maple, ordered), await receivedBy(buffalo, ordered)]).toEqual([1, 0]);
    // Of it all its buyer has one mail, once nothing hangs.
    expect(await mailsOf(ordered.buyer, 'order-paid')).toEqual([]);
    await answer(ordered, 'US:USD', 'complete');
    expect((await finish(ordered)).body.order.state).toBe('PAID');
    expect([await receivedBy(maple, ordered), await receivedBy(buffalo, ordered)]).toEqual([1, 1]);
    const mails = await mailsOf(ordered.buyer, 'order-paid');
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text.match(/1 × Oak chair/g)).toHaveLength(2);
    await expectNoFaults();
  });

  test('a provider that answers for one of them alone leaves the other to the queue', async () => {
    await sandbox.control('faults', { kind: 'silent', times: '1', path: '/v1/payment_intents' });
    const ordered = await orderBoth();
    const { order: body } = ordered.body;
    expect(body.state).toBe('FUNDS_PENDING');
    expect(body.payments.map(({ state }: { state: string }) => state).sort()).toEqual([
      'open',
      'paid',
    ]);
    await runWork();
    expect((await finish(ordered)).body.order.state).toBe('PAID');
    expect(await chargedFor(ordered.id)).toEqual({ charges: 2, refunds: 0 });
    await expectNoFaults();
  });

  test('a silent provider is not waited for longer than a browser waits, for all of them', async () => {
    await sandbox.control('faults', { kind: 'silent', times: '60', path: '/v1/payment_intents' });
    const began = performance.now();
    const ordered = await orderBoth();
    expect(performance.now() - began).toBeLessThan(10_000);
    expect(ordered.body.order.state).toBe('OPEN');
    await sandbox.control('faults', {});
    await runWork();
    expect((await finish(ordered)).body.order.state).toBe('PAID');
    expect(await chargedFor(ordered.id)).toEqual({ charges: 2, refunds: 0 });
    await expectNoFaults();
  });
});

test('two who order the same of two shops in another order never wait for each other', async () => {
  const [one, two] = [await openBuyer(), await openBuyer()];
  const { item: here } = await fill(one, maple, { quantity: 1, stock: 100 });
  const { item: there } = await fill(one, buffalo, { quantity: 1, stock: 100 });
  const put = async (buyer: typeof one, item: number) =>
    buyer.call('POST', cartPath, { item, quantity: 1 });
  await put(two, there);
  await put(two, here);
  for (let round = 0; round < 10; round += 1) {
    const answers = await Promise.all([order(one), order(two)]);
    expect(answers.map(({ status, body }) => [status, body.order?.state])).toEqual([
      [200, 'PAID'],
      [200, 'PAID'],
    ]);
    await put(one, here);
    await put(one, there);
    await put(two, there);
    await put(two, here);
  }
  await expectNoFaults();
});

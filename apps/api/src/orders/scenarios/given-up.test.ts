import { eq } from 'drizzle-orm';
import { afterEach, describe, expect, test } from 'vitest';
import { finishPayment } from '../../billing/payments/finish-payment.ts';
import { productVariants } from '../../shops/products/tables.ts';
import { orderPath } from '../orders.fixture.ts';
import { startScenarios } from './scenarios.fixture.ts';

const scenarios = await startScenarios();
const { server, database, sandbox, openSelling, openBuyer, fill, order, pay } = scenarios;
const { saveCard, runWork, runJob, answerBank, age } = scenarios;
const { stockOf, mailsOf, intentsOf, chargedFor, expectNoFaults, eventsOf, deliver } = scenarios;

const selling = await openSelling();
const asking = 'pm_card_authenticationRequired';
afterEach(() => sandbox.control('faults', {}));

type Buyer = Awaited<ReturnType<typeof openBuyer>>;

const read = async (buyer: Buyer, id: string) => (await buyer.call('GET', orderPath(id))).body;

async function begin(method?: string, quantity = 2) {
  const buyer = await openBuyer(method);
  const offered = await fill(buyer, selling, { quantity });
  const { body } = await order(buyer);
  const id: string = body.order.id;
  const intent = async () => (await intentsOf(id))[0]?.id ?? '';
  return { buyer, ...offered, id, body, intent };
}

/** The bank agrees, whatever we think of the payment by then. */
async function agree({ body, intent }: Awaited<ReturnType<typeof begin>>) {
  const secret = body.steps[0].client_secret;
  await answerBank({ id: await intent(), client_secret: secret }, 'complete');
}

describe('what nobody finishes', () => {
  test('is given up once its bank had no answer for fifteen minutes, and its stock is free', async () => {
    const { buyer, id, item, intent } = await begin(asking);
    await age(id, 14);
    await runJob('give-up-payments');
    expect([await stockOf(item), (await read(buyer, id)).state]).toEqual([8, 'OPEN']);
    await age(id, 2);
    await runJob('give-up-payments');
    expect(await read(buyer, id)).toMatchObject({
      state: 'FAILED',
      retryUntil: expect.any(String),
    });
    expect(await stockOf(item)).toBe(10);
    const { status } = await sandbox.provider.paymentIntents.retrieve(await intent());
    expect(status).toBe('canceled');
    await expectNoFaults();
  });

  test('is paid where the bank agreed a moment before', async () => {
    const begun = await begin(asking);
    await age(begun.id, 61);
    await Promise.all([agree(begun), runJob('give-up-payments')]).catch(() => {});
    await runJob('give-up-payments');
    await runWork();
    const { state } = await read(begun.buyer, begun.id);
    const { charges, refunds } = await chargedFor(begun.id);
    expect([state, charges - refunds]).toEqual(state === 'PAID' ? ['PAID', 1] : ['FAILED', 0]);
    expect(await stockOf(begun.item)).toBe(state === 'PAID' ? 8 : 10);
    await expectNoFaults();
  });

  test('and is charged after that, sells nothing, and its money goes back, once', async () => {
    const buyer = await openBuyer();
    const { item } = await fill(buyer, selling);
    await sandbox.control('faults', { kind: 'error', times: '60', path: '/v1/payment_intents' });
    const { id } = (await order(buyer)).body.order;
    await sandbox.control('faults', {});
    await age(id, 61);
    await runJob('give-up-payments');
    expect([await stockOf(item), (await read(buyer, id)).state]).toEqual([10, 'FAILED']);
    const [payment] = await scenarios.paymentsOf(buyer);
    const customer = await sandbox.provider.paymentMethods.retrieve(buyer.card);
    // A request that was on its way for longer than an hour.
    await sandbox.provider.paymentIntents.create({
      ...{ amount: 29_945, currency: 'cad', confirm: true, payment_method: buyer.card },
      customer: String(customer.customer),
      metadata: { payment: payment?.id ?? '', kind: 'order' },
    });
    const events = await eventsOf(id);
    await deliver(events);
    await runWork();
    await deliver(events);
    await runWork();
    expect(await chargedFor(id)).toEqual({ charges: 1, refunds: 1 });
    expect([await stockOf(item), (await read(buyer, id)).state]).toEqual([10, 'FAILED']);
    expect(await mailsOf(buyer, 'order-paid')).toEqual([]);
    // The order can still be paid.
    const card = await saveCard(buyer);
    const again = await pay(buyer, orderPath(id, '/payment'), { payment_method: card });
    expect(again.body.order.state).toBe('PAID');
    expect(await chargedFor(id)).toEqual({ charges: 2, refunds: 1 });
    await expectNoFaults();
  });
});

describe('a failed payment is tried again', () => {
  const declined = 'pm_card_chargeCustomerFail';

  test('within 24 hours, and is refused after them', async () => {
    const { buyer, id, item } = await begin(declined);
    const card = await saveCard(buyer);
    await age(id, 24 * 60);
    expect(await read(buyer, id)).toMatchObject({ state: 'FAILED', retryUntil: null });
    const late = await pay(buyer, orderPath(id, '/payment'), { payment_method: card });
    expect(late.status).toBe(409);
    await age(id, -1);
    const again = await pay(buyer, orderPath(id, '/payment'), { payment_method: card });
    expect(again.body.order.state).toBe('PAID');
    expect(await stockOf(item)).toBe(8);
    await expectNoFaults();
  });

  test('not where its pieces were sold meanwhile', async () => {
    const { buyer, id, item, path } = await begin(declined);
    const correction = { variantId: item, kind: 'corrected', change: -9, note: '' };
    await selling.seller.call('POST', `${path}/stock`, correction);
    const card = await saveCard(buyer);
    const again = await pay(buyer, orderPath(id, '/payment'), { payment_method: card });
    expect(again.status).toBe(409);
    expect([await stockOf(item), (await read(buyer, id)).state]).toEqual([1, 'FAILED']);
    expect(await chargedFor(id)).toEqual({ charges: 0, refunds: 0 });
    await expectNoFaults();
  });

  test('not where its product is not sold any more', async () => {
    const { buyer, id, item, path } = await begin(declined);
    await selling.seller.call('POST', `${path}/deactivate`);
    const card = await saveCard(buyer);
    const again = await pay(buyer, orderPath(id, '/payment'), { payment_method: card });
    expect(again).toMatchObject({
      status: 409,
      body: { detail: 'Oak chair is not sold any more.' },
    });
    expect([await stockOf(item), (await read(buyer, id)).state]).toEqual([10, 'FAILED']);
    await expectNoFaults();
  });

  test('not at a price that is another one by now, until that is the price again', async () => {
    const { buyer, id, item } = await begin(declined);
    const [variant] = await database
      .select()
      .from(productVariants)
      .where(eq(productVariants.id, item));
    if (!variant) throw new Error('What was ordered has a variant.');
    await database
      .update(productVariants)
      .set({ price: variant.price + 1 })
      .where(eq(productVariants.id, item));
    const card = await saveCard(buyer);
    const again = () => pay(buyer, orderPath(id, '/payment'), { payment_method: card });
    expect(await again()).toMatchObject({
      status: 409,
      body: { detail: 'Oak chair has another price now. Please cancel and order again.' },
    });
    expect([await stockOf(item), (await read(buyer, id)).state]).toEqual([10, 'FAILED']);
    expect(await chargedFor(id)).toEqual({ charges: 0, refunds: 0 });
    await database
      .update(productVariants)
      .set({ price: variant.price })
      .where(eq(productVariants.id, item));
    expect((await again()).body.order.state).toBe('PAID');
    await expectNoFaults();
  });

  test('not with another person’s card, nor by another person', async () => {
    const { buyer, id } = await begin(declined);
    const other = await openBuyer();
    const again = { payment_method: other.card };
    expect((await pay(buyer, orderPath(id, '/payment'), again)).status).toBe(404);
    expect((await pay(other, orderPath(id, '/payment'), again)).status).toBe(404);
    expect((await read(buyer, id)).state).toBe('FAILED');
    await expectNoFaults();
  });
});

describe('money that goes back at the provider', () => {
  test('in whole makes an order refunded: nothing is sold again, nobody is paid twice', async () => {
    const { buyer, id, item, intent } = await begin();
    await sandbox.provider.refunds.create({ payment_intent: await intent() });
    await deliver(await eventsOf(id));
    await runWork();
    expect(await read(buyer, id)).toMatchObject({
      ...{ state: 'CANCELLED', retryUntil: null },
      payments: [{ state: 'refunded' }],
    });
    // Nobody knows here where its pieces are.
    expect(await stockOf(item)).toBe(8);
    const card = await saveCard(buyer);
    const again = await pay(buyer, orderPath(id, '/payment'), { payment_method: card });
    expect(again.body.order.state).toBe('CANCELLED');
    expect((await buyer.call('DELETE', orderPath(id))).status).toBe(409);
    expect(await chargedFor(id)).toEqual({ charges: 1, refunds: 1 });
    await expectNoFaults();
  });

  test('in part leaves an order paid', async () => {
    const { buyer, id, item, intent } = await begin();
    await sandbox.provider.refunds.create({ payment_intent: await intent(), amount: 500 });
    await deliver(await eventsOf(id));
    await runWork();
    expect([(await read(buyer, id)).state, await stockOf(item)]).toEqual(['PAID', 8]);
    await expectNoFaults();
  });

  test('by a dispute that is lost makes it refunded, once', async () => {
    const { buyer, id, item, intent } = await begin();
    const intentId = await intent();
    await sandbox.control('dispute', { payment_intent: intentId });
    await deliver(await eventsOf(id));
    await runWork();
    expect((await read(buyer, id)).state).toBe('PAID');
    const { data } = await sandbox.provider.disputes.list({ payment_intent: intentId });
    await sandbox.control('close-dispute', { dispute: data[0]?.id ?? '', outcome: 'lost' });
    for (let nth = 0; nth < 3; nth += 1) {
      await deliver(await eventsOf(id));
      await runWork();
      await finishPayment(server.platform, intentId, null);
    }
    expect(await read(buyer, id)).toMatchObject({ payments: [{ state: 'refunded' }] });
    expect(await stockOf(item)).toBe(8);
    expect(await chargedFor(id)).toEqual({ charges: 1, refunds: 0 });
  });
});

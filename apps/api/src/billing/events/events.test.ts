import { eq } from 'drizzle-orm';
import { Stripe } from 'stripe';
import { expect, test } from 'vitest';
import { startBilling } from '../billing.fixture.ts';
import { paymentCustomers, paymentEvents } from '../tables.ts';

const { server, platform, provider, payments, runWork, runJob, openMember, confirmSetup } =
  await startBilling();
const { database } = platform;
const url = '/api/v1/stripe/webhook';

type Signed = Partial<Parameters<typeof Stripe.webhooks.generateTestHeaderString>[0]>;

/** Sends what the provider would, signed as it signs. */
function send(event: object, signed: Signed = {}, payload = JSON.stringify(event)) {
  const signature = Stripe.webhooks.generateTestHeaderString({
    payload,
    secret: payments.webhookSecrets[0] ?? '',
    ...signed,
  });
  const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
  return server.inject({ method: 'POST', url, headers, payload });
}

let made = 0;
function makeEvent(type: string, object: object, facts: object = {}) {
  made += 1;
  const common = { id: `evt_${made}`, object: 'event', type, created: made, livemode: false };
  return { ...common, data: { object }, ...facts };
}

async function stored(id: string) {
  const [row] = await database.select().from(paymentEvents).where(eq(paymentEvents.id, id));
  return row;
}

/** Somebody who has handed a card over, of which nothing has come here yet. */
async function openPayer() {
  const member = await openMember();
  const { intent } = await confirmSetup(member);
  const [row] = await database
    .select()
    .from(paymentCustomers)
    .where(eq(paymentCustomers.userId, member.id));
  const list = async () => (await member.browser.call('GET', '/api/v1/customer/cards')).body;
  return { customer: row?.customerId ?? '', method: String(intent.payment_method), list };
}

test('an event that tells of a card is kept, answered, and acted upon by the queue', async () => {
  const { customer, method, list } = await openPayer();
  const event = makeEvent('payment_method.attached', { id: method, customer });
  expect((await send(event)).status).toBe(204);
  expect(await list()).toEqual([]);
  await runWork();
  expect(await list()).toMatchObject([{ payment_id: method }]);
  expect(await stored(event.id)).toMatchObject({ handledAt: expect.any(Date), objectId: method });
});

test('ten deliveries at once are one event, and later ones count alone', async () => {
  const { customer, method, list } = await openPayer();
  const event = makeEvent('setup_intent.succeeded', { id: 'seti_1', customer });
  const answers = await Promise.all(Array.from({ length: 10 }, () => send(event)));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([204]));
  await runWork();
  expect((await send(event)).status).toBe(204);
  expect(await runWork()).toEqual([]);
  expect(await stored(event.id)).toMatchObject({ deliveries: 11 });
  expect(await list()).toMatchObject([{ payment_id: method }]);
});

test('in whatever order events come, what the provider has now is kept', async () => {
  const { customer, method, list } = await openPayer();
  const attached = makeEvent('payment_method.attached', { id: method, customer });
  const detached = makeEvent(
    'payment_method.detached',
    { id: method, customer: null },
    { data: { object: { id: method, customer: null }, previous_attributes: { customer } } },
  );
  await provider.paymentMethods.detach(method);
  await send(detached);
  await runWork();
  await send(attached);
  await runWork();
  expect(await list()).toEqual([]);
});

test('what the provider renews by itself is shown as it is now', async () => {
  const { customer, method, list } = await openPayer();
  await send(makeEvent('payment_method.attached', { id: method, customer }));
  await runWork();
  await provider.paymentMethods.update(method, { card: { exp_month: 3, exp_year: 2040 } });
  await send(makeEvent('payment_method.automatically_updated', { id: method, customer }));
  await runWork();
  expect(await list()).toMatchObject([{ expiryMonth: 3, expiryYear: 2040 }]);
});

test.each([
  ['of an unknown customer', makeEvent('payment_method.attached', { customer: 'cus_none' })],
  ['of nobody', makeEvent('payment_method.attached', {})],
  ['of an unknown payment', makeEvent('payment_intent.succeeded', { id: 'pi_none' })],
  ['of an unknown charge', makeEvent('charge.refunded', { id: 'ch_none' })],
  ['of an unknown account', makeEvent('account.updated', { id: 'acct_none' })],
  [
    'of an unknown account’s charge',
    makeEvent('charge.refunded', { id: 'ch_1' }, { account: 'a' }),
  ],
  ['of a kind that nobody acts upon', makeEvent('radar.early_fraud_warning.created', { id: 'x' })],
])('an event %s changes nothing', async (_, event) => {
  expect((await send(event)).status).toBe(204);
  await runWork();
  expect(await stored(event.id)).toMatchObject({ handledAt: expect.any(Date) });
});

test.each(['order-1234', '', '7'])(
  'a charge of another system, of its payment “%s”, is done with and kept',
  async (payment) => {
    const intent = await provider.paymentIntents.create({
      amount: 4_200,
      currency: 'cad',
      confirm: true,
      payment_method: 'pm_card_visa',
      allowed_payment_method_types: ['card'],
      metadata: { payment },
    });
    const event = makeEvent('payment_intent.succeeded', { id: intent.id });
    expect((await send(event)).status).toBe(204);
    await runWork();
    expect(await stored(event.id)).toMatchObject({ handledAt: expect.any(Date) });
    const { data } = await provider.refunds.list({ payment_intent: intent.id });
    expect(data).toEqual([]);
  },
);

test.each<[string, Signed]>([
  ['forged', { secret: 'whsec_another' }],
  ['of an hour ago', { timestamp: Math.floor(Date.now() / 1_000) - 3_600 }],
  ['of other words', { payload: '{"id":"evt_other"}' }],
])('a signature that is %s is refused, and nothing is kept', async (_, signed) => {
  const event = makeEvent('payment_method.attached', { customer: 'cus_1' });
  expect(await send(event, signed)).toMatchObject({
    status: 400,
    body: { code: 'invalid-request' },
  });
  expect(await stored(event.id)).toBeUndefined();
});

test.each([
  ['of an endpoint', payments.webhookSecrets[0]],
  ['of an endpoint, as it is exchanged', payments.webhookSecrets[1]],
  ['of the endpoint for connected accounts', payments.connectSecrets[0]],
])('the secret %s is believed', async (_, secret = '') => {
  const event = makeEvent('account.updated', { id: 'acct_none' }, { account: 'acct_none' });
  expect((await send(event, { secret })).status).toBe(204);
  expect(await stored(event.id)).toMatchObject({ accountId: 'acct_none', handledAt: null });
  await runWork();
});

test.each([
  ['a number with NUL in it', { id: 'evt_\0' }],
  ['an account with NUL in it', { account: 'acct_\0' }],
  ['a kind with NUL in it', { type: 'account.\0' }],
  ['a time before all times', { created: -1 }],
  ['a time beyond all dates', { created: 8_640_000_000_001 }],
  ['a time that is no whole second', { created: 1.5 }],
  ['a number that is endless', { id: 'evt_'.repeat(100) }],
  ['no mode', { livemode: undefined }],
])('%s is refused, signed or not, and never a fault of ours', async (_, facts) => {
  const event = makeEvent('payment_method.attached', { customer: 'cus_1' }, facts);
  expect(await send(event)).toMatchObject({ status: 400, body: { code: 'invalid-request' } });
});

test('an object whose number has NUL in it is about nothing', async () => {
  const event = makeEvent('payment_intent.succeeded', { id: 'pi_\0' });
  expect((await send(event)).status).toBe(204);
  await runWork();
  expect(await stored(event.id)).toMatchObject({ objectId: null, handledAt: expect.any(Date) });
});

test('an event of real money is taken, and left alone, where there is none', async () => {
  const event = makeEvent('payment_intent.succeeded', { id: 'pi_1' }, { livemode: true });
  expect((await send(event)).status).toBe(204);
  expect(await stored(event.id)).toBeUndefined();
});

test('what nothing follows from waits in no queue', async () => {
  for (const event of [
    makeEvent('invoice.paid', { id: 'in_1' }),
    makeEvent('toString', { id: 'x' }),
    makeEvent('customer.deleted', { id: 'cus_1' }, { account: 'acct_1' }),
    makeEvent('payout.paid', { id: 'po_1' }, { account: 'acct_1' }),
  ]) {
    expect((await send(event)).status).toBe(204);
    expect(await stored(event.id)).toMatchObject({ handledAt: expect.any(Date) });
  }
  expect(await runWork()).toEqual([]);
});

test('without a signature nothing is believed', async () => {
  const answer = await server.inject({ method: 'POST', url, payload: { id: 'evt_none' } });
  expect(answer.status).toBe(400);
});

test('signed words that are no event are refused', async () => {
  expect((await send({}, {}, 'no JSON')).status).toBe(400);
  expect((await send({}, {}, '{}')).status).toBe(400);
  expect((await send({}, {}, '{"id":"evt_9","type":"x"}')).status).toBe(400);
});

test('a body that no event is as large as is not read', async () => {
  const event = makeEvent('invoice.paid', { id: 'x'.repeat(600_000) });
  expect((await send(event)).status).toBe(413);
});

test('events that were acted upon are forgotten after a quarter of a year', async () => {
  const event = makeEvent('charge.succeeded', { id: 'ch_1' });
  await send(event);
  await runWork();
  await database
    .update(paymentEvents)
    .set({ receivedAt: new Date(Date.now() - 91 * 86_400_000) })
    .where(eq(paymentEvents.id, event.id));
  expect(await runJob('forget-payment-events')).toBe(1);
  expect(await stored(event.id)).toBeUndefined();
});

import { expect, test } from 'vitest';
import { refusal, startSandbox } from '../sandbox.fixture.ts';

const { stripe, connect, port } = await startSandbox();
const shop = 'acct_demoOutfittersAU';
const onShop = { stripeAccount: shop };

async function post(path: string, fields: Record<string, string>) {
  const body = new URLSearchParams(fields);
  return fetch(`http://127.0.0.1:${port}/${path}`, { method: 'POST', redirect: 'manual', body });
}

async function saveCard(name = 'pm_card_visa') {
  const { id: customer } = await stripe.customers.create({});
  const { id: payment_method } = await stripe.paymentMethods.attach(name, { customer });
  return { customer, payment_method };
}

async function cloneCard(name?: string) {
  return stripe.paymentMethods.create(await saveCard(name), onShop);
}

async function pay(payment_method: string, others: object = {}) {
  const request = { amount: 50_00, currency: 'aud', confirm: true, payment_method };
  return stripe.paymentIntents.create({ ...request, ...others }, onShop);
}

/** Types of what happened to an object, as an account's own list of events has it. */
async function eventsOf(id: string, options?: { stripeAccount: string }) {
  const { data } = await stripe.events.list({ limit: 100 }, options);
  return data.flatMap(({ type, account, data: { object } }) =>
    'id' in object && object.id === id ? [{ type, account }] : [],
  );
}

test('a charge is the shop’s, its fee the platform’s', async () => {
  const { id: method } = await cloneCard();
  const fee = { application_fee_amount: 5_00, transfer_group: 'order_1' };
  const paid = await pay(method, { ...fee, expand: ['latest_charge'] });
  expect(paid).toMatchObject({ status: 'succeeded', amount_received: 50_00, ...fee });
  const charge = paid.latest_charge as { id: string; application_fee: string };
  expect(charge).toMatchObject({ application_fee_amount: 5_00, application: 'ca_sandbox' });
  const { data } = await stripe.applicationFees.list({ charge: charge.id });
  expect(data).toMatchObject([{ account: shop, amount: 5_00, currency: 'aud' }]);
  expect(data[0]?.id).toBe(charge.application_fee);
  // Neither side sees what is the other's.
  expect(await refusal(stripe.paymentIntents.retrieve(paid.id))).toMatchObject({ statusCode: 404 });
  expect((await stripe.applicationFees.list({}, onShop)).data).toEqual([]);
  expect(await eventsOf(paid.id)).toEqual([]);
  expect(await eventsOf(paid.id, onShop)).toContainEqual({
    type: 'payment_intent.succeeded',
    account: shop,
  });
  expect(await eventsOf(charge.application_fee)).toEqual([
    { type: 'application_fee.created', account: undefined },
  ]);
});

test('a cloned card is used once, whatever its bank says', async () => {
  const { id: method } = await cloneCard();
  await pay(method);
  expect((await refusal(pay(method))).message).toContain('may not be used again');
  const { id: declined } = await cloneCard('pm_card_chargeCustomerFail');
  expect(await refusal(pay(declined))).toMatchObject({ code: 'card_declined' });
  expect((await refusal(pay(declined))).statusCode).toBe(400);
  const { id: customer } = await stripe.customers.create({}, onShop);
  const attached = stripe.paymentMethods.attach(declined, { customer }, onShop);
  expect((await refusal(attached)).statusCode).toBe(400);
});

test('one that is attached to a customer of the shop is used again', async () => {
  const { id: method } = await cloneCard();
  const { id: customer } = await stripe.customers.create({}, onShop);
  await stripe.paymentMethods.attach(method, { customer }, onShop);
  for (const amount of [1_00, 2_00]) {
    expect((await pay(method, { amount, customer })).status).toBe('succeeded');
  }
});

test('the same key clones once, and charges once', async () => {
  const card = await saveCard();
  const clone = () =>
    stripe.paymentMethods.create(card, { ...onShop, idempotencyKey: `clone ${card.customer}` });
  const [first, second] = [await clone(), await clone()];
  expect(second.id).toBe(first.id);
});

test('a card is cloned for the owner that has it alone', async () => {
  const card = await saveCard();
  const { customer } = await saveCard();
  const others = stripe.paymentMethods.create({ ...card, customer }, onShop);
  expect(await refusal(others)).toMatchObject({ statusCode: 400, param: 'payment_method' });
  const toPlatform = stripe.paymentMethods.create(card);
  expect(await refusal(toPlatform)).toMatchObject({ statusCode: 400 });
  const byPage = connect('pk_test_boardwalk').paymentMethods.create(card, onShop);
  expect(await refusal(byPage)).toMatchObject({ statusCode: 403 });
  const { id } = await cloneCard();
  expect((await refusal(stripe.paymentMethods.retrieve(id))).statusCode).toBe(404);
});

test('the bank sees the holder of a cloned card', async () => {
  const { id: method } = await cloneCard('pm_card_threeDSecure2Required');
  const waiting = await pay(method, { application_fee_amount: 1_00 });
  expect(waiting.status).toBe('requires_action');
  const client_secret = waiting.client_secret ?? '';
  const page = connect('pk_test_boardwalk').paymentIntents;
  const seen = await page.retrieve(waiting.id, { client_secret }, onShop);
  expect(seen.status).toBe('requires_action');
  await post(`three-d-secure/${waiting.id}`, { client_secret, outcome: 'complete' });
  expect(await stripe.paymentIntents.retrieve(waiting.id, {}, onShop)).toMatchObject({
    status: 'succeeded',
    application_fee_amount: 1_00,
  });
});

test('a fee goes back with a refund that says so, in its proportion, and in all', async () => {
  const { id: method } = await cloneCard();
  const { id: payment_intent, latest_charge } = await pay(method, { application_fee_amount: 5_01 });
  const feeLeft = async () => {
    const [fee] = (await stripe.applicationFees.list({ charge: String(latest_charge) })).data;
    return (fee?.amount ?? 0) - (fee?.amount_refunded ?? 0);
  };
  const refund = (others: object) =>
    stripe.refunds.create({ payment_intent, ...others }, { ...onShop });
  await refund({ amount: 10_00 });
  expect(await feeLeft()).toBe(5_01);
  await refund({ amount: 10_00, refund_application_fee: true });
  expect(await feeLeft()).toBe(4_01);
  const { id } = await refund({ refund_application_fee: true });
  expect(await feeLeft()).toBe(0);
  expect(await eventsOf(id, onShop)).toContainEqual({ type: 'refund.created', account: shop });
  expect((await refusal(stripe.refunds.retrieve(id))).statusCode).toBe(404);
});

test('a refund and a dispute of the shop are settled there', async () => {
  const { id: method } = await cloneCard('pm_card_createDispute');
  const { id: payment_intent } = await pay(method);
  const { data } = await stripe.disputes.list({ payment_intent }, onShop);
  expect(data).toMatchObject([{ status: 'needs_response', currency: 'aud' }]);
  expect(await eventsOf(data[0]?.id ?? '', onShop)).toContainEqual({
    type: 'charge.dispute.created',
    account: shop,
  });
  expect((await stripe.disputes.list({ payment_intent })).data).toEqual([]);
  const { id: other } = await pay((await cloneCard()).id);
  const refund = await stripe.refunds.create({ payment_intent: other }, onShop);
  await post('control/refund', { refund: refund.id, status: 'failed', account: shop });
  expect((await stripe.refunds.retrieve(refund.id, {}, onShop)).status).toBe('failed');
});

test('what the provider refuses is refused', async () => {
  const { id: method } = await cloneCard();
  for (const application_fee_amount of [50_01, -1]) {
    const fault = await refusal(pay(method, { application_fee_amount }));
    expect(fault).toMatchObject({ statusCode: 400, param: 'application_fee_amount' });
  }
  const own = { amount: 500, currency: 'cad', application_fee_amount: 100 };
  expect(await refusal(stripe.paymentIntents.create(own))).toMatchObject({
    param: 'application_fee_amount',
  });
  const noFee = await pay(method);
  const feeless = stripe.refunds.create(
    { payment_intent: noFee.id, refund_application_fee: true },
    onShop,
  );
  expect((await refusal(feeless)).statusCode).toBe(400);
  const nobody = { stripeAccount: 'acct_nobody' };
  const missing = stripe.paymentIntents.create({ amount: 500, currency: 'aud' }, nobody);
  expect(await refusal(missing)).toMatchObject({ statusCode: 403, code: 'account_invalid' });
  const fresh = await stripe.accounts.create({ type: 'express', country: 'AU' });
  const early = stripe.paymentIntents.create(
    { amount: 500, currency: 'aud' },
    { stripeAccount: fresh.id },
  );
  expect(await refusal(early)).toMatchObject({ statusCode: 400, code: 'account_invalid' });
});

test('an account that may charge no longer refuses what waits, and refunds still', async () => {
  const paid = await pay((await cloneCard()).id);
  const waiting = await stripe.paymentIntents.create({ amount: 500, currency: 'aud' }, onShop);
  await post('control/account', { account: shop, card_payments: 'inactive' });
  const { id: payment_method } = await cloneCard();
  const confirmed = stripe.paymentIntents.confirm(waiting.id, { payment_method }, onShop);
  expect((await refusal(confirmed)).code).toBe('account_invalid');
  const refund = await stripe.refunds.create({ payment_intent: paid.id }, onShop);
  expect(refund.status).toBe('succeeded');
  expect((await stripe.paymentIntents.cancel(waiting.id, {}, onShop)).status).toBe('canceled');
  await post('control/account', { account: shop, card_payments: 'active' });
});

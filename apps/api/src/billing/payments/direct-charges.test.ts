import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { billingData } from '../billing-data.ts';
import { payments } from '../tables.ts';
import { callOffPayment, cancelPayment } from './cancel-payment.ts';
import { chargeNow } from './charge-payment.ts';
import { onShop, otherShop, shop, startDirectCharges } from './direct-charges.fixture.ts';
import { finishPayment } from './finish-payment.ts';
import { readPlaces } from './payments.fixture.ts';

const direct = await startDirectCharges();
const { database, platform, provider, control, runWork, runJob, answerBank } = direct;
const { openPayer, begin, sellThere, chargedOn, chargeThere, readPayment } = direct;
const impatient = await direct.startImpatient();

const sold = async () => (await readPlaces(database)).sold;
const age = (id: string, ms: number) =>
  database
    .update(payments)
    .set({ createdAt: new Date(Date.now() - ms), askedAt: new Date(Date.now() - ms) })
    .where(eq(payments.id, id));
const paths = '/v1/payment_intents';

test('it is charged on the shop’s account, our fee is ours, and it is given once', async () => {
  const { id, charge, intentId } = await sellThere('paid');
  expect(charge).toMatchObject({ state: 'paid', accountId: shop, declined: null });
  await runWork();
  expect(await readPayment(id)).toMatchObject({ accountId: shop, applicationFee: 1_000 });
  expect(await chargedOn(id)).toEqual({ charges: 1, refunds: 0, fee: 1_000 });
  expect((await sold()).filter((place) => place === 'paid')).toHaveLength(1);
  const intent = await provider.paymentIntents.retrieve(intentId, {}, onShop);
  expect(intent).toMatchObject({ currency: 'aud', customer: null, application_fee_amount: 1_000 });
  await expect(provider.paymentIntents.retrieve(intentId)).rejects.toMatchObject({
    code: 'resource_missing',
  });
});

test('without a fee all of it is the shop’s', async () => {
  const id = await begin(await openPayer(), { place: 'feeless', fee: 0 });
  expect(await chargeNow(platform, id)).toMatchObject({ state: 'paid' });
  expect(await chargedOn(id)).toEqual({ charges: 1, refunds: 0, fee: 0 });
});

test('begun and charged by everybody at once, it is charged once', async () => {
  const payer = await openPayer();
  const ids = await Promise.all(
    Array.from({ length: 5 }, () => begin(payer, { place: 'at once' })),
  );
  const [id = ''] = ids;
  expect(new Set(ids).size).toBe(1);
  await Promise.all([...Array.from({ length: 10 }, () => chargeNow(platform, id)), runWork()]);
  expect(await chargedOn(id)).toEqual({ charges: 1, refunds: 0, fee: 1_000 });
});

test.each(['error', 'silent', 'cut'])(
  'through an %s of the provider, as it copies the card or charges it, it is charged once',
  async (kind) => {
    for (const path of ['/v1/payment_methods', paths]) {
      const id = await begin(await openPayer(), { place: `${kind} ${path}` });
      await control('faults', { kind, times: '4', path });
      await runWork(impatient.platform);
      await control('faults', {});
      await runWork();
      expect(await readPayment(id)).toMatchObject({ state: 'paid' });
      expect(await chargedOn(id)).toEqual({ charges: 1, refunds: 0, fee: 1_000 });
    }
  },
);

test.each([
  ['complete', 'paid', 1],
  ['fail', 'failed', 0],
] as const)(
  'the bank’s question is for the browser, with the account, and ends by %s as %s',
  async (outcome, state, charges) => {
    const { id, charge, intentId } = await sellThere(outcome, 'pm_card_authenticationRequired');
    expect(charge).toMatchObject({ state: 'needs-action', accountId: shop });
    const { clientSecret } = charge;
    expect(await chargeNow(platform, id)).toMatchObject({ clientSecret, accountId: shop });
    await answerBank({ id: intentId, client_secret: clientSecret ?? null }, outcome);
    await finishPayment(platform, intentId, shop);
    expect(await readPayment(id)).toMatchObject({ state });
    expect(await chargedOn(id)).toMatchObject({ charges, refunds: 0 });
  },
);

test('a declined card has its reason, and another may follow', async () => {
  const { id, charge } = await sellThere('declined', 'pm_card_chargeCustomerFail');
  expect(charge).toMatchObject({ state: 'failed', declined: 'declined' });
  const next = await begin(await openPayer(), { place: 'declined' });
  expect(await chargeNow(platform, next)).toMatchObject({ state: 'paid' });
  await runWork();
  expect([(await chargedOn(id)).charges, (await chargedOn(next)).charges]).toEqual([0, 1]);
});

test('what its owner leaves is cancelled there', async () => {
  const { id, intentId } = await sellThere('left', 'pm_card_authenticationRequired');
  await cancelPayment(platform, intentId, shop);
  const intent = await provider.paymentIntents.retrieve(intentId, {}, onShop);
  expect(intent.status).toBe('canceled');
  const second = await sellThere('left alone', 'pm_card_authenticationRequired');
  await age(second.id, 3_700_000);
  await runJob('give-up-payments');
  for (const one of [id, second.id]) {
    expect(await readPayment(one)).toMatchObject({ state: 'failed' });
  }
});

test.each([
  ['error', { charges: 0, refunds: 0, fee: 0 }],
  ['cut', { charges: 1, refunds: 1, fee: 0 }],
])('cancelled before the provider answered (%s), nothing is kept of it', async (kind, left) => {
  const id = await begin(await openPayer(), { place: `called off ${kind}` });
  await control('faults', { kind, times: '3', path: paths });
  await expect(chargeNow(platform, id)).rejects.toMatchObject({ code: 'unavailable' });
  await callOffPayment(platform, id);
  await control('faults', {});
  expect(await readPayment(id)).toMatchObject({ state: 'failed', intentId: null });
  await runWork();
  await age(id, 3_700_000);
  await runJob('give-up-payments');
  await runWork();
  expect(await chargedOn(id)).toEqual(left);
  expect(await sold()).not.toContain(`called off ${kind}`);
});

test('called off while the bank asks unheard, it is cancelled there once that is found', async () => {
  const payer = await openPayer('pm_card_authenticationRequired');
  const id = await begin(payer, { place: 'asked' });
  await control('faults', { kind: 'cut', times: '3', path: paths });
  await expect(chargeNow(platform, id)).rejects.toMatchObject({ code: 'unavailable' });
  await callOffPayment(platform, id);
  await control('faults', {});
  await age(id, 3_700_000);
  await runJob('give-up-payments');
  await runWork();
  const { intentId } = await readPayment(id);
  const intent = await provider.paymentIntents.retrieve(intentId ?? '', {}, onShop);
  expect(intent.status).toBe('canceled');
});

test('charged without an answer, it is found there and given', async () => {
  const id = await begin(await openPayer(), { place: 'unanswered' });
  await control('faults', { kind: 'cut', times: '3', path: paths });
  await expect(chargeNow(platform, id)).rejects.toMatchObject({ code: 'unavailable' });
  await control('faults', {});
  await age(id, 3_700_000);
  await runJob('give-up-payments');
  expect(await readPayment(id)).toMatchObject({ state: 'paid' });
  await runWork();
  expect(await chargedOn(id)).toEqual({ charges: 1, refunds: 0, fee: 1_000 });
});

test('what can’t be given goes back, and our fee with it', async () => {
  const { id, charge } = await sellThere('gone there');
  expect(charge.state).toBe('refunding');
  await control('faults', { kind: 'cut', times: '3', path: '/v1/refunds' });
  await runWork();
  await control('faults', {});
  await runWork();
  expect(await readPayment(id)).toMatchObject({ state: 'refunded' });
  expect(await chargedOn(id)).toEqual({ charges: 1, refunds: 1, fee: 0 });
});

test('a charge of another amount, currency or fee gives nothing, and goes back', async () => {
  for (const facts of [
    { amount: 5_000 },
    { currency: 'cad' },
    { application_fee_amount: 1 },
    { application_fee_amount: undefined },
  ]) {
    const place = JSON.stringify(facts);
    const id = await begin(await openPayer(), { place });
    const { id: intentId } = await chargeThere(id, facts);
    await finishPayment(platform, intentId, shop);
    await runWork();
    expect(await readPayment(id)).toMatchObject({ state: 'refunded', intentId });
    expect(await sold()).not.toContain(place);
  }
});

test('a charge that nobody knows goes back on the account that it is on', async () => {
  const unknown = await chargeThere(randomUUID());
  await finishPayment(platform, unknown.id, shop);
  const { id } = await sellThere('twice');
  const second = await chargeThere(id);
  await finishPayment(platform, second.id, shop);
  const elsewhere = await chargeThere(id, {}, otherShop);
  await finishPayment(platform, elsewhere.id, otherShop);
  const ours = await provider.paymentIntents.create({
    ...{ amount: 9_900, currency: 'aud', confirm: true, payment_method: 'pm_card_visa' },
    metadata: { payment: id },
  });
  await finishPayment(platform, ours.id, null);
  await runWork();
  expect(await readPayment(id)).toMatchObject({ state: 'paid' });
  expect(await sold()).toContain('twice');
  expect(await chargedOn(id)).toEqual({ charges: 2, refunds: 1, fee: 1_000 });
  expect(await chargedOn(id, otherShop)).toEqual({ charges: 1, refunds: 1, fee: 0 });
  for (const [intent, options] of [
    [unknown.id, onShop],
    [ours.id, {}],
  ] as const) {
    const { data } = await provider.refunds.list({ payment_intent: intent }, options);
    expect(data).toHaveLength(1);
  }
});

test('what the account sells by itself is left alone', async () => {
  for (const payment of ['order-1', '']) {
    const { id } = await chargeThere(payment);
    await finishPayment(platform, id, shop);
    await runWork();
    expect((await provider.refunds.list({ payment_intent: id }, onShop)).data).toEqual([]);
  }
});

test('an account that may not charge fails it, for no fault of the card', async () => {
  await control('account', { account: otherShop, card_payments: 'inactive' });
  const id = await begin(await openPayer(), { place: 'inactive', account: otherShop });
  expect(await chargeNow(platform, id)).toMatchObject({ state: 'failed', declined: null });
  await control('account', { account: otherShop, card_payments: 'active' });
  await runWork();
  expect(await chargedOn(id, otherShop)).toEqual({ charges: 0, refunds: 0, fee: 0 });
});

test('an account that takes our access away fails it; what it charged goes back once we have it', async () => {
  const id = await begin(await openPayer(), { place: 'denied', account: otherShop });
  await control('faults', { kind: 'cut', times: '3', path: paths });
  await expect(chargeNow(platform, id)).rejects.toMatchObject({ code: 'unavailable' });
  await control('faults', {});
  const asked = await begin(await openPayer('pm_card_authenticationRequired'), {
    ...{ place: 'denied, asked', account: otherShop },
  });
  await chargeNow(platform, asked);
  const { intentId } = await readPayment(asked);
  await control('access', { account: otherShop, access: 'revoked' });
  await finishPayment(platform, intentId ?? '', otherShop);
  expect(await chargeNow(platform, asked)).toMatchObject({ state: 'needs-action' });
  expect(await chargeNow(platform, id)).toMatchObject({ state: 'failed', declined: null });
  await age(asked, 3_700_000);
  await runJob('give-up-payments');
  expect(await readPayment(asked)).toMatchObject({ state: 'failed' });
  await control('access', { account: otherShop, access: 'granted' });
  const { data } = await provider.paymentIntents.list({}, { stripeAccount: otherShop });
  for (const intent of data) await finishPayment(platform, intent.id, otherShop);
  await runWork();
  expect(await chargedOn(id, otherShop)).toEqual({ charges: 1, refunds: 1, fee: 0 });
  const after = await provider.paymentIntents.retrieve(
    intentId ?? '',
    {},
    { stripeAccount: otherShop },
  );
  expect(after.status).toBe('canceled');
});

test('of a buyer whose account closed before the charge nothing is taken', async () => {
  const payer = await openPayer();
  const id = await begin(payer, { place: 'closed' });
  await database.transaction((transaction) => billingData.erase(transaction, payer.id, new Date()));
  await runWork();
  expect(await readPayment(id)).toMatchObject({ state: 'failed', userId: null });
  expect(await chargedOn(id)).toEqual({ charges: 0, refunds: 0, fee: 0 });
});

test('for another account or fee the same can’t be begun', async () => {
  const payer = await openPayer();
  await begin(payer, { place: 'begun' });
  for (const other of [{ account: otherShop }, { fee: 999 }]) {
    await expect(begin(payer, { place: 'begun', ...other })).rejects.toMatchObject({
      code: 'conflict',
    });
  }
});

test.each([-1, 9_901, 0.5, Number.NaN, Number.POSITIVE_INFINITY])(
  'a fee of %s is never begun',
  async (fee) => {
    const payer = await openPayer();
    await expect(begin(payer, { place: 'fee', fee })).rejects.toThrow(RangeError);
  },
);

test('no payment has a fee without an account, nor one larger than itself', async () => {
  const id = await begin(await openPayer(), { place: 'checked' });
  for (const facts of [
    { applicationFee: 9_901 },
    { applicationFee: -1 },
    { applicationFee: null },
    { accountId: null },
  ]) {
    const change = database.update(payments).set(facts).where(eq(payments.id, id));
    await expect(change).rejects.toMatchObject({ cause: { constraint: 'payments_fee' } });
  }
});

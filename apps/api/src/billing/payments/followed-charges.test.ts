import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { Stripe } from 'stripe';
import { expect, test } from 'vitest';
import { paymentDisputes } from '../disputes/tables.ts';
import { handleEvent } from '../events/handle-event.ts';
import { connectedAccounts, paymentErrands, paymentEvents } from '../tables.ts';
import { chargeNow } from './charge-payment.ts';
import { onShop, otherShop, shop, startDirectCharges } from './direct-charges.fixture.ts';
import { giveBackPayments } from './give-back-payments.ts';
import { readPlaces } from './payments.fixture.ts';

const direct = await startDirectCharges();
const { database, platform, provider, server, control, runWork, runJob, chief, mailsOf } = direct;
const { openPayer, begin, sellThere, chargedOn, chargeThere, chargeUnheard, readPayment } = direct;
const { answerBank, openDifference, repair } = direct;
const { connectSecrets } = direct.payments;
const hourMs = 3_600_000;

const sold = async () => (await readPlaces(database)).sold;

/** Hands the product an event of the shop's, signed as the provider signs those of accounts. */
async function send(type: string, object: object, id = `evt_${randomUUID()}`, account = shop) {
  const payload = JSON.stringify({
    ...{ id, type, account, created: 1, livemode: false },
    data: { object },
  });
  const signature = Stripe.webhooks.generateTestHeaderString({
    payload,
    secret: connectSecrets[0] ?? '',
  });
  const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
  const url = '/api/v1/stripe/webhook';
  expect((await server.inject({ method: 'POST', url, headers, payload })).status).toBe(204);
}

test('an event first, late and ten times finishes it once', async () => {
  const { id, intentId } = await chargeUnheard('event first');
  const event = `evt_${randomUUID()}`;
  await Promise.all(
    Array.from({ length: 10 }, () => send('payment_intent.succeeded', { id: intentId }, event)),
  );
  await runWork();
  expect(await readPayment(id)).toMatchObject({ state: 'paid', intentId });
  expect(await chargeNow(platform, id)).toMatchObject({ state: 'paid', accountId: shop });
  for (const type of ['payment_intent.succeeded', 'payment_intent.payment_failed']) {
    await send(type, { id: intentId });
  }
  await runWork();
  expect(await readPayment(id)).toMatchObject({ state: 'paid' });
  expect((await sold()).filter((place) => place === 'event first')).toHaveLength(1);
  expect(await chargedOn(id)).toEqual({ charges: 1, refunds: 0, fee: 1_000 });
});

test('an event that names another account, or none, follows from nothing', async () => {
  const { id, intentId } = await chargeUnheard('whose');
  const { signal } = new AbortController();
  for (const accountId of [otherShop, 'acct_nobody', null]) {
    const [event] = await database
      .insert(paymentEvents)
      .values({
        ...{ id: `evt_${randomUUID()}`, type: 'payment_intent.succeeded', objectId: intentId },
        ...{ accountId, happenedAt: new Date(), receivedAt: new Date() },
      })
      .returning();
    await handleEvent.run({ ...platform, signal }, { event: event?.number ?? 0 });
    expect(await readPayment(id)).toMatchObject({ state: 'begun', intentId: null });
  }
  await send('payment_intent.succeeded', { id: intentId });
  await runWork();
  expect(await readPayment(id)).toMatchObject({ state: 'paid' });
});

test('what a domain ends goes back there, with our fee', async () => {
  const { id } = await sellThere('ended');
  const subjects = { kind: 'place', subjectIds: ['ended'] };
  const returned = await database.transaction((transaction) =>
    giveBackPayments(transaction, subjects, new Date(Date.now() - hourMs)),
  );
  expect(returned).toEqual([{ amount: 9_900, currency: 'AUD' }]);
  await runJob('enqueue-payment-errands');
  await runWork();
  expect(await readPayment(id)).toMatchObject({ state: 'refunded' });
  expect(await chargedOn(id)).toEqual({ charges: 1, refunds: 1, fee: 0 });
});

test('what the bank has let pass is followed by its event, without the browser', async () => {
  const { id, charge, intentId } = await sellThere('seen', 'pm_card_authenticationRequired');
  const client_secret = charge.clientSecret ?? null;
  await answerBank({ id: intentId, client_secret }, 'complete');
  await send('payment_intent.succeeded', { id: intentId });
  await runWork();
  expect(await readPayment(id)).toMatchObject({ state: 'paid' });
});

test('events of accounts that never came are requested, and acted upon', async () => {
  const seller = await direct.openMember();
  await database.insert(connectedAccounts).values({
    ...{ userId: seller.id, accountId: shop, country: 'AU', currency: 'AUD' },
    createdAt: new Date(),
  });
  const { id, intentId } = await sellThere('refunded there');
  await provider.refunds.create({ payment_intent: intentId }, onShop);
  expect(await runJob('catch-up-payment-events')).toBeGreaterThan(0);
  await runWork();
  expect(await readPayment(id)).toMatchObject({ state: 'refunded' });
  expect(await sold()).not.toContain('refunded there');
  // Our fee stays until somebody gives it back there.
  expect(await chargedOn(id)).toEqual({ charges: 1, refunds: 1, fee: 1_000 });
  expect(await runJob('catch-up-payment-events')).toBe(0);
});

test.each(['charge.refunded', 'refund.updated'])('%s of the shop takes back', async (type) => {
  const { id, intentId } = await sellThere(type);
  const refund = await provider.refunds.create({ payment_intent: intentId }, onShop);
  const object = type === 'charge.refunded' ? String(refund.charge) : refund.id;
  await send(type, { id: object });
  await runWork();
  expect(await readPayment(id)).toMatchObject({ state: 'refunded', refundId: refund.id });
});

test('a refund there that fails late is told, and given back once more by a press', async () => {
  const { id, intentId } = await sellThere('gone late');
  await runWork();
  const [first] = (await provider.refunds.list({ payment_intent: intentId }, onShop)).data;
  expect(await readPayment(id)).toMatchObject({ state: 'refunded', refundId: first?.id });
  await control('refund', { refund: first?.id ?? '', status: 'failed', account: shop });
  await send('refund.failed', { id: first?.id });
  await runWork();
  expect(await readPayment(id)).toMatchObject({ state: 'refunding' });
  expect(await openDifference(intentId)).toMatchObject({ kind: 'refund-failed', accountId: shop });
  const { body } = await chief.call('GET', '/api/v1/administration/stripe/differences');
  expect(body.items.length).toBeGreaterThan(0);
  expect(await repair(intentId)).toBe(200);
  await runWork();
  expect(await readPayment(id)).toMatchObject({ state: 'refunded' });
  expect((await mailsOf('refund-failed')).some(({ text }) => text.includes(intentId))).toBe(true);
});

test('what is to go back waits while an account hides it, and then goes back', async () => {
  const seller = await direct.openMember();
  const [row] = await database
    .insert(connectedAccounts)
    .values({
      ...{ userId: seller.id, accountId: otherShop, country: 'CA', currency: 'CAD' },
      createdAt: new Date(),
    })
    .returning();
  const id = await begin(await openPayer(), { place: 'gone hidden', account: otherShop });
  await chargeNow(platform, id);
  await control('access', { account: otherShop, access: 'revoked' });
  expect(await runWork()).toContain('send-payment-errand');
  expect(await readPayment(id)).toMatchObject({ state: 'refunding' });
  const setLost = (lostAt: Date | null) =>
    database
      .update(connectedAccounts)
      .set({ lostAt })
      .where(eq(connectedAccounts.id, row?.id ?? ''));
  await database.update(paymentErrands).set({ createdAt: new Date(0) });
  await setLost(new Date());
  expect(await runJob('enqueue-payment-errands')).toBe(0);
  await control('access', { account: otherShop, access: 'granted' });
  await setLost(null);
  expect(await runJob('enqueue-payment-errands')).toBe(1);
  await runWork();
  expect(await readPayment(id)).toMatchObject({ state: 'refunded' });
  expect(await chargedOn(id, otherShop)).toEqual({ charges: 1, refunds: 1, fee: 0 });
});

test('a dispute there ends what was paid for as it is lost, told once each', async () => {
  const { id, intentId } = await sellThere('disputed');
  await control('dispute', { payment_intent: intentId, account: shop });
  const [dispute] = (await provider.disputes.list({ payment_intent: intentId }, onShop)).data;
  const disputeId = dispute?.id ?? '';
  for (let nth = 0; nth < 3; nth += 1) await send('charge.dispute.created', { id: disputeId });
  await runWork();
  expect(await readPayment(id)).toMatchObject({ state: 'paid' });
  await control('close-dispute', { dispute: disputeId, outcome: 'lost', account: shop });
  for (let nth = 0; nth < 3; nth += 1) await send('charge.dispute.closed', { id: disputeId });
  await runWork();
  expect(await readPayment(id)).toMatchObject({ state: 'charged-back' });
  expect(await sold()).not.toContain('disputed');
  const [kept] = await database
    .select()
    .from(paymentDisputes)
    .where(eq(paymentDisputes.id, disputeId));
  expect(kept).toMatchObject({ paymentId: id, status: 'lost', currency: 'AUD' });
  const mails = await mailsOf('payment-disputed');
  expect(mails.filter(({ text }) => text.includes(disputeId))).toHaveLength(2);
});

test('what is to go back while it is disputed there goes back once that is won', async () => {
  const { id, intentId } = await sellThere('gone disputed');
  await control('dispute', { payment_intent: intentId, account: shop });
  await runWork();
  expect(await readPayment(id)).toMatchObject({ state: 'refunding' });
  const [dispute] = (await provider.disputes.list({ payment_intent: intentId }, onShop)).data;
  const disputeId = dispute?.id ?? '';
  await control('close-dispute', { dispute: disputeId, outcome: 'won', account: shop });
  await send('charge.dispute.closed', { id: disputeId });
  await runWork();
  expect(await readPayment(id)).toMatchObject({ state: 'refunded' });
  expect(await chargedOn(id)).toEqual({ charges: 1, refunds: 1, fee: 0 });
});

test('a dispute about what the account sells by itself is none of ours', async () => {
  const { id } = await chargeThere('order-1');
  await control('dispute', { payment_intent: id, account: shop });
  const [dispute] = (await provider.disputes.list({ payment_intent: id }, onShop)).data;
  await send('charge.dispute.created', { id: dispute?.id });
  await runWork();
  const kept = await database
    .select()
    .from(paymentDisputes)
    .where(eq(paymentDisputes.id, dispute?.id ?? ''));
  expect(kept).toEqual([]);
});

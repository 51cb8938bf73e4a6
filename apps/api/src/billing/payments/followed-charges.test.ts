import { randomUUID } from 'node:crypto';
import { and, eq, isNull } from 'drizzle-orm';
import { Stripe } from 'stripe';
import { expect, test } from 'vitest';
import { paymentDisputes } from '../disputes/tables.ts';
import { handleEvent } from '../events/handle-event.ts';
import { connectedAccounts, paymentDifferences, paymentEvents } from '../tables.ts';
import { chargeNow } from './charge-payment.ts';
import { onShop, otherShop, shop, startDirectCharges } from './direct-charges.fixture.ts';
import { giveBackPayments } from './give-back-payments.ts';
import { readPlaces } from './payments.fixture.ts';

const direct = await startDirectCharges();
const { database, platform, provider, server, control, runWork, runJob, chief, mailsOf } = direct;
const { openPayer, begin, sellThere, chargedOn, chargeThere, readPayment, answerBank } = direct;
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

/** Begins a payment that was charged there without an answer; answers its charge. */
async function chargeUnheard(place: string) {
  const id = await begin(await openPayer(), { place });
  await control('faults', { kind: 'cut', times: '3', path: '/v1/payment_intents' });
  await expect(chargeNow(platform, id)).rejects.toMatchObject({ code: 'unavailable' });
  await control('faults', {});
  const { data } = await provider.paymentIntents.list({ limit: 1 }, onShop);
  expect(data[0]?.metadata.payment).toBe(id);
  return { id, intentId: data[0]?.id ?? '' };
}

async function openDifference(providerId: string) {
  const [found] = await database
    .select()
    .from(paymentDifferences)
    .where(and(eq(paymentDifferences.providerId, providerId), isNull(paymentDifferences.endedAt)));
  return found;
}

/** Compares an hour later, when nothing is under way any more. */
async function compare() {
  await server.inject({
    method: 'POST',
    url: '/dev/clock',
    headers: { 'content-type': 'application/json' },
    payload: JSON.stringify({ aheadMs: hourMs }),
  });
  // The server follows at intervals.
  await expect.poll(() => platform.clock.now().getTime() - Date.now()).toBeGreaterThan(hourMs / 2);
  return runJob('compare-payments');
}

const repair = async (providerId: string) => {
  const found = await openDifference(providerId);
  const path = `/api/v1/administration/stripe/difference/${found?.id}/repair`;
  return (await chief.call('POST', path)).status;
};

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

test('the comparison finds on accounts what nobody heard of, and a press mends it', async () => {
  const open = await chargeUnheard('compared open');
  const twice = await sellThere('compared twice');
  const second = await chargeThere(twice.id);
  const unknown = await chargeThere(randomUUID());
  const gone = await sellThere('compared gone');
  await provider.refunds.create({ payment_intent: gone.intentId }, onShop);
  const right = await sellThere('compared right');
  await compare();
  const kinds = await Promise.all(
    [open.intentId, second.id, unknown.id, gone.intentId, right.intentId].map(openDifference),
  );
  expect(kinds.map((one) => [one?.kind, one?.accountId])).toEqual([
    ['charge-unknown', shop],
    ['charged-twice', shop],
    ['charge-unknown', shop],
    ['charge-missing', shop],
    [undefined, undefined],
  ]);
  for (const intent of [open.intentId, second.id, unknown.id, gone.intentId]) {
    expect(await repair(intent)).toBe(200);
  }
  await runWork();
  expect(await readPayment(open.id)).toMatchObject({ state: 'paid' });
  expect(await chargedOn(twice.id)).toEqual({ charges: 2, refunds: 1, fee: 1_000 });
  const back = await provider.refunds.list({ payment_intent: unknown.id }, onShop);
  expect(back.data).toHaveLength(1);
  expect(await readPayment(gone.id)).toMatchObject({ state: 'refunded' });
  await compare();
  for (const { intentId } of [open, twice, gone, right]) {
    expect(await openDifference(intentId)).toBeUndefined();
  }
});

test('of an account that shows us nothing no payment is called missing, nor taken back', async () => {
  const id = await begin(await openPayer(), { place: 'hidden', account: otherShop });
  await chargeNow(platform, id);
  const intentId = (await readPayment(id)).intentId ?? '';
  await provider.refunds.create({ payment_intent: intentId }, { stripeAccount: otherShop });
  await compare();
  expect(await openDifference(intentId)).toMatchObject({ kind: 'charge-missing' });
  await control('access', { account: otherShop, access: 'revoked' });
  expect(await repair(intentId)).toBe(409);
  expect(await readPayment(id)).toMatchObject({ state: 'paid' });
  await database.delete(paymentDifferences).where(eq(paymentDifferences.providerId, intentId));
  await compare();
  expect(await openDifference(intentId)).toBeUndefined();
  await control('access', { account: otherShop, access: 'granted' });
  await compare();
  expect(await openDifference(intentId)).toMatchObject({ kind: 'charge-missing' });
});

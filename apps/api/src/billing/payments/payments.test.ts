import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { startBilling } from '../billing.fixture.ts';
import { billingData } from '../billing-data.ts';
import { payments as paymentRows } from '../tables.ts';
import { beginPayment } from './begin-payment.ts';
import { chargeNow } from './charge-payment.ts';
import { finishPayment } from './finish-payment.ts';
import { makePlaces, placesDomain, readPlaces } from './payments.fixture.ts';

const billing = await startBilling(placesDomain);
const { provider, platform, control, answerBank, runWork, runJob, openMember, saveCard } = billing;
const { database } = platform;
await makePlaces(database);
const impatient = await billing.startImpatient();

type Member = Awaited<ReturnType<typeof openMember>>;

async function openPayer(method?: string) {
  const member = await openMember();
  return { member, card: await saveCard(member, method) };
}

interface Wish {
  readonly place: string;
  readonly amount?: number;
  readonly currency?: 'CAD' | 'AUD';
}

function begin({ member, card }: { member: Member; card: string }, wish: Wish): Promise<string> {
  const { place, amount = 9_900, currency = 'CAD' } = wish;
  return database.transaction((transaction) =>
    beginPayment(transaction, platform, {
      userId: member.id,
      kind: 'place',
      subjectId: place,
      amount: { amount, currency },
      paymentMethodId: card,
    }),
  );
}

async function row(id: string) {
  const [found] = await database.select().from(paymentRows).where(eq(paymentRows.id, id));
  if (!found) throw new Error('There is no such payment.');
  return found;
}

/** What the provider has charged for a payment, and what of it went back. */
async function charged(id: string) {
  const intents = await provider.paymentIntents.list({ limit: 100 }).autoPagingToArray({
    limit: 1_000,
  });
  const own = intents.filter(({ metadata }) => metadata.payment === id);
  const paid = own.filter(({ status }) => status === 'succeeded');
  const refunds = await Promise.all(
    paid.map(({ id: intent }) => provider.refunds.list({ payment_intent: intent })),
  );
  return { charges: paid.length, refunds: refunds.flatMap(({ data }) => data).length };
}

test('what is paid is given, and the queue finds nothing left to do', async () => {
  const payer = await openPayer();
  const id = await begin(payer, { place: 'a1' });
  expect(await chargeNow(platform, id)).toMatchObject({ state: 'paid' });
  await runWork();
  expect(await row(id)).toMatchObject({ state: 'paid', settledAt: expect.any(Date) });
  expect((await readPlaces(database)).sold).toContain('a1');
  expect(await charged(id)).toEqual({ charges: 1, refunds: 0 });
});

test('what nobody waits for is charged by the queue', async () => {
  const id = await begin(await openPayer(), { place: 'a2' });
  await runWork();
  expect(await row(id)).toMatchObject({ state: 'paid' });
});

test('begun by everybody at once, it is charged once', async () => {
  const payer = await openPayer();
  const ids = await Promise.all(Array.from({ length: 10 }, () => begin(payer, { place: 'a3' })));
  expect(new Set(ids).size).toBe(1);
  const [id = ''] = ids;
  await Promise.all([...Array.from({ length: 10 }, () => chargeNow(platform, id)), runWork()]);
  expect(await charged(id)).toEqual({ charges: 1, refunds: 0 });
  expect((await readPlaces(database)).sold.filter((place) => place === 'a3')).toHaveLength(1);
});

test('browser and event, early, late and twice, finish one payment once', async () => {
  const id = await begin(await openPayer(), { place: 'a4' });
  await chargeNow(platform, id);
  const { intentId } = await row(id);
  await Promise.all(
    Array.from({ length: 10 }, () => finishPayment(platform, intentId ?? '', null)),
  );
  expect(await row(id)).toMatchObject({ state: 'paid' });
  expect(await charged(id)).toEqual({ charges: 1, refunds: 0 });
});

test('an event may come before the answer that was cut off', async () => {
  const id = await begin(await openPayer(), { place: 'a5' });
  await control('faults', { kind: 'cut', times: '3', path: '/v1/payment_intents' });
  await expect(chargeNow(platform, id)).rejects.toMatchObject({ code: 'unavailable' });
  await control('faults', {});
  expect(await row(id)).toMatchObject({ state: 'begun', intentId: null });
  const { data } = await provider.paymentIntents.list({ limit: 1 });
  await finishPayment(platform, data[0]?.id ?? '', null);
  expect(await row(id)).toMatchObject({ state: 'paid' });
  await runWork();
  expect(await charged(id)).toEqual({ charges: 1, refunds: 0 });
});

test.each(['error', 'silent', 'cut'])(
  'through an %s of the provider it is charged once',
  async (kind) => {
    const id = await begin(await openPayer(), { place: `fault-${kind}` });
    await control('faults', { kind, times: '4', path: '/v1/payment_intents' });
    await runWork(impatient.platform);
    await control('faults', {});
    await runWork();
    expect(await row(id)).toMatchObject({ state: 'paid' });
    expect(await charged(id)).toEqual({ charges: 1, refunds: 0 });
  },
);

test('a declined card has its reason, and another may follow', async () => {
  const { member, card } = await openPayer('pm_card_chargeCustomerFail');
  const id = await begin({ member, card }, { place: 'b1' });
  const charge = await chargeNow(platform, id);
  expect(charge).toMatchObject({ state: 'failed', declined: 'declined' });
  expect(await row(id)).toMatchObject({ decline: 'declined' });
  expect((await readPlaces(database)).released).toContain('b1');
  const other = await saveCard(member, 'pm_card_mastercard');
  const next = await begin({ member, card: other }, { place: 'b1' });
  expect(await chargeNow(platform, next)).toMatchObject({ state: 'paid' });
  await runWork();
  expect([await charged(id), await charged(next)]).toEqual([
    { charges: 0, refunds: 0 },
    { charges: 1, refunds: 0 },
  ]);
});

test.each([
  ['complete', 'paid', 1],
  ['fail', 'failed', 0],
] as const)(
  'the bank’s question is for the browser, and ends by %s as %s',
  async (outcome, state, charges) => {
    const id = await begin(await openPayer('pm_card_authenticationRequired'), { place: outcome });
    const { clientSecret } = await chargeNow(platform, id);
    expect(await row(id)).toMatchObject({ state: 'needs-action' });
    // On a repeated call, as by a page that was left, it has the same question.
    expect(await chargeNow(platform, id)).toMatchObject({ clientSecret });
    const { intentId } = await row(id);
    await answerBank({ id: intentId ?? '', client_secret: clientSecret ?? null }, outcome);
    await finishPayment(platform, intentId ?? '', null);
    const decline = state === 'failed' ? 'authentication-failed' : null;
    expect(await row(id)).toMatchObject({ state, decline });
    expect(await charged(id)).toEqual({ charges, refunds: 0 });
  },
);

test('a payment that its owner has left is cancelled after an hour, and its place is free', async () => {
  const id = await begin(await openPayer('pm_card_authenticationRequired'), { place: 'left' });
  await chargeNow(platform, id);
  expect(await runJob('give-up-payments')).toBe(0);
  await database
    .update(paymentRows)
    .set({ createdAt: new Date(Date.now() - 3_700_000) })
    .where(eq(paymentRows.id, id));
  await runJob('give-up-payments');
  expect(await row(id)).toMatchObject({ state: 'failed' });
  expect((await readPlaces(database)).released).toContain('left');
});

test('what can’t be given any more is paid back, once', async () => {
  const id = await begin(await openPayer(), { place: 'gone-1' });
  expect(await chargeNow(platform, id)).toMatchObject({ state: 'refunding' });
  await control('faults', { kind: 'cut', times: '3', path: '/v1/refunds' });
  await runWork();
  await control('faults', {});
  await runWork();
  expect(await row(id)).toMatchObject({
    state: 'refunded',
    refundId: expect.stringMatching(/^re_/),
  });
  expect(await charged(id)).toEqual({ charges: 1, refunds: 1 });
});

test('a second charge of another source for one payment goes back', async () => {
  const payer = await openPayer();
  const id = await begin(payer, { place: 'c1' });
  await chargeNow(platform, id);
  const { customer } = await provider.paymentMethods.retrieve(payer.card);
  const second = await provider.paymentIntents.create({
    amount: 9_900,
    currency: 'cad',
    customer: String(customer),
    payment_method: payer.card,
    confirm: true,
    metadata: { payment: id, kind: 'place' },
  });
  await finishPayment(platform, second.id, null);
  await runWork();
  expect(await row(id)).toMatchObject({ state: 'paid' });
  expect(await charged(id)).toEqual({ charges: 2, refunds: 1 });
});

test.each([
  ['amount', { amount: 100, currency: 'cad' }],
  ['currency', { amount: 9_900, currency: 'aud' }],
])('a charge of another %s gives nothing, and goes back', async (what, money) => {
  const payer = await openPayer();
  const id = await begin(payer, { place: `other-${what}` });
  const { customer } = await provider.paymentMethods.retrieve(payer.card);
  const intent = await provider.paymentIntents.create({
    ...money,
    customer: String(customer),
    payment_method: payer.card,
    confirm: true,
    metadata: { payment: id, kind: 'place' },
  });
  await finishPayment(platform, intent.id, null);
  await runWork();
  expect(await row(id)).toMatchObject({ state: 'refunded' });
  expect((await readPlaces(database)).sold).not.toContain(`other-${what}`);
});

test('what the provider’s own page pays back is taken back here', async () => {
  const id = await begin(await openPayer(), { place: 'd1' });
  await chargeNow(platform, id);
  const { intentId } = await row(id);
  await provider.refunds.create({ payment_intent: intentId ?? '' });
  await finishPayment(platform, intentId ?? '', null);
  expect(await row(id)).toMatchObject({ state: 'refunded' });
  expect((await readPlaces(database)).sold).not.toContain('d1');
});

test('nobody pays with another’s card', async () => {
  const { card } = await openPayer();
  const { member } = await openPayer();
  await expect(begin({ member, card }, { place: 'e1' })).rejects.toMatchObject({
    code: 'not-found',
  });
});

test('what another buys already, or for another price, can’t be begun', async () => {
  const payer = await openPayer();
  await begin(payer, { place: 'f1' });
  const other = await openPayer();
  const conflict = { code: 'conflict' };
  await expect(begin(other, { place: 'f1' })).rejects.toMatchObject(conflict);
  await expect(begin(payer, { place: 'f1', amount: 10_000 })).rejects.toMatchObject(conflict);
});

test.each([0, -1, 0.5, 49, 1e15, Number.NaN])(
  'an amount of %s is never charged',
  async (amount) => {
    const payer = await openPayer();
    await expect(begin(payer, { place: 'g1', amount })).rejects.toThrow(RangeError);
  },
);

test('of an account that closed before the charge nothing is taken', async () => {
  const payer = await openPayer();
  const id = await begin(payer, { place: 'h1' });
  await database.transaction((transaction) =>
    billingData.erase(transaction, payer.member.id, new Date()),
  );
  await runWork();
  expect(await row(id)).toMatchObject({ state: 'failed', userId: null });
});

test('what was not charged for a day is given up, as the provider would not know it again', async () => {
  const id = await begin(await openPayer(), { place: 'i1' });
  await database
    .update(paymentRows)
    .set({ createdAt: new Date(Date.now() - 21 * 3_600_000) })
    .where(eq(paymentRows.id, id));
  await runWork();
  expect(await row(id)).toMatchObject({ state: 'failed' });
  expect(await charged(id)).toEqual({ charges: 0, refunds: 0 });
});

import type { AuditEvent } from '@boardwalk/sdk-core/access/audit-events';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { accessDomain } from '../../access/routes.ts';
import { auditEntries } from '../../access/tables.ts';
import { openBrowser, storeSession, storeUser } from '../../account/account.fixture.ts';
import { startBilling } from '../billing.fixture.ts';
import { makePlaces, placesDomain, readPlaces } from '../payments/payments.fixture.ts';
import { paymentCustomers, paymentDifferences, payments } from '../tables.ts';

const { server, platform, provider, control, runWork, runJob, openMember, saveCard } =
  await startBilling(accessDomain, placesDomain);
const { database } = platform;
await makePlaces(database);

const { id: chiefId } = await storeUser(database, { groups: ['administrators'] });
const chief = openBrowser(server);
chief.take(await storeSession(database, chiefId));

const hourMs = 3_600_000;

/** A payment of which nothing has come here since it began. */
async function begin(subjectId: string, state: 'begun' | 'paid' = 'begun') {
  const member = await openMember();
  const paymentMethodId = await saveCard(member);
  const [customer] = await database
    .select()
    .from(paymentCustomers)
    .where(eq(paymentCustomers.userId, member.id));
  const [payment] = await database
    .insert(payments)
    .values({
      userId: member.id,
      kind: 'place',
      subjectId,
      amount: 500,
      currency: 'CAD',
      state,
      paymentMethodId,
      intentId: state === 'paid' ? `pi_of_${subjectId}` : null,
      createdAt: new Date(),
    })
    .returning();
  if (!payment) throw new Error('No payment was kept.');
  const charge = () =>
    provider.paymentIntents.create({
      amount: 500,
      currency: 'cad',
      customer: String(customer?.customerId),
      payment_method: paymentMethodId,
      off_session: true,
      confirm: true,
      metadata: { payment: payment.id },
    });
  return { ...payment, charge };
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

async function findOpen(providerId: string) {
  const [found] = await database
    .select()
    .from(paymentDifferences)
    .where(and(eq(paymentDifferences.providerId, providerId), isNull(paymentDifferences.endedAt)));
  return found;
}

const repair = (id: string | undefined) =>
  chief.call('POST', `/api/v1/administration/stripe/difference/${id}/repair`);
const stateOf = async (id: string) =>
  (await database.select().from(payments).where(eq(payments.id, id)))[0]?.state;

test('what is charged there and open here is finished by a repair', async () => {
  const payment = await begin('place 1');
  const { id: intentId } = await payment.charge();
  await compare();
  const found = await findOpen(intentId);
  expect(found).toMatchObject({ kind: 'charge-unknown', ownId: payment.id });
  await control('faults', { kind: 'error', times: '3', path: '/v1/payment_intents' });
  expect((await repair(found?.id)).status).toBe(503);
  await control('faults', {});
  expect(await stateOf(payment.id)).toBe('begun');
  expect(await findOpen(intentId)).toEqual(found);
  const answers = await Promise.all([repair(found?.id), repair(found?.id)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(await stateOf(payment.id)).toBe('paid');
  expect((await readPlaces(database)).sold).toContain('place 1');
  await compare();
  expect(await findOpen(intentId)).toBeUndefined();
});

test('what is charged twice is given back once', async () => {
  const payment = await begin('place 2', 'paid');
  const first = await payment.charge();
  const ofPayment = eq(payments.id, payment.id);
  await database.update(payments).set({ intentId: first.id }).where(ofPayment);
  const second = await payment.charge();
  await compare();
  expect(await findOpen(first.id)).toBeUndefined();
  const found = await findOpen(second.id);
  expect(found).toMatchObject({ kind: 'charged-twice', ownId: payment.id });
  expect((await repair(found?.id)).status).toBe(200);
  await runWork();
  const charged = await Promise.all(
    [first, second].map(({ id }) =>
      provider.paymentIntents.retrieve(id, { expand: ['latest_charge'] }),
    ),
  );
  expect(charged).toMatchObject([
    { latest_charge: { refunded: false } },
    { latest_charge: { refunded: true } },
  ]);
  expect(await stateOf(payment.id)).toBe('paid');
  await compare();
  expect(await findOpen(second.id)).toBeUndefined();
});

test('a charge for something that nobody knows here is given back', async () => {
  const payment = await begin('place 3');
  const { id: intentId } = await payment.charge();
  await database.delete(payments).where(eq(payments.id, payment.id));
  await compare();
  const found = await findOpen(intentId);
  expect(found).toMatchObject({ kind: 'charge-unknown' });
  expect((await repair(found?.id)).status).toBe(200);
  await runWork();
  const charged = await provider.paymentIntents.retrieve(intentId, { expand: ['latest_charge'] });
  expect(charged).toMatchObject({ latest_charge: { refunded: true } });
});

const settle = (id: string | undefined) =>
  chief.call('POST', `/api/v1/administration/stripe/difference/${id}/settle`);
const entriesOf = (event: AuditEvent) =>
  database.select().from(auditEntries).where(eq(auditEntries.event, event));
const sell = (id: string, place: string) =>
  database.execute(sql`insert into sold_places values (${id}, ${place})`);
const isHeld = async (intentId: string) => {
  const { latest_charge: charge } = await provider.paymentIntents.retrieve(intentId, {
    expand: ['latest_charge'],
  });
  return typeof charge === 'object' && charge !== null && !charge.refunded;
};

test('what was given for a payment that the provider never took is taken back', async () => {
  const payment = await begin('place 4', 'paid');
  await sell(payment.id, 'place 4');
  const intent = await provider.paymentIntents.create({ amount: 500, currency: 'cad' });
  const ofPayment = eq(payments.id, payment.id);
  await database.update(payments).set({ intentId: intent.id }).where(ofPayment);
  await compare();
  const found = await findOpen(intent.id);
  expect(found).toMatchObject({ kind: 'charge-missing', ownId: payment.id });
  const answers = await Promise.all([repair(found?.id), repair(found?.id)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(await stateOf(payment.id)).toBe('failed');
  expect(await readPlaces(database)).toMatchObject({
    sold: expect.not.arrayContaining(['place 4']),
    released: expect.arrayContaining(['place 4']),
  });
  const entries = await entriesOf('payment-difference-repaired');
  expect(entries).toContainEqual(
    expect.objectContaining({
      actorId: chiefId,
      at: expect.any(Date),
      detail: { kind: 'charge-missing', providerId: intent.id, ownId: payment.id },
    }),
  );
  await compare();
  expect(await findOpen(intent.id)).toBeUndefined();
});

test('what was charged after all is taken back from nobody', async () => {
  const payment = await begin('place 5', 'paid');
  await sell(payment.id, 'place 5');
  const intent = await provider.paymentIntents.create({
    amount: 500,
    currency: 'cad',
    payment_method: 'pm_card_visa',
    metadata: { payment: payment.id },
  });
  const ofPayment = eq(payments.id, payment.id);
  await database.update(payments).set({ intentId: intent.id }).where(ofPayment);
  await compare();
  const found = await findOpen(intent.id);
  expect(found).toMatchObject({ kind: 'charge-missing' });
  await provider.paymentIntents.confirm(intent.id);
  expect((await repair(found?.id)).status).toBe(409);
  expect(await stateOf(payment.id)).toBe('paid');
  expect((await readPlaces(database)).sold).toContain('place 5');
  expect(await findOpen(intent.id)).toEqual(found);
  await compare();
  expect(await findOpen(intent.id)).toBeUndefined();
});

test('a charge of another amount is given back, with what was given for it', async () => {
  const payment = await begin('place 6', 'paid');
  await sell(payment.id, 'place 6');
  const { id: intentId } = await payment.charge();
  const ofPayment = eq(payments.id, payment.id);
  await database.update(payments).set({ intentId, amount: 700 }).where(ofPayment);
  await compare();
  const found = await findOpen(intentId);
  expect(found).toMatchObject({ kind: 'amount-differs', ownId: payment.id });
  expect((await repair(found?.id)).status).toBe(200);
  expect(await stateOf(payment.id)).toBe('refunding');
  // Queued, but not sent yet: it is no difference again.
  await compare();
  expect(await findOpen(intentId)).toBeUndefined();
  await runWork();
  expect(await isHeld(intentId)).toBe(false);
  expect(await stateOf(payment.id)).toBe('refunded');
  expect((await readPlaces(database)).sold).not.toContain('place 6');
});

test('money that is held though it was given back by our books is given back once more', async () => {
  const payment = await begin('place 7');
  const { id: intentId } = await payment.charge();
  const ofPayment = eq(payments.id, payment.id);
  await database.update(payments).set({ intentId, state: 'refunded' }).where(ofPayment);
  await compare();
  const found = await findOpen(intentId);
  expect(found).toMatchObject({ kind: 'charge-unknown', ownId: payment.id });
  expect((await repair(found?.id)).status).toBe(200);
  await runWork();
  expect(await isHeld(intentId)).toBe(false);
  expect(await stateOf(payment.id)).toBe('refunded');
  await compare();
  expect(await findOpen(intentId)).toBeUndefined();
});

test('what was settled by hand is never found anew, and the trail tells who and when', async () => {
  const payment = await begin('place 8');
  const { id: intentId } = await payment.charge();
  const ofPayment = eq(payments.id, payment.id);
  await database.update(payments).set({ intentId, state: 'refunded' }).where(ofPayment);
  await compare();
  const found = await findOpen(intentId);
  const answers = await Promise.all([settle(found?.id), settle(found?.id)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(await entriesOf('payment-difference-settled')).toMatchObject([
    {
      actorId: chiefId,
      at: expect.any(Date),
      detail: { kind: 'charge-unknown', providerId: intentId, ownId: payment.id },
    },
  ]);
  await compare();
  expect(await findOpen(intentId)).toBeUndefined();
  expect((await repair(found?.id)).status).toBe(409);
  expect(await isHeld(intentId)).toBe(true);
});

test('more payments than a page holds are compared', async () => {
  const { userId, paymentMethodId, charge } = await begin('place 9');
  const count = 120;
  const createdAt = new Date();
  const common = { userId, kind: 'place', amount: 500, currency: 'CAD' as const, createdAt };
  const rows = await database
    .insert(payments)
    .values(
      Array.from({ length: count }, (_, index) => ({
        ...common,
        subjectId: `many ${index}`,
        state: 'paid' as const,
        paymentMethodId,
        intentId: `pi_none${index}`,
      })),
    )
    .returning({ intentId: payments.intentId });
  for (let made = 0; made < count; made += 10) {
    await Promise.all(Array.from({ length: 10 }, () => charge()));
  }
  await compare();
  const { kind, endedAt } = paymentDifferences;
  const missing = await database
    .select({ intentId: paymentDifferences.providerId })
    .from(paymentDifferences)
    .where(and(eq(kind, 'charge-missing'), isNull(endedAt)));
  expect(missing).toEqual(expect.arrayContaining(rows));
  expect(missing).toHaveLength(count);
});

import { and, eq, isNull } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { storeSession } from '../../access/access.fixture.ts';
import { accessDomain } from '../../access/routes.ts';
import { openBrowser, storeUser } from '../../account/account.fixture.ts';
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
  await new Promise((resolve) => setTimeout(resolve, 1_100));
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
  expect(await findOpen(intentId)).toBeDefined();
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

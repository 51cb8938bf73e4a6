import { and, eq, inArray, isNull } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { accessDomain } from '../../access/routes.ts';
import { auditEntries } from '../../access/tables.ts';
import { openBrowser, storeSession, storeUser } from '../../account/account.fixture.ts';
import { startBilling } from '../billing.fixture.ts';
import { billingData } from '../billing-data.ts';
import { paymentCustomers, paymentDifferences, savedCards } from '../tables.ts';

const { server, platform, provider, control, runWork, runJob, openMember, saveCard } =
  await startBilling(accessDomain);
const { database } = platform;
const url = '/api/v1/administration/stripe';

async function openChief() {
  const { id } = await storeUser(database, { groups: ['administrators'] });
  const browser = openBrowser(server);
  browser.take(await storeSession(database, id));
  return browser;
}
const chief = await openChief();

const findOpen = (providerId: string) =>
  database
    .select()
    .from(paymentDifferences)
    .where(and(eq(paymentDifferences.providerId, providerId), isNull(paymentDifferences.endedAt)));

async function openPayer() {
  const member = await openMember();
  const card = await saveCard(member);
  const ofMember = eq(paymentCustomers.userId, member.id);
  const [row] = await database.select().from(paymentCustomers).where(ofMember);
  return { ...member, card, ofMember, customer: row?.customerId ?? '' };
}

test('cards that are gone there differ once, and are synced by a repair', async () => {
  const { customer, card, id } = await openPayer();
  await provider.paymentMethods.detach(card);
  await runJob('compare-payments');
  await runJob('compare-payments');
  const found = await findOpen(customer);
  expect(found).toMatchObject([{ kind: 'cards-differ', ownId: String(id) }]);
  const repair = `${url}/difference/${found[0]?.id}/repair`;
  const answers = await Promise.all([chief.call('POST', repair), chief.call('POST', repair)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(await database.select().from(savedCards).where(eq(savedCards.userId, id))).toEqual([]);
  const entries = await database
    .select()
    .from(auditEntries)
    .where(eq(auditEntries.event, 'payment-difference-repaired'));
  expect(entries).toMatchObject([{ detail: { kind: 'cards-differ', providerId: customer } }]);
});

test('what differs no more comes to an end by itself', async () => {
  const { customer, card, id } = await openPayer();
  const [saved] = await database.select().from(savedCards).where(eq(savedCards.paymentId, card));
  if (!saved) throw new Error('No card was saved.');
  const { number: _, ...row } = saved;
  await provider.paymentMethods.detach(card);
  await runJob('compare-payments');
  const [difference] = await findOpen(customer);
  await database.delete(savedCards).where(eq(savedCards.userId, row.userId));
  await runJob('compare-payments');
  expect(await findOpen(customer)).toEqual([]);
  const { body } = await chief.call('GET', `${url}/differences?size=100`);
  expect(body.items).toContainEqual(
    expect.objectContaining({ id: difference?.id, ended: 'gone', ownId: String(id) }),
  );
});

test('a customer who is deleted there is forgotten, and made anew with the next card', async () => {
  const payer = await openPayer();
  await provider.customers.del(payer.customer);
  await runJob('compare-payments');
  const [found] = await findOpen(payer.customer);
  expect(found).toMatchObject({ kind: 'customer-gone' });
  expect((await chief.call('POST', `${url}/difference/${found?.id}/repair`)).status).toBe(200);
  const [row] = await database.select().from(paymentCustomers).where(payer.ofMember);
  expect(row?.customerId).toBeNull();
  await saveCard(payer);
  const [anew] = await database.select().from(paymentCustomers).where(payer.ofMember);
  expect(anew?.customerId).not.toBe(payer.customer);
  await runJob('compare-payments');
  expect(await findOpen(payer.customer)).toEqual([]);
});

test('a customer whom nobody here knows is deleted there, and one of others is left alone', async () => {
  const lost = await provider.customers.create({ metadata: { key: crypto.randomUUID() } });
  const foreign = await provider.customers.create({});
  await runJob('compare-payments');
  expect(await findOpen(foreign.id)).toEqual([]);
  const [found] = await findOpen(lost.id);
  expect(found).toMatchObject({ kind: 'customer-unknown', ownId: null });
  expect((await chief.call('POST', `${url}/difference/${found?.id}/repair`)).status).toBe(200);
  // Queued, but not sent yet: it is no difference again.
  await runJob('compare-payments');
  expect(await findOpen(lost.id)).toEqual([]);
  await runWork();
  expect(await provider.customers.retrieve(lost.id)).toMatchObject({ deleted: true });
});

test('a comparison that the provider breaks off ends nothing', async () => {
  const { customer, card } = await openPayer();
  await provider.paymentMethods.detach(card);
  await runJob('compare-payments');
  await control('faults', { kind: 'error', times: '3', path: '/v1/customers' });
  await expect(runJob('compare-payments')).rejects.toThrow();
  await control('faults', {});
  expect(await findOpen(customer)).toHaveLength(1);
});

test('more customers than a page holds are compared, each with its own', async () => {
  const count = 120;
  const made = await Promise.all(
    Array.from({ length: count }, async () => {
      const { id } = await storeUser(database, {});
      return { userId: id, customerId: `cus_gone${id}`, createdAt: new Date(0) };
    }),
  );
  await database.insert(paymentCustomers).values(made);
  const there = new Set<string>();
  while (there.size < count) {
    const some = Array.from({ length: 10 }, () =>
      provider.customers.create({ metadata: { key: crypto.randomUUID() } }),
    );
    for (const { id } of await Promise.all(some)) there.add(id);
  }
  await runJob('compare-payments');
  await runJob('compare-payments');
  const { kind, endedAt } = paymentDifferences;
  const findAll = (one: 'customer-gone' | 'customer-unknown') =>
    database
      .select()
      .from(paymentDifferences)
      .where(and(eq(kind, one), isNull(endedAt)));
  const gone = await findAll('customer-gone');
  expect(gone.map((row) => [row.providerId, row.ownId]).sort()).toEqual(
    made.map(({ customerId, userId }) => [customerId, String(userId)]).sort(),
  );
  const unknown = await findAll('customer-unknown');
  expect(new Set(unknown.map((row) => row.providerId))).toEqual(there);
  expect(unknown).toHaveLength(count);
  await database.delete(paymentCustomers).where(
    inArray(
      paymentCustomers.userId,
      made.map(({ userId }) => userId),
    ),
  );
  await runJob('compare-payments');
  expect(await findAll('customer-gone')).toEqual([]);
});

test('what is no matter of money is not settled by hand', async () => {
  const { customer, card } = await openPayer();
  await provider.paymentMethods.detach(card);
  await runJob('compare-payments');
  const [found] = await findOpen(customer);
  expect((await chief.call('POST', `${url}/difference/${found?.id}/settle`)).status).toBe(409);
  expect(await findOpen(customer)).toHaveLength(1);
});

test('what was found of somebody goes with their account', async () => {
  const { id, card, customer } = await openPayer();
  await provider.paymentMethods.detach(card);
  await runJob('compare-payments');
  expect(await findOpen(customer)).toHaveLength(1);
  await database.transaction((transaction) => billingData.erase(transaction, id, new Date()));
  expect(await findOpen(customer)).toEqual([]);
});

test('nobody else sees or repairs any', async () => {
  const [visitor, member] = [openBrowser(server), (await openMember()).browser];
  for (const [browser, status] of [
    [visitor, 401],
    [member, 403],
  ] as const) {
    expect((await browser.call('GET', `${url}/differences`)).status).toBe(status);
    for (const deed of ['repair', 'settle']) {
      const refused = `${url}/difference/${crypto.randomUUID()}/${deed}`;
      expect((await browser.call('POST', refused)).status).toBe(status);
    }
  }
  for (const deed of ['repair', 'settle']) {
    expect((await chief.call('POST', `${url}/difference/x/${deed}`)).status).toBe(400);
    const none = `${url}/difference/${crypto.randomUUID()}/${deed}`;
    expect((await chief.call('POST', none)).status).toBe(404);
  }
});

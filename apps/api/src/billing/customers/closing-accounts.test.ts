import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { countWaiting, password } from '../../account/account.fixture.ts';
import { sessions, users } from '../../account/tables.ts';
import { startBilling } from '../billing.fixture.ts';
import { billingData } from '../billing-data.ts';
import { compareCustomers } from '../differences/compare-customers.ts';
import { paymentCustomers, savedCards } from '../tables.ts';
import { customerOf } from './customer-of.ts';

const billing = await startBilling();
const { provider, platform, control, whileHeld, runWork, runJob, openMember } = billing;
const { database } = platform;
type Member = Awaited<ReturnType<typeof openMember>>;

const begin = ({ browser }: Member) => browser.call('POST', '/api/v1/customer/setup');

async function rowOf({ id }: Member) {
  const ofUser = eq(paymentCustomers.userId, id);
  const [row] = await database.select().from(paymentCustomers).where(ofUser);
  return row;
}

/** Closes an account as its owner does; what this domain leaves to others is not done. */
async function close({ id }: Member): Promise<void> {
  await database.transaction(async (transaction) => {
    const ofUser = eq(users.id, id);
    await transaction.select({ id: users.id }).from(users).where(ofUser).for('update');
    await billingData.erase(transaction, id, new Date(0));
    await transaction.update(users).set({ state: 'deleted', username: null }).where(ofUser);
  });
}

/** The customers of that key whom the provider has. */
async function findThere(key: string | undefined) {
  const { data } = await provider.customers.list({ limit: 100 });
  return data.filter(({ metadata }) => metadata.key === key);
}

async function findUnknown(): Promise<unknown[]> {
  const found = [];
  for await (const page of compareCustomers(database, provider, new Date())) found.push(...page);
  return found;
}

async function tellProvider(): Promise<void> {
  await runJob('enqueue-payment-errands');
  await runWork();
}

test('a customer whose making was cut off goes with the account', async () => {
  const member = await openMember();
  await control('faults', { kind: 'cut', times: '3', path: '/v1/customers' });
  expect((await begin(member)).status).toBe(503);
  await control('faults', {});
  const row = await rowOf(member);
  expect(row).toMatchObject({ customerId: null });
  expect(await findThere(row?.key)).toHaveLength(1);
  await close(member);
  // They are to go: nobody need press for it.
  expect(await findUnknown()).toEqual([]);
  await tellProvider();
  expect(await findThere(row?.key)).toEqual([]);
});

test('an account that closes while its first card is begun leaves no customer, and gives no secret', async () => {
  const member = await openMember();
  const { begun, row } = await whileHeld(async () => {
    const begun = begin(member);
    await expect.poll(() => rowOf(member)).toBeDefined();
    const row = await rowOf(member);
    await close(member);
    return { begun, row };
  });
  expect(await begun).toMatchObject({ status: 503, body: { code: 'unavailable' } });
  expect(await findThere(row?.key)).toHaveLength(1);
  await tellProvider();
  expect(await findThere(row?.key)).toEqual([]);
  expect(await rowOf(member)).toBeUndefined();
});

test('an account that is closed is made no customer of', async () => {
  const member = await openMember();
  await close(member);
  await expect(customerOf(platform, member.id)).rejects.toMatchObject({ code: 'unauthorized' });
  expect(await rowOf(member)).toBeUndefined();
});

test('an account closes also where its cards are kept at the same moment', async () => {
  const member = await openMember();
  await customerOf(platform, member.id);
  const ofUser = eq(paymentCustomers.userId, member.id);
  const closed = await database.transaction(async (keeping) => {
    // PostgreSQL ends the one that looks for a deadlock first, which is never this one.
    await keeping.execute(sql`set local deadlock_timeout = '10min'`);
    await keeping.update(paymentCustomers).set({ revision: 7 }).where(ofUser);
    const { closing, inserting } = await database.transaction(async (gate) => {
      await gate.select().from(sessions).where(eq(sessions.userId, member.id)).for('update');
      const closing = member.browser.call('POST', '/api/v1/user/delete', { password });
      // It holds the account and waits for its session, and then for the customer.
      await expect.poll(() => countWaiting(database)).toBe(1);
      const inserting = keeping
        .insert(savedCards)
        .values({
          paymentId: 'pm_meanwhile',
          userId: member.id,
          brand: 'visa',
          last4: '4242',
          createdAt: new Date(),
        })
        .execute();
      // This one waits for the account.
      await expect.poll(() => countWaiting(database)).toBe(2);
      return { closing, inserting };
    });
    await inserting;
    return { closing };
  });
  expect(await closed.closing).toMatchObject({ status: 200 });
  expect(await rowOf(member)).toBeUndefined();
  expect(await database.$count(savedCards, eq(savedCards.userId, member.id))).toBe(0);
});

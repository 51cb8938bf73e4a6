import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { startBilling } from '../billing.fixture.ts';
import { connectedAccounts, paymentEvents } from '../tables.ts';

const { database, provider, control, runWork, runJob, openMember } = await start();

async function start() {
  const billing = await startBilling();
  return { ...billing, database: billing.platform.database };
}

async function openSeller() {
  const member = await openMember();
  const body = { country: 'CA', language: 'en' };
  const { status } = await member.browser.call('POST', '/api/v1/stripe/oauth/accounts', body);
  expect(status).toBe(200);
  const [row] = await database
    .select()
    .from(connectedAccounts)
    .where(eq(connectedAccounts.userId, member.id));
  return { id: member.id, accountId: row?.accountId ?? '' };
}

async function read(userId: number) {
  const [row] = await database
    .select()
    .from(connectedAccounts)
    .where(eq(connectedAccounts.userId, userId));
  return row;
}

test('events of connected accounts that never came are asked for, and acted upon', async () => {
  const { id, accountId } = await openSeller();
  const before = await read(id);
  await provider.accounts.update(accountId, { email: 'shop@example.test' });
  expect(await runJob('catch-up-payment-events')).toBeGreaterThan(0);
  const events = await database
    .select()
    .from(paymentEvents)
    .where(eq(paymentEvents.accountId, accountId));
  expect(events.length).toBeGreaterThan(0);
  expect(events.every(({ type }) => type === 'account.updated')).toBe(true);
  await runWork();
  expect((await read(id))?.readAt?.getTime()).toBeGreaterThan(before?.readAt?.getTime() ?? 0);
  expect(await runJob('catch-up-payment-events')).toBe(0);
});

test('what an account sells is asked for by nobody', async () => {
  const { accountId } = await openSeller();
  await provider.customers.create({ name: 'Theirs' }, { stripeAccount: accountId });
  await runJob('catch-up-payment-events');
  const events = await database
    .select({ type: paymentEvents.type })
    .from(paymentEvents)
    .where(eq(paymentEvents.accountId, accountId));
  expect(new Set(events.map(({ type }) => type))).toEqual(new Set(['account.updated']));
});

test('an account that has taken our access away is lost, though no event said so', async () => {
  const { id, accountId } = await openSeller();
  await control('access', { account: accountId, access: 'revoked' });
  expect(await runJob('catch-up-payment-events')).toBe(1);
  expect(await read(id)).toMatchObject({ payoutsEnabled: false, lostAt: expect.any(Date) });
  expect(await runJob('catch-up-payment-events')).toBe(0);
});

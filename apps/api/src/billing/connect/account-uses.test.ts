import { eq } from 'drizzle-orm';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { requirePayments } from '../../platform/payments/provider.ts';
import { connectedAccounts } from '../tables.ts';
import { startSelling } from './account-uses.fixture.ts';
import type { ChangedAccount } from './account-uses.ts';
import { refreshAccount } from './refresh-account.ts';
import { sendAccountEvent } from './send-account-event.fixture.ts';
import { findLockedAccount } from './store-reading.ts';

const changes: ChangedAccount[] = [];
let failures = 0;
const selling = await startSelling({
  accountChanged: async (_, account) => {
    if (failures > 0) {
      failures -= 1;
      throw new Error('The shop is locked.');
    }
    changes.push(account);
  },
  mayAdministrate: async () => false,
});
const { server, platform, provider, payments, control, runWork, openSeller } = selling;
const { database } = platform;

beforeEach(() => {
  changes.length = 0;
  failures = 0;
});

const send = (account: string, type: string, id?: string) =>
  sendAccountEvent(server, payments, { account, type, ...(id && { id }) });

async function openPaidSeller() {
  const seller = await openSeller();
  await seller.refresh();
  changes.length = 0;
  return seller;
}

test('that an account may be paid is reported once, with whose it is', async () => {
  const seller = await openSeller();
  await seller.refresh();
  await seller.refresh();
  expect(changes).toEqual([
    {
      accountId: seller.accountId,
      userId: seller.userId,
      country: 'CA',
      currency: 'CAD',
      before: { chargesEnabled: false, payoutsEnabled: false, isLost: false },
      after: { chargesEnabled: true, payoutsEnabled: true, isLost: false },
    },
  ]);
});

test('payouts are taken and given back, each by an event', async () => {
  const seller = await openPaidSeller();
  await seller.change({ payouts: 'off', due: 'individual.verification.document' });
  await send(seller.accountId, 'account.updated');
  await runWork();
  expect(await seller.read()).toMatchObject({ payoutsEnabled: false, required: ['documents'] });
  await seller.change({ payouts: 'on' });
  await send(seller.accountId, 'account.updated');
  await runWork();
  expect(changes.map(({ before, after }) => [before.payoutsEnabled, after.payoutsEnabled])).toEqual(
    [
      [true, false],
      [false, true],
    ],
  );
});

test('an event of a capability reads the account that it is of', async () => {
  const seller = await openPaidSeller();
  await seller.change({ card_payments: 'inactive' });
  await send(seller.accountId, 'capability.updated');
  await runWork();
  expect(changes).toMatchObject([{ after: { chargesEnabled: false, payoutsEnabled: true } }]);
  expect(await seller.read()).toMatchObject({ chargesEnabled: false });
});

test('events that come twice, late and in disorder report what changed, once', async () => {
  const seller = await openPaidSeller();
  await seller.change({ payouts: 'off' });
  await seller.change({ payouts: 'on' });
  await seller.change({ payouts: 'off' });
  const ids: string[] = [];
  for (const type of ['account.updated', 'capability.updated', 'account.updated']) {
    ids.push(await send(seller.accountId, type));
  }
  for (const id of ids.reverse()) await send(seller.accountId, 'account.updated', id);
  await runWork();
  await send(seller.accountId, 'account.updated');
  await runWork();
  expect(changes).toMatchObject([{ after: { payoutsEnabled: false } }]);
});

test('what changes nothing that the account may do is reported to nobody', async () => {
  const seller = await openPaidSeller();
  await provider.accounts.update(seller.accountId, { email: 'new@example.test' });
  await seller.change({ transfers: 'pending', due: 'business_profile.url' });
  await send(seller.accountId, 'account.updated');
  await runWork();
  expect(await seller.read()).toMatchObject({ required: ['business'] });
  expect(changes).toEqual([]);
});

test('an account to which we have lost our access is lost once, and found again', async () => {
  const seller = await openPaidSeller();
  await control('access', { account: seller.accountId, access: 'revoked' });
  const id = await send(seller.accountId, 'account.application.deauthorized');
  await send(seller.accountId, 'account.application.deauthorized', id);
  await runWork();
  // An event of before comes last.
  await send(seller.accountId, 'account.updated');
  await runWork();
  expect(changes).toMatchObject([
    {
      before: { isLost: false, payoutsEnabled: true },
      after: { isLost: true, chargesEnabled: false, payoutsEnabled: false },
    },
  ]);
  expect(await seller.read()).toBeUndefined();
  await control('access', { account: seller.accountId, access: 'granted' });
  await send(seller.accountId, 'account.application.authorized');
  await runWork();
  // The event that reports the loss comes again, late.
  await send(seller.accountId, 'account.application.deauthorized');
  await runWork();
  expect(changes).toHaveLength(2);
  expect(await seller.read()).toMatchObject({ payoutsEnabled: true });
});

test('an account that the provider has no longer is lost, and reported as lost once', async () => {
  const seller = await openPaidSeller();
  await provider.accounts.del(seller.accountId);
  await send(seller.accountId, 'account.application.deauthorized');
  await send(seller.accountId, 'account.updated');
  await runWork();
  expect(changes).toMatchObject([
    {
      before: { isLost: false, payoutsEnabled: true },
      after: { isLost: true, chargesEnabled: false, payoutsEnabled: false },
    },
  ]);
});

test('a reading that comes late is made again, and what is now is reported', async () => {
  const seller = await openPaidSeller();
  let release = () => {};
  const isReleased = new Promise<void>((resolve) => {
    release = resolve;
  });
  let readings = 0;
  const { accounts } = requirePayments(platform).provider;
  const retrieve = accounts.retrieve.bind(accounts);
  // Of its calls, those that name an account.
  vi.spyOn(accounts, 'retrieve').mockImplementation(async (id) => {
    const account = await retrieve(String(id));
    readings += 1;
    if (readings === 1) await isReleased;
    return account;
  });
  onTestFinished(() => void vi.restoreAllMocks());
  const reading = refreshAccount(platform, seller.accountId);
  await expect.poll(() => readings).toBe(1);
  await seller.change({ payouts: 'off' });
  await refreshAccount(platform, seller.accountId);
  release();
  await reading;
  // The one that was overtaken, the one in between, and the first again.
  expect(readings).toBe(3);
  expect(await seller.read()).toMatchObject({ payoutsEnabled: false });
  expect(changes).toHaveLength(1);
});

test('a clock that was set back hides no change', async () => {
  const seller = await openPaidSeller();
  await seller.change({ payouts: 'off' });
  await refreshAccount(
    { ...platform, clock: { ...platform.clock, now: () => new Date(0) } },
    seller.accountId,
  );
  expect(await seller.read()).toMatchObject({ payoutsEnabled: false });
});

test('ten readings at once report a change once', async () => {
  const seller = await openPaidSeller();
  await seller.change({ payouts: 'off' });
  await Promise.all(Array.from({ length: 10 }, () => refreshAccount(platform, seller.accountId)));
  expect(changes).toHaveLength(1);
});

test('where a domain fails, nothing is stored, and the next try reports it', async () => {
  const seller = await openPaidSeller();
  await seller.change({ payouts: 'off' });
  failures = 1;
  const before = await seller.read();
  await expect(refreshAccount(platform, seller.accountId)).rejects.toThrow('locked');
  expect(await seller.read()).toEqual(before);
  await send(seller.accountId, 'account.updated');
  await runWork();
  expect(await seller.read()).toMatchObject({ payoutsEnabled: false });
  expect(changes).toHaveLength(1);
});

test('while something is made to depend on an account, no reading changes it', async () => {
  const seller = await openPaidSeller();
  await seller.change({ payouts: 'off' });
  let isStored = false;
  const reading = await database.transaction(async (transaction) => {
    const found = await findLockedAccount(transaction, seller.userId);
    expect(found).toMatchObject({ accountId: seller.accountId, payoutsEnabled: true });
    const refreshed = refreshAccount(platform, seller.accountId).then(() => {
      isStored = true;
    });
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(isStored).toBe(false);
    return { refreshed };
  });
  await reading.refreshed;
  expect(changes).toHaveLength(1);
  await provider.accounts.del(seller.accountId);
  await refreshAccount(platform, seller.accountId);
  expect(await findLockedAccount(database, seller.userId)).toBeUndefined();
  expect(
    await database.$count(connectedAccounts, eq(connectedAccounts.userId, seller.userId)),
  ).toBe(1);
});

import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { mailsTo } from '../../account/mail/mail.fixture.ts';
import { refreshAccount } from '../../billing/connect/refresh-account.ts';
import { connectedAccounts } from '../../billing/tables.ts';
import { mails } from '../../platform/tables.ts';
import { writeShop } from '../shop-bodies.fixture.ts';
import { shopPath } from '../shops.fixture.ts';
import { shops } from '../tables.ts';
import { startPaidSellers } from './paid-sellers.fixture.ts';

const { platform, database, provider, control, signInSeller, createShop, createProduct, openShop } =
  await startPaidSellers();

type Seller = Awaited<ReturnType<typeof signInSeller>>;
let rosa: Seller;
let shop: string;

beforeAll(async () => {
  rosa = await signInSeller();
  shop = await openShop(rosa);
});

beforeEach(async () => {
  await control('account', { account: rosa.accountId, payouts: 'on' });
  await refreshAccount(platform, rosa.accountId);
  await database.delete(mails);
});

const stateOf = async (id = shop) => (await rosa.call('GET', shopPath(id, '/settings'))).body;
const withdraw = () => control('account', { account: rosa.accountId, payouts: 'off' });
const templates = async () => (await mailsTo(database, rosa.email)).map(({ template }) => template);

test('a shop whose account loses payouts is away, its owner reads why, and it comes back', async () => {
  await withdraw();
  await refreshAccount(platform, rosa.accountId);
  await refreshAccount(platform, rosa.accountId);
  expect(await stateOf()).toMatchObject({
    state: 'away',
    away: { cause: 'account' },
    checklist: [{ step: 'account', isDone: false }, {}, {}, {}, {}],
  });
  expect(await templates()).toEqual(['shop-payouts-withdrawn']);
  await control('account', { account: rosa.accountId, payouts: 'on' });
  await refreshAccount(platform, rosa.accountId);
  expect(await stateOf()).toMatchObject({ state: 'open', away: null });
  expect((await templates()).sort()).toEqual(['shop-payouts-returned', 'shop-payouts-withdrawn']);
});

test('readings at once change it once', async () => {
  await withdraw();
  await Promise.all(Array.from({ length: 8 }, () => refreshAccount(platform, rosa.accountId)));
  expect(await templates()).toEqual(['shop-payouts-withdrawn']);
});

test('a draft stays a draft, and is not opened', async () => {
  const ready = { pickup: { instructions: 'Ring.', hours: null }, returns: 'None.' };
  const draft = await createShop(rosa, ready);
  await createProduct(rosa, draft);
  await withdraw();
  await refreshAccount(platform, rosa.accountId);
  expect((await stateOf(draft)).state).toBe('draft');
  const opened = { shop: writeShop(ready), state: 'open' };
  expect((await rosa.call('PUT', shopPath(draft), opened)).status).toBe(409);
});

test('no shop opens while its account loses payouts', async () => {
  const ready = { pickup: { instructions: 'Ring.', hours: null }, returns: 'None.' };
  for (let round = 0; round < 5; round += 1) {
    await control('account', { account: rosa.accountId, payouts: 'on' });
    await refreshAccount(platform, rosa.accountId);
    const draft = await createShop(rosa, ready);
    await createProduct(rosa, draft);
    await withdraw();
    const opened = { shop: writeShop(ready), state: 'open' };
    const [answer] = await Promise.all([
      rosa.call('PUT', shopPath(draft), opened),
      refreshAccount(platform, rosa.accountId),
    ]);
    const { state } = await stateOf(draft);
    expect([answer.status, state]).toEqual(answer.status === 200 ? [200, 'away'] : [409, 'draft']);
  }
});

test('an account that is linked again while it is read is waited for', async () => {
  for (let round = 0; round < 5; round += 1) {
    await control('account', { account: rosa.accountId, payouts: round % 2 === 0 ? 'off' : 'on' });
    const body = { account_id: rosa.accountId };
    const [linked] = await Promise.all([
      rosa.call('POST', shopPath(shop, '/manage/payment/stripe'), body),
      refreshAccount(platform, rosa.accountId),
    ]);
    expect(linked.status).toBe(200);
    expect((await stateOf()).state).toBe(round % 2 === 0 ? 'away' : 'open');
  }
});

test('an account that is gone at the provider sends the shop away', async () => {
  const ana = await signInSeller();
  const id = await openShop(ana);
  await provider.accounts.del(ana.accountId);
  await refreshAccount(platform, ana.accountId);
  const [row] = await database.select().from(shops).where(eq(shops.id, id));
  expect(row?.unpayableSince).not.toBeNull();
  const [account] = await database
    .select()
    .from(connectedAccounts)
    .where(eq(connectedAccounts.userId, ana.id));
  expect(account?.lostAt).not.toBeNull();
  expect((await mailsTo(database, ana.email)).map(({ template }) => template)).toEqual([
    'shop-account-lost',
  ]);
});

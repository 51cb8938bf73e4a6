import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { auditEntries } from '../../access/tables.ts';
import { countWaiting } from '../../account/account.fixture.ts';
import { mailsTo } from '../../account/mail/mail.fixture.ts';
import { connectedAccounts } from '../../billing/tables.ts';
import { liveEvents } from '../../platform/tables.ts';
import { writeShop } from '../shop-bodies.fixture.ts';
import { shopPath, startShops, storeAccount } from '../shops.fixture.ts';
import { shops } from '../tables.ts';
import { notifyAccountChange } from './notify-account-change.ts';

const { server, database, signIn, signInSeller, createShop, createProduct, openShop, delegate } =
  await startShops();
const ready = writeShop({
  pickup: { instructions: 'Ring.', hours: null },
  returns: 'Thirty days.',
});
const { platform } = server;

const link = (who: Awaited<ReturnType<typeof signIn>>, shop: string, account: string) =>
  who.call('POST', shopPath(shop, '/manage/payment/stripe'), { account_id: account });

async function changeAccount(
  accountId: string,
  set: Partial<typeof connectedAccounts.$inferInsert>,
): Promise<void> {
  await database
    .update(connectedAccounts)
    .set(set)
    .where(eq(connectedAccounts.accountId, accountId));
}

const notify = (accountId: string) =>
  database.transaction((transaction) => notifyAccountChange(transaction, platform, accountId));

async function stateOf(id: string) {
  const { body } = await (await signIn()).call('GET', shopPath(id));
  return body.state;
}

test('an owner links the account of their own, and it is written down', async () => {
  const rosa = await signInSeller();
  const id = await createShop(rosa);
  await database.update(shops).set({ accountId: null }).where(eq(shops.id, id));
  const linked = await link(rosa, id, rosa.accountId);
  expect(linked.body).toMatchObject({
    account: { id: rosa.accountId, country: 'CA', payoutsEnabled: true },
    version: 2,
  });
  const [entry] = await database
    .select()
    .from(auditEntries)
    .where(eq(auditEntries.subjectId, rosa.id));
  expect(entry).toMatchObject({ event: 'shop-account-linked', detail: { shop: id } });
});

test('another’s account is not there, and nobody else links one', async () => {
  const [rosa, eve] = [await signInSeller(), await signInSeller()];
  const ana = await signInSeller();
  const id = await createShop(rosa);
  await delegate(ana.id, id, 'administration');
  for (const account of [eve.accountId, 'acct_nobodys']) {
    expect((await link(rosa, id, account)).status).toBe(404);
  }
  const delegates = await link(ana, id, ana.accountId);
  expect([delegates.status, delegates.body.detail]).toEqual([
    409,
    expect.stringContaining('owner'),
  ]);
  expect((await link(eve, id, eve.accountId)).status).toBe(404);
  expect((await rosa.call('POST', shopPath(id, '/manage/payment/paypal'), {})).status).toBe(404);
  const [row] = await database.select().from(shops).where(eq(shops.id, id));
  expect(row?.accountId).toBe(rosa.accountId);
});

test('an account in another country is not that of this shop', async () => {
  const rosa = await signInSeller();
  const id = await createShop(rosa);
  await database.delete(connectedAccounts).where(eq(connectedAccounts.userId, rosa.id));
  const australian = await storeAccount(database, rosa.id, { country: 'AU' });
  expect((await link(rosa, id, australian)).status).toBe(409);
});

test('while payouts are withdrawn open shops are away, and come back by themselves', async () => {
  const rosa = await signInSeller();
  const [first, second] = [await openShop(rosa, { name: 'First' }), await openShop(rosa)];
  const draft = await createShop(rosa);
  await changeAccount(rosa.accountId, { payoutsEnabled: false });
  await notify(rosa.accountId);
  // The provider reports it twice, and late.
  await notify(rosa.accountId);
  expect([await stateOf(first), await stateOf(second)]).toEqual(['away', 'away']);
  const settings = (await rosa.call('GET', shopPath(first, '/settings'))).body;
  expect(settings).toMatchObject({ state: 'away', away: { cause: 'account', until: null } });
  const [told, ...others] = await mailsTo(database, rosa.email);
  expect(others).toEqual([]);
  expect(told).toMatchObject({ template: 'shop-payouts-withdrawn' });
  expect(told?.subject).toContain('First');
  const shop = { ...settings.shop };
  const forced = await rosa.call('PUT', shopPath(first), { shop, state: 'open' });
  expect(forced.body.fields).toMatchObject([{ path: 'checklist.account' }]);
  const [row] = await database.select().from(shops).where(eq(shops.id, draft));
  expect(row).toMatchObject({ state: 'draft', unpayableSince: null });
  await changeAccount(rosa.accountId, { payoutsEnabled: true });
  await notify(rosa.accountId);
  await notify(rosa.accountId);
  expect([await stateOf(first), await stateOf(second)]).toEqual(['open', 'open']);
  const mails = await mailsTo(database, rosa.email);
  expect(mails.map(({ template }) => template)).toEqual([
    'shop-payouts-returned',
    'shop-payouts-withdrawn',
  ]);
  const announced = await database.select().from(liveEvents).where(eq(liveEvents.userId, rosa.id));
  expect(announced.map(({ topic }) => topic)).toContain('shops');
});

test('what its owner chose comes back with the account, a holiday too', async () => {
  const rosa = await signInSeller();
  const id = await openShop(rosa);
  const { shop } = (await rosa.call('GET', shopPath(id, '/settings'))).body;
  const away = { from: '2020-01-01T00:00:00Z', until: null, message: 'On holiday' };
  await rosa.call('PUT', shopPath(id), { shop, state: 'away', away });
  await changeAccount(rosa.accountId, { lostAt: new Date(), payoutsEnabled: false });
  await notify(rosa.accountId);
  const lost = (await rosa.call('GET', shopPath(id, '/settings'))).body;
  expect(lost).toMatchObject({ away: { cause: 'account' }, account: null });
  await changeAccount(rosa.accountId, { lostAt: null, payoutsEnabled: true });
  await notify(rosa.accountId);
  const back = (await rosa.call('GET', shopPath(id, '/settings'))).body;
  expect(back.away).toMatchObject({ cause: 'owner', message: 'On holiday' });
});

test('an account of nobody’s shops changes nothing, and mails in French where they are read so', async () => {
  await notify('acct_unknown');
  const rosa = await signIn([], { locale: 'fr-CA' });
  const accountId = await storeAccount(database, rosa.id);
  await openShop(Object.assign(rosa, { accountId }));
  await changeAccount(accountId, { chargesEnabled: false });
  await notify(accountId);
  const [mail] = await mailsTo(database, rosa.email);
  expect(mail?.subject).toMatch(/^Votre boutique ne prend pas de commandes/);
});

test('payouts are seen by those who may administrate the shop alone', async () => {
  const [rosa, ana, kim] = [await signInSeller(), await signIn(), await signIn()];
  const id = await createShop(rosa);
  await delegate(ana.id, id, 'read', 'write', 'create', 'delete');
  await delegate(kim.id, id, 'administration');
  const accountFor = async (who: typeof ana) =>
    (await who.call('GET', shopPath(id, '/settings'))).body.account;
  expect(await accountFor(ana)).toBeNull();
  expect(await accountFor(kim)).toMatchObject({ id: rosa.accountId });
  const refused = await ana.call('PUT', shopPath(id), { shop: writeShop(), account: {} });
  expect(refused.status).toBe(400);
});

test.each(['open', 'draft'])(
  'who makes a shop %s waits for its account before the shop',
  async (state) => {
    const rosa = await signInSeller();
    const id = await createShop(rosa, ready);
    await createProduct(rosa, id);
    const { shop } = (await rosa.call('GET', shopPath(id, '/settings'))).body;
    let opened: ReturnType<typeof rosa.call> | undefined;
    await database.transaction(async (transaction) => {
      // As who deletes the account of its owner does, before their shops.
      await transaction
        .select({ id: connectedAccounts.id })
        .from(connectedAccounts)
        .where(eq(connectedAccounts.userId, rosa.id))
        .for('update');
      opened = rosa.call('PUT', shopPath(id), { shop, state });
      await expect.poll(() => countWaiting(database)).toBe(1);
      const free = await transaction
        .select({ key: shops.key })
        .from(shops)
        .where(eq(shops.id, id))
        .for('update', { noWait: true });
      expect(free).toHaveLength(1);
    });
    expect((await opened)?.body).toMatchObject({ state });
  },
);

import { expect, test } from 'vitest';
import { mailsTo } from '../../account/mail/mail.fixture.ts';
import { sendAccountEvent } from '../../billing/connect/send-account-event.fixture.ts';
import { shopPath } from '../shops.fixture.ts';
import { startPaidSellers } from './paid-sellers.fixture.ts';

const sellers = await startPaidSellers();
const { server, database, payments, control, runWork, signIn, signInSeller, openShop } = sellers;

type Person = Awaited<ReturnType<typeof signIn>>;

async function openSold() {
  const rosa = await signInSeller();
  const shop = await openShop(rosa);
  const access = (word: 'revoked' | 'granted') =>
    control('access', { account: rosa.accountId, access: word });
  /** Delivers an event of the account, and has it handled. */
  async function send(type: string, facts: { id?: string; created?: number } = {}) {
    const event = { account: rosa.accountId, type, ...facts };
    const id = await sendAccountEvent(server, payments, event);
    await runWork();
    return id;
  }
  const settings = async (who: Person = rosa) =>
    (await who.call('GET', shopPath(shop, '/settings'))).body;
  const shown = async () => (await (await signIn()).call('GET', shopPath(shop))).body;
  const templates = async () =>
    (await mailsTo(database, rosa.email)).map(({ template }) => template).reverse();
  return { rosa, shop, access, send, settings, shown, templates };
}

const taken = 'account.application.deauthorized';

test('a shop whose account takes our access away is away, and says why, by mail too', async () => {
  const { rosa, access, send, settings, shown, templates } = await openSold();
  await access('revoked');
  await send(taken);
  expect(await settings()).toMatchObject({
    state: 'away',
    away: { cause: 'account' },
    account: null,
    checklist: [{ step: 'account', isDone: false }, {}, {}, {}, {}],
  });
  expect(await shown()).toMatchObject({ state: 'away', away: { until: null } });
  expect(await templates()).toEqual(['shop-account-lost']);
  const [mail] = await mailsTo(database, rosa.email);
  expect(mail?.text).toContain('/dashboard/marketplace/registration');
});

test('what is delivered twice is reported once, and an older event undoes nothing', async () => {
  const { access, send, settings, templates } = await openSold();
  await access('revoked');
  const id = await send(taken, { created: 2_000 });
  await send(taken, { id, created: 2_000 });
  await send(taken, { created: 2_000 });
  await send('account.updated', { created: 1_000 });
  await send('capability.updated', { created: 1_000 });
  expect(await settings()).toMatchObject({ state: 'away', account: null });
  expect(await templates()).toEqual(['shop-account-lost']);
});

test('access that was granted again brings the shop back, and a late report changes nothing', async () => {
  const { access, send, settings, templates } = await openSold();
  await access('revoked');
  await send(taken, { created: 1_000 });
  await access('granted');
  await send('account.application.authorized', { created: 2_000 });
  await send(taken, { created: 1_000 });
  expect(await settings()).toMatchObject({ state: 'open', account: { payoutsEnabled: true } });
  expect(await templates()).toEqual(['shop-account-lost', 'shop-payouts-returned']);
});

test('an account that nobody has here, and another’s, change no shop', async () => {
  const { send, settings, templates } = await openSold();
  const other = await openSold();
  for (const account of ['acct_unknown', 'ca_1', '']) {
    await sendAccountEvent(server, payments, { account, type: taken });
  }
  await other.access('revoked');
  await other.send(taken);
  // One that says so of an account which is still there is not believed.
  await send(taken);
  expect(await settings()).toMatchObject({ state: 'open', account: { payoutsEnabled: true } });
  expect(await templates()).toEqual([]);
});

test('a shop that is away for payouts already is said to have lost its account', async () => {
  const { rosa, access, send, settings, templates } = await openSold();
  await control('account', { account: rosa.accountId, payouts: 'off' });
  await send('account.updated');
  await access('revoked');
  await send(taken);
  await send(taken);
  expect(await settings()).toMatchObject({ state: 'away', account: null });
  expect(await templates()).toEqual(['shop-payouts-withdrawn', 'shop-account-lost']);
});

test('the lost account is linked no more; another one brings the shop back', async () => {
  const { rosa, shop, access, send, settings } = await openSold();
  const lost = rosa.accountId;
  const link = (account: string) =>
    rosa.call('POST', shopPath(shop, '/manage/payment/stripe'), { account_id: account });
  await access('revoked');
  await send(taken);
  expect((await link(lost)).status).toBe(404);
  const next = await sellers.openAccount(rosa);
  expect(next).not.toBe(lost);
  expect(await settings()).toMatchObject({ state: 'away', account: null });
  expect((await link(next)).status).toBe(200);
  expect(await settings()).toMatchObject({
    state: 'open',
    away: null,
    account: { id: next, payoutsEnabled: true },
  });
});

import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { openBrowser, storeSession, storeUser } from '../../account/account.fixture.ts';
import { domains } from '../../main.ts';
import { joinExtensions } from '../../platform/extensions/extensions.ts';
import { personalData } from '../../platform/personal-data.ts';
import { startTestServer } from '../../platform/test-server.fixture.ts';
import { startSandbox } from '../sandbox.fixture.ts';
import { connectedAccounts } from '../tables.ts';
import { refreshAccount } from './refresh-account.ts';

const { payments, provider, origin, control } = await startSandbox();
const server = await startTestServer(domains, { payments, withoutLimits: true });
const { platform } = server;
const { database } = platform;

const accountsPath = '/api/v1/stripe/oauth/accounts';
const canadian = { country: 'CA', language: 'en' };

async function signIn() {
  const { id } = await storeUser(database);
  const browser = openBrowser(server);
  browser.take(await storeSession(database, id));
  return {
    id,
    begin: (body: object = canadian) => browser.call('POST', accountsPath, body),
    list: async () => (await browser.call('GET', accountsPath)).body,
    isConnected: async () =>
      (await browser.call('GET', '/api/v1/stripe/oauth/connected')).body.connected,
    refresh: (account: string) => browser.call('POST', `${accountsPath}/${account}/refresh`),
  };
}

type Person = Awaited<ReturnType<typeof signIn>>;

/** What the owner gives on the provider's pages; where they are sent back to. */
async function fillIn(url: string, outcome = 'complete') {
  const answer = await fetch(origin + new URL(url).pathname, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ outcome, name: 'Corner shop' }),
  });
  return answer.headers.get('location');
}

async function accountsOf({ id }: Person) {
  const [row] = await database
    .select()
    .from(connectedAccounts)
    .where(eq(connectedAccounts.userId, id));
  const { data } = await provider.accounts.list({ limit: 100 });
  return data.filter(({ metadata }) => metadata?.boardwalk_account === row?.id);
}

test('somebody fills an account in at the provider, and comes back to it', async () => {
  const rosa = await signIn();
  expect([await rosa.isConnected(), await rosa.list()]).toEqual([false, []]);
  const begun = await rosa.begin();
  expect(begun.status).toBe(200);
  const [before] = await rosa.list();
  expect(before).toMatchObject({
    country: 'CA',
    currency: 'CAD',
    chargesEnabled: false,
    payoutsEnabled: false,
    detailsSubmitted: false,
    required: ['business', 'bankAccount', 'terms'],
  });
  const { siteOrigin } = platform.configuration;
  expect(await fillIn(begun.body.url)).toBe(`${siteOrigin}/dashboard/stripe/connect`);
  expect(await rosa.isConnected()).toBe(false);
  const after = await rosa.refresh(before.id);
  expect(after.body).toMatchObject({
    chargesEnabled: true,
    payoutsEnabled: true,
    detailsSubmitted: true,
    required: [],
  });
  expect(await rosa.list()).toEqual([after.body]);
  expect(await rosa.isConnected()).toBe(true);
});

test('whoever goes away goes on with the same account, in their language', async () => {
  const ana = await signIn();
  const first = await ana.begin({ country: 'AU', language: 'fr' });
  const { siteOrigin } = platform.configuration;
  expect(await fillIn(first.body.url, 'later')).toBe(`${siteOrigin}/fr/dashboard/stripe/connect`);
  const second = await ana.begin({ country: 'AU', language: 'en' });
  expect(second.body.url).not.toBe(first.body.url);
  expect(await accountsOf(ana)).toHaveLength(1);
  expect(await ana.list()).toMatchObject([{ country: 'AU', currency: 'AUD' }]);
});

test('an account that is begun stays in its country', async () => {
  const rosa = await signIn();
  await rosa.begin();
  expect((await rosa.begin({ ...canadian, country: 'US' })).status).toBe(409);
  expect(await rosa.list()).toMatchObject([{ country: 'CA' }]);
});

test('begun ten times at once it is one account', async () => {
  const rosa = await signIn();
  const answers = await Promise.all(Array.from({ length: 10 }, () => rosa.begin()));
  expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
  expect(await accountsOf(rosa)).toHaveLength(1);
  expect(await rosa.list()).toHaveLength(1);
});

test('an account whose answer was lost is found again by the next call', async () => {
  const rosa = await signIn();
  await control('faults', { kind: 'cut', path: '/v1/accounts', times: '3' });
  expect((await rosa.begin()).body.code).toBe('unavailable');
  await control('faults', {});
  const [made] = await accountsOf(rosa);
  expect(await rosa.list()).toEqual([]);
  expect((await rosa.begin()).status).toBe(200);
  expect(await accountsOf(rosa)).toHaveLength(1);
  expect(await rosa.list()).toMatchObject([{ id: made?.id }]);
});

test('an account whose answer was lost is found by an event about it too', async () => {
  const rosa = await signIn();
  await control('faults', { kind: 'cut', path: '/v1/accounts', times: '3' });
  await rosa.begin();
  await control('faults', {});
  const [made] = await accountsOf(rosa);
  await refreshAccount(platform, made?.id ?? '');
  expect(await rosa.list()).toMatchObject([{ id: made?.id }]);
});

test('what fails before anything is made leaves nothing at the provider, and passes', async () => {
  const rosa = await signIn();
  await control('faults', { kind: 'error', path: '/v1/accounts', times: '3' });
  const refused = await rosa.begin();
  expect([refused.status, refused.headers['retry-after']]).toEqual([503, '5']);
  await control('faults', {});
  expect(await accountsOf(rosa)).toHaveLength(0);
  expect((await rosa.begin()).status).toBe(200);
  expect(await accountsOf(rosa)).toHaveLength(1);
});

test('where there is no link, the account stays for the next', async () => {
  const rosa = await signIn();
  await control('faults', { kind: 'error', path: '/v1/account_links', times: '3' });
  expect((await rosa.begin()).status).toBe(503);
  await control('faults', {});
  expect(await rosa.list()).toHaveLength(1);
  expect((await rosa.begin()).status).toBe(200);
  expect(await accountsOf(rosa)).toHaveLength(1);
});

test('nobody reads or refreshes what is another’s', async () => {
  const [rosa, eve] = [await signIn(), await signIn()];
  await rosa.begin();
  const [{ id }] = await rosa.list();
  expect(await eve.list()).toEqual([]);
  expect((await eve.refresh(id)).status).toBe(404);
  expect((await eve.refresh('acct_nobodys')).status).toBe(404);
  expect((await eve.refresh('%27')).status).toBe(400);
});

test('an account that the provider has no longer is none, until another is begun', async () => {
  const rosa = await signIn();
  await rosa.begin();
  const [{ id }] = await rosa.list();
  await provider.accounts.del(id);
  expect((await rosa.begin()).status).toBe(409);
  expect([await rosa.list(), await rosa.isConnected()]).toEqual([[], false]);
  expect((await rosa.refresh(id)).status).toBe(404);
  expect((await rosa.begin({ ...canadian, country: 'US' })).status).toBe(200);
  const [other] = await rosa.list();
  expect(other.id).not.toBe(id);
  expect(other.country).toBe('US');
});

test('an event about an account that is nobody’s here changes nothing', async () => {
  const foreign = await provider.accounts.create({ metadata: { boardwalk_account: 'x' } });
  const before = await database.select().from(connectedAccounts);
  await refreshAccount(platform, foreign.id);
  await refreshAccount(platform, 'acct_unknown');
  expect(await database.select().from(connectedAccounts)).toEqual(before);
});

test.each([
  {},
  { country: 'FR', language: 'en' },
  { country: 'CA', language: 'de' },
  { ...canadian, url: 'https://evil.example' },
  { ...canadian, accountNumber: '000123456789' },
])('%j begins nothing', async (body) => {
  const rosa = await signIn();
  expect((await rosa.begin(body)).status).toBe(400);
  expect(await database.$count(connectedAccounts, eq(connectedAccounts.userId, rosa.id))).toBe(0);
});

test('an administrator who acts as somebody begins nothing for them', async () => {
  const rosa = await signIn();
  const { id: administrator } = await storeUser(database, { groups: ['administrators'] });
  const browser = openBrowser(server);
  browser.take(await storeSession(database, rosa.id, administrator));
  expect((await browser.call('POST', accountsPath, canadian)).status).toBe(403);
  expect(await database.$count(connectedAccounts, eq(connectedAccounts.userId, rosa.id))).toBe(0);
});

test('who is gone is gone from here; what was kept could be read', async () => {
  const rosa = await signIn();
  await rosa.begin();
  const [{ id }] = await rosa.list();
  const data = joinExtensions(domains).byKey(personalData).get('billing');
  expect(JSON.stringify(await data?.collect(database, rosa.id, platform))).toContain(id);
  await database.transaction(async (transaction) => {
    await data?.erase(transaction, rosa.id, new Date(0));
  });
  expect(await rosa.list()).toEqual([]);
});

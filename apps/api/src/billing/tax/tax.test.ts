import { and, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { liveEvents } from '../../platform/tables.ts';
import { startSelling } from '../connect/account-uses.fixture.ts';
import { connectedAccountsData } from '../connect/connected-accounts-data.ts';
import { sendAccountEvent } from '../connect/send-account-event.fixture.ts';
import { findTaxRegistrations, refreshAccountTaxes } from './refresh-account-taxes.ts';
import { accountTaxes } from './tables.ts';

/** Accounts of others that the caller may see to. */
const administrated = new Set<string>();
const selling = await startSelling({
  accountChanged: async () => undefined,
  mayAdministrate: async (_, accountId) => administrated.has(accountId),
});
const { server, platform, provider, payments, control, runWork, runJob, openSeller } = selling;
const { database } = platform;

const codesPath = '/api/v1/stripe/tax/codes';
const pathOf = (account: string, what: 'settings' | 'registration') =>
  `/api/v1/stripe/tax/${account}/${what}`;
const headOffice = {
  ...{ line1: '1 King St W', city: 'Hamilton', state: 'ON' },
  ...{ postalCode: 'L8P 1A1', countryCode: 'CA' },
};
const settings = { headOffice, behavior: 'exclusive', code: 'txcd_99999999' };

type Seller = Awaited<ReturnType<typeof openSeller>>;

const read = ({ accountId, browser }: Seller, what: 'settings' | 'registration' = 'settings') =>
  browser.call('GET', pathOf(accountId, what));
const change = ({ accountId, browser }: Seller, facts: object = {}) =>
  browser.call('PUT', pathOf(accountId, 'settings'), { ...settings, ...facts });

async function stored(accountId: string) {
  const [row] = await database
    .select()
    .from(accountTaxes)
    .where(eq(accountTaxes.accountId, accountId));
  return row;
}

test('an owner sets their account up, and reads it as the provider has it', async () => {
  const seller = await openSeller();
  const before = await read(seller);
  expect(before.body).toMatchObject({
    ...{ account: seller.accountId, status: 'pending', headOffice: null },
    ...{ behavior: null, code: null },
  });
  const changed = await change(seller, { headOffice: { ...headOffice, postalCode: 'l8p1a1' } });
  expect(changed.status).toBe(200);
  expect(changed.body).toMatchObject({ ...settings, status: 'active' });
  expect((await change(seller, { behavior: 'by-currency' })).body.behavior).toBe('by-currency');
  const there = await provider.tax.settings.retrieve({}, { stripeAccount: seller.accountId });
  expect(there).toMatchObject({
    status: 'active',
    defaults: { tax_behavior: 'inferred_by_currency', tax_code: 'txcd_99999999' },
    head_office: { address: { postal_code: 'L8P 1A1', country: 'CA', state: 'ON' } },
  });
  expect(await stored(seller.accountId)).toMatchObject({ status: 'active', headOffice });
});

test('registrations are those of the provider, as places and days', async () => {
  const seller = await openSeller();
  const options = { stripeAccount: seller.accountId };
  const day = (text: string) => Date.parse(`${text}T00:00:00Z`) / 1_000;
  const { registrations } = provider.tax;
  await registrations.create(
    {
      ...{ country: 'CA', country_options: { ca: { type: 'standard' } } },
      ...{ active_from: day('2026-01-01') },
    },
    options,
  );
  await registrations.create(
    {
      country: 'CA',
      country_options: {
        ca: { type: 'province_standard', province_standard: { province: 'QC' } },
      },
      ...{ active_from: day('2026-02-01'), expires_at: day('2026-03-01') },
    },
    options,
  );
  await registrations.create(
    {
      country: 'US',
      country_options: { us: { type: 'state_sales_tax', state: 'NY' } },
      active_from: day('2090-01-01'),
    },
    options,
  );
  const expected = [
    { country: 'US', region: 'NY', from: '2090-01-01', until: null, status: 'scheduled' },
    { country: 'CA', region: 'QC', from: '2026-02-01', until: '2026-03-01', status: 'expired' },
    { country: 'CA', region: null, from: '2026-01-01', until: null, status: 'active' },
  ];
  expect(await findTaxRegistrations(database, seller.accountId)).toEqual([]);
  expect((await read(seller, 'registration')).body).toEqual(expected);
  // Somebody who has just registered need not wait for the next day.
  expect(await findTaxRegistrations(database, seller.accountId)).toEqual(expected);
  await database.delete(accountTaxes).where(eq(accountTaxes.accountId, seller.accountId));
  expect(await runJob('read-account-taxes')).toBeGreaterThan(0);
  expect(await findTaxRegistrations(database, seller.accountId)).toEqual(expected);
});

test('another’s account is as unknown as none, but to those who may administrate what it sells', async () => {
  const [rosa, eve] = [await openSeller(), await openSeller()];
  const calls = (accountId: string) => [
    eve.browser.call('GET', pathOf(accountId, 'settings')),
    eve.browser.call('GET', pathOf(accountId, 'registration')),
    eve.browser.call('PUT', pathOf(accountId, 'settings'), settings),
  ];
  for (const accountId of [rosa.accountId, 'acct_nobodys']) {
    const answers = await Promise.all(calls(accountId));
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
  }
  expect(await stored(rosa.accountId)).toBeUndefined();
  const there = await provider.tax.settings.retrieve({}, { stripeAccount: rosa.accountId });
  expect(there.status).toBe('pending');
  administrated.add(rosa.accountId);
  const answers = await Promise.all(calls(rosa.accountId));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
});

test('a change of registrations is announced to the owner, and a reading of the same is not', async () => {
  const seller = await openSeller();
  const announced = () =>
    database.$count(
      liveEvents,
      and(eq(liveEvents.userId, seller.userId), eq(liveEvents.topic, 'shops')),
    );
  await read(seller);
  const before = await announced();
  await provider.tax.registrations.create(
    { country: 'CA', country_options: { ca: { type: 'standard' } }, active_from: 'now' },
    { stripeAccount: seller.accountId },
  );
  for (let nth = 0; nth < 3; nth += 1) await read(seller);
  expect((await announced()) - before).toBe(1);
});

test('the provider’s own page, which shows payouts, opens for the owner alone', async () => {
  const [seller, ana] = [await openSeller(), await openSeller()];
  const open = (accountId: string, { browser }: Seller) =>
    browser.call('POST', `/api/v1/stripe/tax/${accountId}/page`);
  administrated.add(seller.accountId);
  expect((await open(seller.accountId, ana)).status).toBe(404);
  // What the provider still requires is filled in elsewhere.
  expect((await open(seller.accountId, seller)).status).toBe(409);
  await seller.refresh();
  const { status, body } = await open(seller.accountId, seller);
  expect([status, body.url]).toEqual([200, expect.stringContaining(seller.accountId)]);
});

test.each([
  [{ code: 'txcd_12345678' }, 'body.code'],
  [{ code: '../accounts' }, 'body.code'],
  [{ behavior: 'inferred_by_currency' }, 'body.behavior'],
  [{ headOffice: { ...headOffice, state: 'NY' } }, 'body.headOffice.state'],
  [{ headOffice: { ...headOffice, postalCode: 'V5K 0A1' } }, 'body.headOffice.postalCode'],
  [{ headOffice: { ...headOffice, city: ' ' } }, 'body.headOffice.city'],
  [{ headOffice: null }, 'body.headOffice'],
])('%j is refused, and nothing is changed', async (facts, path) => {
  const seller = await openSeller();
  const { status, body } = await change(seller, facts);
  expect([status, body.fields?.[0]?.path]).toEqual([400, path]);
  const there = await provider.tax.settings.retrieve({}, { stripeAccount: seller.accountId });
  expect(there).toMatchObject({ status: 'pending', defaults: { tax_code: null } });
});

test('a change at the provider is followed by its event, however often it comes', async () => {
  const seller = await openSeller();
  const { accountId: account } = seller;
  const address = { country: 'CA', state: 'QC' };
  await provider.tax.settings.update({ head_office: { address } }, { stripeAccount: account });
  const event = { account, type: 'tax.settings.updated' };
  const id = await sendAccountEvent(server, payments, event);
  for (let nth = 0; nth < 3; nth += 1) await sendAccountEvent(server, payments, { ...event, id });
  await sendAccountEvent(server, payments, { ...event, account: 'acct_nobodys' });
  await runWork();
  expect(await stored(account)).toMatchObject({ status: 'active', headOffice: { state: 'QC' } });
  expect(await stored('acct_nobodys')).toBeUndefined();
});

test('of readings at once the last one stays', async () => {
  const { accountId } = await openSeller();
  await Promise.all([
    ...Array.from({ length: 6 }, () => refreshAccountTaxes(platform, accountId)),
    provider.tax.settings.update(
      { head_office: { address: { country: 'CA', state: 'ON' } } },
      { stripeAccount: accountId },
    ),
  ]);
  await refreshAccountTaxes(platform, accountId);
  expect(await stored(accountId)).toMatchObject({ status: 'active' });
});

test('an account that takes our access away is unknown, and a provider that is away is told', async () => {
  const seller = await openSeller();
  await change(seller);
  await control('faults', { kind: 'error', times: '20', path: '/v1/tax' });
  expect((await read(seller)).status).toBe(503);
  expect((await change(seller)).status).toBe(503);
  await control('faults', {});
  await control('access', { account: seller.accountId, access: 'revoked' });
  expect((await change(seller)).status).toBe(404);
  expect((await read(seller)).status).toBe(404);
  // What was read before stands, and holds up no other account.
  const other = await openSeller();
  expect(await runJob('read-account-taxes')).toBeGreaterThan(0);
  expect(await stored(other.accountId)).toMatchObject({ status: 'pending' });
  expect(await stored(seller.accountId)).toMatchObject({ status: 'active' });
});

test('what is kept of an account goes with its owner’s', async () => {
  const seller = await openSeller();
  await change(seller);
  const own = await connectedAccountsData.collect(database, seller.userId, platform);
  expect(own).toMatchObject([{ headOffice, taxRegistrations: [] }]);
  await Promise.all([
    database.transaction((transaction) =>
      connectedAccountsData.erase(transaction, seller.userId, new Date()),
    ),
    refreshAccountTaxes(platform, seller.accountId),
  ]);
  expect(await stored(seller.accountId)).toBeUndefined();
});

test('codes are read once a day, and stand while the provider is away', async () => {
  const { browser } = await openSeller();
  const first = await browser.call('GET', codesPath);
  expect(first.headers['cache-control']).toContain('max-age=86400');
  expect(first.body).toContainEqual({
    id: 'txcd_99999999',
    name: 'General - Tangible Goods',
    description: expect.any(String),
  });
  const away = { kind: 'error', times: '20', path: '/v1/tax_codes' };
  await control('faults', away);
  expect((await browser.call('GET', codesPath)).status).toBe(503);
  await control('faults', {});
  for (let nth = 0; nth < 2; nth += 1) await runJob('read-tax-codes');
  await control('faults', away);
  await expect(runJob('read-tax-codes')).rejects.toMatchObject({ code: 'unavailable' });
  expect((await browser.call('GET', codesPath)).body).toEqual(first.body);
  await control('faults', {});
});

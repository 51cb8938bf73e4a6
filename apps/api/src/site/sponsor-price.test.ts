import { expect, test } from 'vitest';
import { accessDomain } from '../access/routes.ts';
import { auditEntries } from '../access/tables.ts';
import { openBrowser, storeSession, storeUser } from '../account/account.fixture.ts';
import { accountDomain } from '../account/routes.ts';
import { billingDomain } from '../billing/routes.ts';
import { startTestServer } from '../platform/test-server.fixture.ts';
import { siteDomain } from './routes.ts';

const server = await startTestServer([accountDomain, accessDomain, billingDomain, siteDomain], {
  withoutLimits: true,
});
const { database } = server.platform;

async function open(groups: 'administrators'[]) {
  const { id } = await storeUser(database, { groups });
  const browser = openBrowser(server);
  browser.take(await storeSession(database, id));
  return { id, browser };
}
const chief = await open(['administrators']);
const member = await open([]);
const sponsor = async () => (await server.call('GET', '/api/v1/stripe/prices/')).body.sponsor;
const set = (payload: string, cookie = chief.browser.cookie) =>
  server.inject({
    method: 'POST',
    url: '/api/v1/settings/billing.sponsorPrice',
    headers: {
      origin: server.platform.configuration.siteOrigin,
      'sec-fetch-site': 'same-origin',
      'x-boardwalk': '1',
      'content-type': 'text/plain',
      ...(cookie !== undefined && { cookie }),
    },
    payload,
  });

test('an administrator sets what a sponsor pays, and the trail says who did', async () => {
  const price = { amount: 4_900, currency: 'AUD' };
  expect((await set(JSON.stringify(price))).status).toBe(200);
  expect(await sponsor()).toEqual(price);
  expect(await database.select().from(auditEntries)).toMatchObject([
    { event: 'setting-changed', actorId: chief.id, detail: { key: 'billing.sponsorPrice' } },
  ]);
  expect((await set('null')).status).toBe(200);
  expect(await sponsor()).toBeNull();
});

test.each([
  '{"amount":-1,"currency":"CAD"}',
  '{"amount":0.5,"currency":"CAD"}',
  '{"amount":1e15,"currency":"CAD"}',
  '{"amount":100,"currency":"EUR"}',
  '{"amount":100}',
  'much',
])('a price of %s is refused', async (text) => {
  const answer = await set(text);
  expect(answer).toMatchObject({ status: 400, body: { code: 'invalid-request' } });
  expect(await sponsor()).toBeNull();
});

test('nobody else sets it', async () => {
  const text = JSON.stringify({ amount: 100, currency: 'CAD' });
  expect((await set(text, member.browser.cookie)).status).toBe(403);
  expect((await set(text, '')).status).toBe(401);
  expect(await sponsor()).toBeNull();
});

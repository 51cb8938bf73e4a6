import { defaultFooter } from '@boardwalk/sdk-core/site/shell/footer';
import { desc } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { auditEntries } from '../access/tables.ts';
import { openBrowser, storeUser } from '../account/account.fixture.ts';
import { accountDomain } from '../account/routes.ts';
import { readSetting } from '../platform/settings.ts';
import { startTestServer } from '../platform/test-server.fixture.ts';
import { siteDomain } from './routes.ts';
import { footerSetting, homepages, salesEmail, siteNameSetting } from './settings.ts';

const server = await startTestServer([accountDomain, siteDomain]);
const { platform, inject } = server;
const { database } = platform;
const administrator = await storeUser(database, { groups: ['administrators'] });
const member = await storeUser(database, { groups: ['merchants', 'partners'] });

const signedIn = async ({ username }: { readonly username: string }) => {
  const browser = openBrowser(server);
  await browser.signIn(username);
  return browser;
};
const boss = await signedIn(administrator);

/** Sends a text as our own site's page does. */
function write(key: string, payload: string, cookie = boss.cookie, more = {}) {
  return inject({
    method: 'POST',
    url: `/api/v1/settings/${key}`,
    headers: {
      origin: platform.configuration.siteOrigin,
      'x-boardwalk': '1',
      'content-type': 'text/plain',
      ...(cookie !== undefined && { cookie }),
      ...more,
    },
    payload,
  });
}

test('an administrator changes a text and a list, and it is written down who did', async () => {
  const { status, text } = await write('site.name', 'Niagara Market');
  expect([status, text]).toEqual([200, 'Niagara Market']);
  const page = { name: 'Autumn', headline: 'Warm homes', introduction: '', featured: [] };
  expect((await write('site.homepages', JSON.stringify([page]))).status).toBe(200);
  expect(await readSetting(platform, siteNameSetting)).toBe('Niagara Market');
  expect(await readSetting(platform, homepages)).toEqual([page]);
  const [latest] = await database
    .select()
    .from(auditEntries)
    .orderBy(desc(auditEntries.id))
    .limit(1);
  expect(latest).toMatchObject({
    event: 'setting-changed',
    actorId: administrator.id,
    detail: { key: 'site.homepages' },
  });
});

test('a text that reads like JSON stays the text that it is', async () => {
  await write('site.name', '"Quoted"');
  expect(await readSetting(platform, siteNameSetting)).toBe('"Quoted"');
  await write('site.name', '42');
  expect(await readSetting(platform, siteNameSetting)).toBe('42');
});

test.each([
  ['site.salesEmail', 'nobody', 'body'],
  ['site.name', '', 'body'],
  ['site.name', 'x'.repeat(61), 'body'],
  ['site.homepages', '[]', 'body'],
  ['site.homepages', 'no JSON', 'body'],
  ['site.homepages', '[{"name":1}]', 'body.0.name'],
])('%s takes no %j, and stays as it was', async (key, text, path) => {
  const before = await database.select().from(auditEntries);
  const { status, body } = await write(key, text);
  expect([status, body.code]).toEqual([400, 'invalid-request']);
  expect(body.fields.map((field: { path: string }) => field.path)).toContain(path);
  expect(await readSetting(platform, salesEmail)).toBe('sales@boardwalk.example');
  expect(await database.select().from(auditEntries)).toHaveLength(before.length);
});

test('no address of the footer leads to a script', async () => {
  const link = { label: 'Link', address: 'javascript:alert(1)' };
  const value = { ...defaultFooter, resources: [{ title: 'Own', links: [link] }] };
  expect((await write('site.footer', JSON.stringify(value))).status).toBe(400);
  expect(await readSetting(platform, footerSetting)).toEqual(defaultFooter);
});

test('of two who write at once one has the last word, and both are written down', async () => {
  const before = await database.$count(auditEntries);
  const answers = await Promise.all([write('site.name', 'North'), write('site.name', 'South')]);
  expect(answers.map(({ status, text }) => [status, text])).toEqual([
    [200, 'North'],
    [200, 'South'],
  ]);
  expect(['North', 'South']).toContain(await readSetting(platform, siteNameSetting));
  expect(await database.$count(auditEntries)).toBe(before + 2);
});

test('nobody else writes a setting', async () => {
  const other = await signedIn(member);
  const foreign = { origin: 'http://partner.localhost:4100' };
  const answers = [
    await write('site.name', 'Mine', ''),
    await write('site.name', 'Mine', other.cookie),
    await write('site.name', 'Mine', boss.cookie, foreign),
    await write('site.nothing', 'Mine'),
    await write('site.name', '{}', boss.cookie, { 'content-type': 'application/json' }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([401, 403, 403, 404, 415]);
  expect(await readSetting(platform, siteNameSetting)).not.toBe('Mine');
});

import { eq } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { openBrowser, storeSession } from '../../account/account.fixture.ts';
import { openPage, shop } from '../embeds.fixture.ts';
import { siteDirectory } from '../sites/site-directory.ts';
import { embedSites } from '../tables.ts';
import { confirmations, startPaying } from './confirmations.fixture.ts';

const paying = await startPaying();
const { server, signIn, openSite, openSignedIn, ask, decide, askAndConfirm, spend } = paying;
const { database } = server.platform;
const other = 'https://other.example.org';

async function ownerOf(siteId: number) {
  const [site] = await database.select().from(embedSites).where(eq(embedSites.id, siteId));
  const browser = openBrowser(server);
  browser.take(await storeSession(database, site?.ownerId ?? 0));
  return browser;
}

test('what was confirmed is done once, though a page tries twenty times at once', async () => {
  const { page, person, id } = await askAndConfirm();
  const before = paying.paidTimes();
  const answers = await Promise.all(Array.from({ length: 20 }, () => spend(page, id)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ body }) => body.code === 'conflict')).toHaveLength(19);
  expect(paying.paidTimes()).toBe(before + 1);
  expect((await spend(page, id)).body.code).toBe('conflict');
  expect((await person.call('GET', `${confirmations}/${id}`)).body.state).toBe('spent');
  expect((await decide(person, id, false)).body.code).toBe('conflict');
});

test('what nobody has decided, or somebody has refused, is not done', async () => {
  const { page, person, id } = await ask();
  expect((await spend(page, id)).body.code).toBe('conflict');
  await decide(person, id, false);
  expect((await spend(page, id)).body.code).toBe('conflict');
});

test('without a confirmation a page does nothing, and our own site needs none', async () => {
  const { page, person } = await ask();
  expect((await spend(page, undefined)).body.code).toBe('forbidden');
  expect((await spend(page, '00000000-0000-4000-8000-000000000000')).body.code).toBe('forbidden');
  expect((await spend(person, undefined)).status).toBe(200);
});

test('five minutes after it was asked for, it is too late', async () => {
  const { page, id } = await askAndConfirm();
  const start = Date.now();
  vi.useFakeTimers({ toFake: ['Date'], now: start + 5 * 60_000 });
  const late = await spend(page, id);
  expect(late.body.code).toBe('conflict');
  vi.setSystemTime(start + 4 * 60_000);
  expect((await spend(page, id)).status).toBe(200);
  vi.useRealTimers();
});

test.each([
  ['another amount', { cents: [1_250, 301] }],
  ['a payment less', { cents: [1_250] }],
  ['a payment more', { cents: [1_250, 300, 1] }],
  ['the amounts of one another', { cents: [300, 1_250] }],
  ['no amount', { cents: [] }],
  ['another card', { subject: 'amex' }],
  ['another kind', { kind: 'add-card' }],
])('for %s it does not count, and is left for what it is for', async (_, told) => {
  const { page, id } = await askAndConfirm();
  expect((await spend(page, id, told)).body.code).toBe('conflict');
  expect((await spend(page, id)).status).toBe(200);
});

test('another page, another session and another person do nothing with it', async () => {
  const site = await openSite({ origins: [shop, other] });
  const person = await signIn();
  const page = await openSignedIn(person, site);
  const asked = await page.call('POST', confirmations, { kind: 'delete-card', subject: 'visa' });
  const { id } = asked.body;
  await decide(person, id);
  const elsewhere = await openSite({ name: 'Another shop' });
  const strangers = [
    await openSignedIn(person, site, { origin: other }),
    await openSignedIn(person, site),
    await openSignedIn(person, elsewhere),
    await openSignedIn(await signIn(), site),
  ];
  for (const stranger of strangers) {
    expect((await spend(stranger, id)).body.code).toBe('forbidden');
  }
  expect((await spend(page, id)).status).toBe(200);
});

test('it ends with the session on the page', async () => {
  const { site, page, person, id } = await askAndConfirm();
  await page.call('POST', '/api/v1/embeds/session/end');
  expect((await spend(page, id)).status).toBe(401);
  const again = await openSignedIn(person, site);
  expect((await spend(again, id)).body.code).toBe('forbidden');
});

test('it ends with the key, and with the site', async () => {
  const first = await askAndConfirm();
  const owner = await ownerOf(first.site.id);
  const path = `/api/v1/embeds/sites/${first.site.id}`;
  const revoked = await owner.call('POST', `${path}/keys/revoke`, { key: first.site.live });
  expect(revoked.status).toBe(200);
  siteDirectory(server.platform).forget();
  expect((await spend(first.page, first.id)).body.code).toBe('origin-not-allowed');
  expect((await first.person.call('GET', `${confirmations}/${first.id}`)).status).toBe(404);

  const second = await askAndConfirm();
  const remover = await ownerOf(second.site.id);
  expect((await remover.call('DELETE', `/api/v1/embeds/sites/${second.site.id}`)).status).toBe(200);
  siteDirectory(server.platform).forget();
  const page = openPage(server, shop, second.site.live);
  expect((await spend(page, second.id)).body.code).toBe('origin-not-allowed');
});

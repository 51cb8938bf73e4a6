import { eq } from 'drizzle-orm';
import { afterEach, expect, test, vi } from 'vitest';
import { storeSession } from '../../account/account.fixture.ts';
import { sessions } from '../../account/tables.ts';
import { removeOldConfirmations } from '../embed-jobs.ts';
import { openPage, shop } from '../embeds.fixture.ts';
import { embedsData } from '../embeds-data.ts';
import { siteDirectory } from '../sites/site-directory.ts';
import { embedConfirmations, embedSites } from '../tables.ts';
import { confirmations, startPaying } from './confirmations.fixture.ts';

const { server, database, openSite, signIn, openSignedIn, ask, decide } = await startPaying();
const minuteMs = 60_000;
const card = { kind: 'delete-card', subject: 'visa' };

afterEach(() => {
  vi.useRealTimers();
});

function waitFor(minutes: number): void {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + minutes * minuteMs });
}

test('the site says what is asked, by whom and for how much, whatever the page claims', async () => {
  const { site, person, id } = await ask();
  const { status, body } = await person.call('GET', `${confirmations}/${id}`);
  expect(status).toBe(200);
  expect(body).toMatchObject({
    siteName: 'The shop',
    origin: shop,
    kind: 'delete-card',
    subject: 'visa',
    about: 'Visa •••• 4242',
    amounts: [
      { amount: 1_250, currency: 'CAD' },
      { amount: 300, currency: 'CAD' },
    ],
    state: 'open',
  });
  expect(Date.parse(body.expiresAt) - Date.now()).toBeLessThanOrEqual(5 * minuteMs);
  const page = await openSignedIn(person, site);
  const told = await page.call('POST', confirmations, { ...card, amounts: [] });
  expect(told.status).toBe(400);
});

test('a page asks for what is there, can be confirmed, and may be asked by it', async () => {
  const [site, person] = [await openSite(), await signIn()];
  const page = await openSignedIn(person, site);
  const start = (body: object) => page.call('POST', confirmations, body);
  expect((await start({ ...card, subject: 'another’s' })).body.code).toBe('not-found');
  expect((await start({ kind: 'add-card', subject: '' })).body.code).toBe('not-available');
  expect((await start({ kind: 'everything', subject: '' })).status).toBe(400);
  const reading = await openSignedIn(person, site, { scopes: ['bookmarks'] });
  expect((await reading.call('POST', confirmations, card)).body.code).toBe('forbidden');
  expect((await person.call('POST', confirmations, card)).status).toBe(400);
  const stranger = openPage(server, shop, site.live);
  expect((await stranger.call('POST', confirmations, card)).status).toBe(401);
});

test('nobody else reads or decides it, nor a session on a page', async () => {
  const { site, page, person, id } = await ask();
  const other = await signIn();
  expect((await other.call('GET', `${confirmations}/${id}`)).status).toBe(404);
  expect((await decide(other, id)).status).toBe(404);
  for (const embedded of [page, await openSignedIn(person, site)]) {
    expect((await embedded.call('GET', `${confirmations}/${id}`)).status).toBe(403);
    expect((await decide(embedded, id)).status).toBe(403);
  }
  expect((await person.call('GET', `${confirmations}/${id}`)).body.state).toBe('open');
});

test('an administrator who acts as somebody confirms nothing for them', async () => {
  const { person, id } = await ask();
  const administrator = await signIn({ groups: ['administrators'] });
  administrator.take(await storeSession(database, person.id, administrator.id));
  expect((await administrator.call('GET', `${confirmations}/${id}`)).status).toBe(200);
  expect((await decide(administrator, id)).body.code).toBe('forbidden');
  expect((await person.call('GET', `${confirmations}/${id}`)).body.state).toBe('open');
});

test('the first decision counts', async () => {
  const { person, page, id } = await ask();
  const answers = await Promise.all([decide(person, id), decide(person, id, false)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const { state } = answers.find(({ status }) => status === 200)?.body ?? {};
  expect((await page.call('GET', `${confirmations}/${id}/state`)).body).toEqual({ state });
  expect((await decide(person, id, state === 'refused')).status).toBe(409);
});

test('what became of it, the session that asked alone is told', async () => {
  const { site, person, page, id } = await ask();
  const follow = (of: typeof page) => of.call('GET', `${confirmations}/${id}/state`);
  expect((await follow(page)).body).toEqual({ state: 'open' });
  await decide(person, id, false);
  expect((await follow(page)).body).toEqual({ state: 'refused' });
  expect((await follow(await openSignedIn(person, site))).status).toBe(404);
  expect((await person.call('GET', `${confirmations}/${id}/state`)).status).toBe(404);
});

test('after five minutes nobody decides any more, and later it is forgotten', async () => {
  const { person, page, id } = await ask();
  waitFor(5);
  expect((await person.call('GET', `${confirmations}/${id}`)).body.state).toBe('expired');
  expect((await decide(person, id)).body.code).toBe('conflict');
  const rows = () => database.$count(embedConfirmations, eq(embedConfirmations.id, id));
  await removeOldConfirmations(server.platform);
  expect(await rows()).toBe(1);
  waitFor(61);
  await removeOldConfirmations(server.platform);
  expect(await rows()).toBe(0);
  expect((await page.call('GET', `${confirmations}/${id}/state`)).status).toBe(404);
});

test('nothing is confirmed for a page whose site was stopped, or whose session is over', async () => {
  const first = await ask();
  const stoppedAt = new Date();
  const isSite = eq(embedSites.id, first.site.id);
  await database.update(embedSites).set({ stoppedAt, stopReason: 'x' }).where(isSite);
  siteDirectory(server.platform).forget();
  expect((await decide(first.person, first.id)).status).toBe(404);
  const second = await ask();
  await second.page.call('POST', '/api/v1/embeds/session/end');
  expect((await decide(second.person, second.id)).status).toBe(404);
  const third = await ask();
  await database
    .update(sessions)
    .set({ seenAt: new Date(Date.now() - 13 * 60 * minuteMs) })
    .where(eq(sessions.embedKey, third.site.live));
  expect((await decide(third.person, third.id)).status).toBe(404);
});

test('one’s data tells what was asked, and goes with the account', async () => {
  const { person, id } = await ask();
  await decide(person, id);
  const data = await embedsData.collect(database, person.id, server.platform);
  expect(data).toMatchObject({
    confirmations: [
      { site: 'The shop', origin: shop, about: 'Visa •••• 4242', decision: 'confirmed' },
    ],
  });
  await database.transaction((transaction) => embedsData.erase(transaction, person.id, new Date()));
  const left = eq(embedConfirmations.userId, person.id);
  expect(await database.$count(embedConfirmations, left)).toBe(0);
});

test('a page asks twenty times a minute', async () => {
  const limited = await startPaying({ hasLimits: true });
  const [site, person] = [await limited.openSite(), await limited.signIn()];
  const page = await limited.openSignedIn(person, site);
  for (let n = 0; n < 20; n += 1) {
    expect((await page.call('POST', confirmations, card)).status).toBe(200);
  }
  expect((await page.call('POST', confirmations, card)).status).toBe(429);
});

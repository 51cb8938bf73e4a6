import { eq } from 'drizzle-orm';
import { afterEach, expect, test, vi } from 'vitest';
import { startTestServer } from '../../platform/test-server.fixture.ts';
import { openBrowser, password, storeUser } from '../account.fixture.ts';
import { accountDomain } from '../routes.ts';
import { sessions } from '../tables.ts';

const server = await startTestServer([accountDomain], { callsPerMinute: 1e9 });
const { database } = server.platform;
const user = '/api/v1/user/';

afterEach(() => {
  vi.useRealTimers();
});

function travelSeconds(seconds: number): void {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + seconds * 1000 });
}

test('the former token of one person ends nothing of another who has signed in over them', async () => {
  const [rosa, ana, eve] = [
    await storeUser(database),
    await storeUser(database),
    await storeUser(database),
  ];
  const browser = openBrowser(server);
  await browser.signIn(rosa.username);
  const [page, thief] = [browser.steal(), browser.steal()];
  await browser.signIn(ana.username);
  const out = await page.call('POST', '/logout');
  expect([out.status, out.headers['set-cookie']]).toEqual([200, undefined]);
  for (const who of [eve, rosa]) {
    const other = thief.steal();
    expect((await other.signIn(who.username)).status).toBe(200);
    expect((await other.call('GET', user)).body.id).toBe(who.id);
  }
  expect((await browser.call('GET', user)).body.id).toBe(ana.id);
  expect((await page.call('GET', user)).status).toBe(503);
  travelSeconds(31);
  expect((await page.call('GET', user)).status).toBe(401);
});

test('once the session has another token, its former one is its own again', async () => {
  const [rosa, ana] = [await storeUser(database), await storeUser(database)];
  const browser = openBrowser(server);
  await browser.signIn(rosa.username);
  await browser.signIn(ana.username);
  const page = browser.steal();
  const changed = { current: password, password: 'another long password' };
  expect((await browser.call('POST', `${user}password`, changed)).status).toBe(200);
  expect(browser.cookie).not.toBe(page.cookie);
  expect((await page.call('POST', '/logout')).status).toBe(200);
  expect((await browser.call('GET', `${user}security`)).status).toBe(401);
});

test.each(['signing out', 'signing in'])(
  '%s with a former token of one’s own ends the new session',
  async (way) => {
    const rosa = await storeUser(database);
    const browser = openBrowser(server);
    await browser.signIn(rosa.username);
    const page = browser.steal();
    await browser.signIn(rosa.username);
    if (way === 'signing in') await page.signIn(rosa.username);
    else expect((await page.call('POST', '/logout')).status).toBe(200);
    expect((await browser.call('GET', `${user}security`)).status).toBe(401);
    const left = await database.$count(sessions, eq(sessions.userId, rosa.id));
    expect(left).toBe(way === 'signing in' ? 1 : 0);
  },
);

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startTestServer } from '../../platform/test-server.fixture.ts';
import { openBrowser, storeUser } from '../account.fixture.ts';
import { accountDomain } from '../routes.ts';

const server = await startTestServer([accountDomain], { callsPerMinute: 1e9 });
const { database, configuration } = server.platform;

// The first delay is a second, and to look at many passwords may take longer.
beforeEach(() => travel(0));

afterEach(() => {
  vi.useRealTimers();
});

function travel(seconds: number): void {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + seconds * 1_000 });
}

/** Tries a wrong password from an address of its own network. */
async function fail(username: string, remoteAddress = '203.0.113.7') {
  return server.inject({
    method: 'POST',
    url: '/login',
    remoteAddress,
    headers: { origin: configuration.siteOrigin, 'x-boardwalk': '1' },
    payload: { username, password: 'wrong' },
  });
}

test('after five failures in a row even the right password has to wait, ever longer', async () => {
  const rosa = await storeUser(database);
  const browser = openBrowser(server);
  for (let failures = 0; failures < 5; failures += 1) {
    expect((await browser.signIn(rosa.username, 'wrong')).status).toBe(403);
  }
  const refused = await browser.signIn(rosa.username);
  expect(refused.status).toBe(429);
  expect(Number(refused.headers['retry-after'])).toBe(1);
  travel(2);
  expect((await browser.signIn(rosa.username, 'wrong')).status).toBe(403);
  expect(Number((await browser.signIn(rosa.username)).headers['retry-after'])).toBe(2);
  travel(3);
  expect((await browser.signIn(rosa.username)).status).toBe(200);
  expect((await browser.signIn(rosa.username, 'wrong')).status).toBe(403);
  expect((await browser.signIn(rosa.username)).status).toBe(200);
});

test('who guesses from one network does not lock the owner out at another', async () => {
  const rosa = await storeUser(database);
  for (let failures = 0; failures < 6; failures += 1) await fail(rosa.username);
  expect((await fail(rosa.username)).status).toBe(429);
  expect((await openBrowser(server).signIn(rosa.username)).status).toBe(200);
});

test('guesses from many networks wait too', async () => {
  const rosa = await storeUser(database);
  const statuses: number[] = [];
  for (let network = 1; network <= 32; network += 1) {
    statuses.push((await fail(rosa.username, `198.51.${network}.9`)).status);
  }
  expect(statuses.indexOf(429)).toBe(30);
});

test('forty guesses at once are no more than those in a row', async () => {
  const rosa = await storeUser(database);
  const guesses = await Promise.all(Array.from({ length: 40 }, () => fail(rosa.username)));
  expect(guesses.filter(({ status }) => status === 403)).toHaveLength(5);
  expect(guesses.filter(({ status }) => status === 429)).toHaveLength(35);
});

test('a name that nobody has waits like any other', async () => {
  for (let failures = 0; failures < 5; failures += 1) await fail('nobody-at-all');
  expect((await fail('nobody-at-all')).status).toBe(429);
});

test('failures of a day ago count no more', async () => {
  const rosa = await storeUser(database);
  for (let failures = 0; failures < 4; failures += 1) await fail(rosa.username, '192.0.2.44');
  travel(86_460);
  for (let failures = 0; failures < 5; failures += 1) {
    expect((await fail(rosa.username, '192.0.2.44')).status).toBe(403);
  }
  expect((await fail(rosa.username, '192.0.2.44')).status).toBe(429);
});

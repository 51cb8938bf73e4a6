import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startTestServer } from '../../platform/test-server.fixture.ts';
import { openBrowser, password, storeUser } from '../account.fixture.ts';
import { accountDomain } from '../routes.ts';
import { signInNew, travel } from '../security.fixture.ts';
import { deleteExpired } from '../sweep-accounts.ts';
import { knownBrowsers } from '../tables.ts';

const server = await startTestServer([accountDomain], { withoutLimits: true });
const { database } = server.platform;
const user = '/api/v1/user/';

// The first delay is a second, and to look at many passwords may take longer.
beforeEach(() => travel(0));

afterEach(() => {
  vi.useRealTimers();
});

let networks = 0;

/** A wrong password from a network that was never seen. */
function guess(name: string) {
  networks += 1;
  return openBrowser(server, `198.51.${networks}.7`).signIn(name, 'wrong');
}

async function guessUntilLocked(name: string): Promise<void> {
  for (let guesses = 0; guesses < 31; guesses += 1) {
    if ((await guess(name)).status === 429) return;
  }
  throw new Error('So many guesses were let through.');
}

const browsersOf = (id: number) =>
  database.select().from(knownBrowsers).where(eq(knownBrowsers.userId, id));

test('however long strangers guess, the owner signs in at a browser that is known', async () => {
  const rosa = await signInNew(server);
  await rosa.call('POST', '/logout');
  for (let quarters = 0; quarters < 3; quarters += 1) {
    await guessUntilLocked(rosa.username);
    expect((await openBrowser(server).signIn(rosa.username)).status).toBe(429);
    expect((await rosa.signIn(rosa.username)).status).toBe(200);
    // Signing in there gives strangers no new guesses.
    expect((await guess(rosa.username)).status).toBe(429);
    travel(901);
    await guess(rosa.username);
  }
});

test('a known browser has five guesses of its own, and takes none from the others', async () => {
  const rosa = await signInNew(server);
  for (let guesses = 0; guesses < 5; guesses += 1) {
    expect((await rosa.signIn(rosa.username, 'wrong')).status).toBe(403);
  }
  expect((await rosa.signIn(rosa.username)).status).toBe(429);
  expect((await openBrowser(server).signIn(rosa.username)).status).toBe(200);
});

test('it is known for who has signed in there, and nobody else', async () => {
  const rosa = await signInNew(server);
  const ana = await storeUser(database);
  await guessUntilLocked(ana.username);
  expect((await rosa.signIn(ana.username)).status).toBe(429);
});

test('two who share a browser are both known there', async () => {
  const rosa = await signInNew(server);
  const ana = await storeUser(database);
  await rosa.signIn(ana.username);
  await guessUntilLocked(rosa.username);
  await guessUntilLocked(ana.username);
  expect((await rosa.signIn(ana.username)).status).toBe(200);
  expect((await rosa.signIn(rosa.username)).status).toBe(200);
});

test('one budget for an account, by whichever name and however it is typed', async () => {
  const rosa = await storeUser(database);
  const names = [
    rosa.username,
    `${rosa.username}@example.org`,
    ` ${rosa.username.toUpperCase()} `,
    `${rosa.username}@EXAMPLE.org`,
  ];
  const statuses: number[] = [];
  const thief = openBrowser(server, '203.0.113.77');
  for (let guesses = 0; guesses < 6; guesses += 1) {
    statuses.push((await thief.signIn(names[guesses % 4] ?? '', 'wrong')).status);
  }
  expect(statuses).toEqual([403, 403, 403, 403, 403, 429]);
  await guessUntilLocked(rosa.username);
  expect((await guess(`${rosa.username}@example.org`)).status).toBe(429);
});

test('a wrong password makes no browser known', async () => {
  const rosa = await storeUser(database);
  const answer = await openBrowser(server).signIn(rosa.username, 'wrong');
  expect(answer.headers['set-cookie']).toBeUndefined();
  expect(await browsersOf(rosa.id)).toEqual([]);
});

test('a token that was made up is not taken up', async () => {
  const rosa = await storeUser(database);
  const made = 'A'.repeat(43);
  const { configuration } = server.platform;
  const answer = await server.inject({
    method: 'POST',
    url: '/login',
    headers: { origin: configuration.siteOrigin, 'x-boardwalk': '1', cookie: `bw-browser=${made}` },
    payload: { username: rosa.username, password },
  });
  const [, cookie] = [answer.headers['set-cookie']].flat();
  expect(cookie).toMatch(
    /^bw-browser=[\w-]{43}; Max-Age=15552000; Path=\/; HttpOnly; SameSite=Lax$/,
  );
  expect(cookie).not.toContain(made);
});

test('signing out everywhere forgets all browsers, a new password all others', async () => {
  const rosa = await signInNew(server);
  const phone = openBrowser(server);
  await phone.signIn(rosa.username);
  expect(await browsersOf(rosa.id)).toHaveLength(2);
  const changed = { current: password, password: 'another path altogether' };
  expect((await rosa.call('POST', `${user}password`, changed)).status).toBe(200);
  expect(await browsersOf(rosa.id)).toHaveLength(1);
  await guessUntilLocked(rosa.username);
  expect((await phone.signIn(rosa.username, changed.password)).status).toBe(429);
  expect((await rosa.signIn(rosa.username, changed.password)).status).toBe(200);
  const factors = { password: changed.password };
  expect((await rosa.call('POST', `${user}sessions/end`, factors)).status).toBe(200);
  expect(await browsersOf(rosa.id)).toEqual([]);
});

test('twenty of a person are kept, those used last, and none for half a year', async () => {
  const rosa = await storeUser(database);
  const rows = Array.from({ length: 25 }, (_, index) => ({
    userId: rosa.id,
    tokenHash: `hash ${index}`,
    device: '',
    createdAt: new Date(0),
    usedAt: new Date(Date.now() - index * 86_400_000),
  }));
  await database.insert(knownBrowsers).values(rows);
  await deleteExpired(server.platform);
  const kept = (await browsersOf(rosa.id)).map(({ tokenHash }) => tokenHash).sort();
  expect(kept).toEqual(
    rows
      .slice(0, 20)
      .map(({ tokenHash }) => tokenHash)
      .sort(),
  );
  travel(181 * 86_400);
  await deleteExpired(server.platform);
  expect(await browsersOf(rosa.id)).toEqual([]);
});

test('its owner takes along which browsers are known', async () => {
  const rosa = await signInNew(server);
  const { body } = await rosa.call('GET', `${user}data`);
  expect(body.account.knownBrowsers).toEqual([
    { device: 'Firefox, Windows', since: expect.any(String), usedAt: expect.any(String) },
  ]);
});

import { eq } from 'drizzle-orm';
import { afterEach, expect, test, vi } from 'vitest';
import { startTestServer } from '../../platform/test-server.fixture.ts';
import { openBrowser, password, storeUser } from '../account.fixture.ts';
import { accountDomain } from '../routes.ts';
import { memberships, sessions, users } from '../tables.ts';

const server = await startTestServer([accountDomain], { callsPerMinute: 1e9 });
const { inject, platform } = server;
const { database } = platform;
const { siteOrigin } = platform.configuration;
const user = '/api/v1/user/';

afterEach(() => {
  vi.useRealTimers();
});

/** Business time that many days on. */
function travel(days: number): void {
  travelSeconds(days * 86_400);
}

function travelSeconds(seconds: number): void {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + seconds * 1000 });
}

test('a visitor is null, and gets no cookie', async () => {
  const browser = openBrowser(server);
  const answer = await browser.call('GET', user);
  expect([answer.status, answer.body]).toEqual([200, null]);
  expect(answer.headers['set-cookie']).toBeUndefined();
});

test.each(['username', 'e-mail', 'upper case'])('one signs in by %s', async (by) => {
  const rosa = await storeUser(database);
  const name = { username: rosa.username, 'e-mail': `${rosa.username}@example.org` }[by];
  const browser = openBrowser(server);
  const answer = await browser.signIn(name ?? rosa.username.toUpperCase());
  expect(answer.status).toBe(200);
  const own = { id: rosa.id, firstName: 'Rosa', profilePicture: null, actor: null };
  expect(answer.body).toEqual(own);
  expect((await browser.call('GET', user)).body).toEqual(own);
});

test('the cookie is out of reach of scripts and other sites, and its token is not stored', async () => {
  const rosa = await storeUser(database);
  const browser = openBrowser(server);
  const { headers } = await browser.signIn(rosa.username);
  const [cookie] = [headers['set-cookie']].flat();
  const [pair, ...attributes] = String(cookie).split('; ');
  expect(attributes.sort()).toEqual(['HttpOnly', 'Max-Age=2592000', 'Path=/', 'SameSite=Lax']);
  const token = pair?.split('=')[1] ?? '';
  expect(token).toMatch(/^[\w-]{43}$/);
  const [row] = await database.select().from(sessions).where(eq(sessions.userId, rosa.id));
  expect(JSON.stringify(row)).not.toContain(token);
  expect(row).toMatchObject({ device: 'Firefox, Windows', actorId: null });
});

test('on https, the cookie is Secure and bound to its host', async () => {
  const https = await startTestServer([accountDomain], {
    siteOrigin: 'https://board.example',
    allowedOrigins: new Set(['https://board.example']),
  });
  const rosa = await storeUser(https.platform.database);
  const { headers } = await openBrowser(https).signIn(rosa.username);
  const [session, known] = [headers['set-cookie']].flat();
  expect(known).toMatch(/^__Host-bw-browser=[\w-]{43}; .*Path=\/; HttpOnly; Secure; SameSite=Lax$/);
  expect(session).toMatch(
    /^__Host-bw-session=[\w-]{43}; .*Path=\/; HttpOnly; Secure; SameSite=Lax/,
  );
});

test.each([
  ['a wrong password', { username: 'known', password: 'wrong' }],
  ['a name that nobody has', { username: 'nobody', password }],
  ['a disabled account', { username: 'disabled', password }],
  ['a deleted account', { username: 'deleted', password }],
  ['an account without a password', { username: 'listed', password }],
])('%s is refused in the same words, without a session', async (_, body) => {
  await database.delete(users).where(eq(users.lastName, 'Refused'));
  const lastName = 'Refused';
  await storeUser(database, { username: 'known', lastName });
  await storeUser(database, { username: 'disabled', lastName, state: 'disabled' });
  await storeUser(database, { username: 'deleted', lastName, state: 'deleted' });
  await storeUser(database, { username: 'listed', lastName, passwordHash: null });
  const browser = openBrowser(server);
  const answer = await browser.call('POST', '/login', body);
  expect(answer.status).toBe(403);
  expect(answer.body).toMatchObject({ code: 'wrong-credentials', detail: 'Unable to log you in.' });
  expect(browser.cookie).toBeUndefined();
});

test('who has not confirmed their address is told so, once the password is right', async () => {
  const rosa = await storeUser(database, { state: 'unconfirmed' });
  const browser = openBrowser(server);
  expect((await browser.signIn(rosa.username, 'wrong')).body.code).toBe('wrong-credentials');
  expect((await browser.signIn(rosa.username)).body.code).toBe('unconfirmed-account');
  expect(browser.cookie).toBeUndefined();
});

test('signing out ends the session on the server, for whoever else holds the cookie too', async () => {
  const rosa = await storeUser(database);
  const browser = openBrowser(server);
  await browser.signIn(rosa.username);
  const thief = browser.steal();
  const answer = await browser.call('POST', '/logout');
  expect([answer.status, answer.body]).toEqual([200, null]);
  expect(browser.cookie).toBeUndefined();
  const stolen = await thief.call('GET', user);
  expect([stolen.status, stolen.body.detail]).toEqual([401, 'You have been logged out']);
  expect(thief.cookie).toBeUndefined();
  expect((await browser.call('POST', '/logout')).status).toBe(200);
});

test('signing out twice at once is signing out', async () => {
  const rosa = await storeUser(database);
  const browser = openBrowser(server);
  await browser.signIn(rosa.username);
  const doubled = browser.steal();
  const answers = await Promise.all([browser, doubled].map((one) => one.call('POST', '/logout')));
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(await database.$count(sessions, eq(sessions.userId, rosa.id))).toBe(0);
});

test('signing in anew renews the session and ends the one before', async () => {
  const rosa = await storeUser(database);
  const browser = openBrowser(server);
  await browser.signIn(rosa.username);
  const before = browser.steal();
  await browser.signIn(rosa.username);
  expect(browser.cookie).not.toBe(before.cookie);
  expect((await before.call('GET', `${user}security`)).status).toBe(401);
  expect((await browser.call('GET', user)).body.id).toBe(rosa.id);
  expect(await database.$count(sessions, eq(sessions.userId, rosa.id))).toBe(1);
});

test('a late answer to a call of the session before takes nothing of the new one', async () => {
  const [rosa, ana] = [await storeUser(database), await storeUser(database)];
  const browser = openBrowser(server);
  await browser.signIn(rosa.username);
  const before = browser.steal();
  const { cookie } = before;
  await browser.signIn(ana.username);
  const late = [
    await before.call('GET', '/api/v1/user/groups/'),
    await before.call('GET', '/api/v1/user/sessions'),
    await before.call('POST', '/api/v1/user/sessions/end', {}),
  ];
  expect(late.map(({ headers }) => headers['set-cookie'])).toEqual(late.map(() => undefined));
  expect(late[0]?.body.detail).toBe('You have been logged out');
  // Another tab of this browser, before the new cookie has arrived.
  const answer = await before.call('GET', user);
  expect([answer.status, answer.headers['retry-after'], before.cookie]).toEqual([503, '1', cookie]);
  expect((await browser.call('GET', user)).body.id).toBe(ana.id);
  // This call alone removes a cookie, once no new one can be on its way.
  travelSeconds(31);
  expect([(await before.call('GET', user)).status, before.cookie]).toEqual([401, undefined]);
});

test.each([
  ['a week without use', [8]],
  ['a month, however used', [6, 6, 6, 6, 7]],
])('a session is over after %s', async (_, days) => {
  const rosa = await storeUser(database);
  const browser = openBrowser(server);
  await browser.signIn(rosa.username);
  const statuses = [];
  for (const some of days) {
    travel(some);
    statuses.push((await browser.call('GET', user)).status);
  }
  expect(statuses).toEqual([...days.slice(1).map(() => 200), 401]);
});

test('whose account is disabled is out at once', async () => {
  const rosa = await storeUser(database);
  const browser = openBrowser(server);
  await browser.signIn(rosa.username);
  await database.update(users).set({ state: 'disabled' }).where(eq(users.id, rosa.id));
  expect((await browser.call('GET', user)).status).toBe(401);
});

test('a session made up, cut or doubled opens nothing', async () => {
  for (const value of ['x', 'A'.repeat(43), `${'A'.repeat(43)}; bw-session=x`, '%00', '']) {
    const cookie = `bw-session=${value}`;
    const { status } = await inject({ url: user, headers: { cookie } });
    expect([200, 401]).toContain(status);
    const groups = await inject({ url: '/api/v1/user/groups/', headers: { cookie } });
    expect(groups.status).toBe(401);
  }
});

test.each([
  ['an allowed partner', { origin: 'http://partner.localhost:4100' }],
  ['another port of the site', { origin: 'http://localhost:4100' }],
  ['an opaque page', { origin: 'null' }],
  ['a page that hides its origin', { 'sec-fetch-site': 'cross-site' }],
  ['a sibling of the site', { 'sec-fetch-site': 'same-site' }],
])('%s can’t use the cookie of our own site', async (_, from) => {
  const rosa = await storeUser(database);
  const browser = openBrowser(server);
  await browser.signIn(rosa.username);
  const headers = { cookie: browser.cookie ?? '', 'x-boardwalk': '1', ...from };
  const seen = await inject({ url: user, headers });
  expect(seen.body?.id).toBeUndefined();
  const out = await inject({ method: 'POST', url: '/logout', headers });
  expect([out.status, out.body.code]).toEqual([403, 'origin-not-allowed']);
  const login = await inject({
    method: 'POST',
    url: '/login',
    headers,
    payload: { username: rosa.username, password },
  });
  expect([login.status, login.body.code]).toEqual([403, 'origin-not-allowed']);
  expect((await browser.call('GET', user)).body.id).toBe(rosa.id);
});

test.each([
  ['text/plain', '{"username":"a","password":"b"}'],
  ['application/x-www-form-urlencoded', 'username=a&password=b'],
  ['multipart/form-data; boundary=x', '--x--'],
])('a form of %s signs nobody in', async (type, payload) => {
  const { status } = await inject({
    method: 'POST',
    url: '/login',
    headers: { origin: siteOrigin, 'content-type': type },
    payload,
  });
  expect([400, 403, 415]).toContain(status);
});

test('one’s groups are those whose time has not run out', async () => {
  const rosa = await storeUser(database, { groups: ['merchants'] });
  const past = { createdAt: new Date(0), endsAt: new Date(1) };
  await database.insert(memberships).values({ userId: rosa.id, group: 'partners', ...past });
  const browser = openBrowser(server);
  expect((await browser.call('GET', '/api/v1/user/groups/')).status).toBe(401);
  await browser.signIn(rosa.username);
  expect((await browser.call('GET', '/api/v1/user/groups/')).body).toEqual([
    { name: 'merchants', permissions: ['create'] },
  ]);
});

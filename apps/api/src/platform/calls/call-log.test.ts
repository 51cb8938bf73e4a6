import { expect, test } from 'vitest';
import { storeSession, storeUser } from '../../account/account.fixture.ts';
import { shop, storeEmbeddedSession, storeSite } from '../../embeds/embeds.fixture.ts';
import { domains } from '../../main.ts';
import { keepLog } from '../log-lines.fixture.ts';
import { startTestServer } from '../test-server.fixture.ts';

const { log, texts, answered } = keepLog();
const server = await startTestServer(domains, { log, callsPerMinute: 1e9 });
const { database, configuration } = server.platform;
const rosa = await storeUser(database, { groups: ['partners'] });
const chief = await storeUser(database, { groups: ['administrators'] });
const site = await storeSite(database, rosa.id);
const own = { origin: configuration.siteOrigin, 'sec-fetch-site': 'same-origin' };
const cookie = await storeSession(database, rosa.id);

interface Asked {
  readonly method?: 'GET' | 'POST';
  readonly headers?: Readonly<Record<string, string>>;
  readonly remoteAddress?: string;
}

async function ask(url: string, { method = 'GET', headers = {}, remoteAddress }: Asked = {}) {
  await server.inject({
    method,
    url,
    headers: { ...own, 'x-boardwalk': '1', ...headers },
    ...(remoteAddress && { remoteAddress }),
    ...(method === 'POST' && { payload: {} }),
  });
  return answered();
}

test('a line tells who called what from where, and how it ended', async () => {
  const line = await ask('/api/v1/user/profile?note=1', {
    headers: { cookie },
    remoteAddress: '203.0.113.77',
  });
  expect(line).toMatchObject({
    service: 'api',
    endpoint: 'readProfile',
    method: 'GET',
    status: 400,
    code: 'invalid-request',
    event: 'input-refused',
    userId: rosa.id,
    from: '203.0.113.0/24',
    origin: configuration.siteOrigin,
    requestId: expect.stringMatching(/^[\w-]{36}$/),
    ms: expect.any(Number),
  });
  expect(line).not.toHaveProperty('actorId');
});

test('whoever acts as somebody is named beside them', async () => {
  const acting = await storeSession(database, rosa.id, chief.id);
  const line = await ask('/api/v1/user/security', { headers: { cookie: acting } });
  expect(line).toMatchObject({
    userId: rosa.id,
    actorId: chief.id,
    endpoint: 'readSecurity',
    event: 'permission-refused',
  });
});

test('an embedding page is told by the number of its site', async () => {
  const token = await storeEmbeddedSession(database, { userId: rosa.id, key: site.live });
  const line = await ask(`/api/v1/user/?key=${site.live}`, {
    headers: { origin: shop, 'sec-fetch-site': 'cross-site', authorization: `Bearer ${token}` },
  });
  expect(line).toMatchObject({ siteId: site.id, userId: rosa.id, origin: shop, status: 200 });
  expect(JSON.stringify(line)).not.toContain(site.live);
});

test.each([
  ['no session', '/api/v1/user/profile', {}, 'session-missing'],
  ['no right', '/api/v1/administration/audit', { cookie }, 'permission-refused'],
  [
    'an origin that is none',
    '/api/v1/user/profile',
    { origin: 'https://evil.example' },
    'origin-refused',
  ],
])('%s is an event with a name', async (_, url, headers, event) => {
  expect(await ask(url, { headers })).toMatchObject({ event });
});

test('wrong passwords are told, and then that they are locked out, by their endpoint', async () => {
  const events = [];
  for (let nth = 0; nth < 7; nth += 1) {
    await server.inject({
      method: 'POST',
      url: '/login',
      headers: { ...own, 'x-boardwalk': '1' },
      payload: { username: rosa.username, password: 'wrong' },
    });
    events.push(answered().event);
  }
  expect(events.slice(0, 5)).toEqual(events.slice(0, 5).map(() => 'credentials-refused'));
  expect(events.at(-1)).toBe('attempts-locked');
  expect(texts.some((text) => text.includes('"sign-in-refused"'))).toBe(true);
});

test('whoever calls too often is turned away before the endpoint, by a name of its own', async () => {
  let line: unknown;
  for (let nth = 0; nth < 12; nth += 1) {
    line = await ask('/api/v1/user/forgot-username', { method: 'POST' });
  }
  expect(line).toMatchObject({ event: 'rate-limited', endpoint: 'forgotUsername', status: 429 });
});

test('an endpoint is named, and an unknown path cleaned: either may hold a token', async () => {
  const token = 'tOkEn7'.repeat(6);
  const grant = `/api/v1/embeds/authorization/${token}`;
  expect(await ask(grant)).toMatchObject({ endpoint: 'readGrant' });
  expect(await ask(`/media/${'0'.repeat(32)}/320.webp`)).toMatchObject({
    endpoint: '/media/:id/:file',
  });
  expect(await ask(`/wp-admin/${token}?token=${token}`)).toMatchObject({ path: '/wp-admin/…' });
  expect(texts.join()).not.toContain(token);
});

test('nobody writes a line of their own, nor steers the terminal that shows it', async () => {
  const before = texts.length;
  for (const sign of [
    '\u001b[2J',
    '\u009b2J',
    '\u2028{"level":30}',
    '\u202eevil',
    '%0a{"level":30}',
  ]) {
    await server.inject({
      url: `/${encodeURIComponent(sign)}/x`,
      headers: { 'x-request-id': 'a"}' },
    });
    await ask('/api/v1/user/', { headers: { origin: Buffer.from(sign).toString('latin1') } });
  }
  expect(texts.length - before).toBe(10);
  expect(texts.slice(before).join('')).not.toMatch(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]|2J|evil/u);
});

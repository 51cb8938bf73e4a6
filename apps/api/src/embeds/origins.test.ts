import { expect, test } from 'vitest';
import { unlistedOrigins } from '../platform/http/origins.fixture.ts';
import { openPage, shop, startEmbeds, storeEmbeddedSession } from './embeds.fixture.ts';
import { callCounts } from './sites/embed-directory.ts';

const { server, database, openSite, signIn } = await startEmbeds();
const reading = '/api/v1/user/';
const ending = '/api/v1/embeds/session/end';
/** About the session of a page: not open to those that show no key. */
const ownReading = '/api/v1/embeds/greeting';

/** Origins that only resemble the shop's. */
const lookAlikes = [
  ...unlistedOrigins.map((origin) => origin.replace('http://partner.localhost:4100', shop)),
  'http://shop.example.org',
  'https://shop.example.org:443',
  'https://shop.example.org:8443',
  'https://shop.example.org.',
  'https://shop.example.org.evil.example',
  'https://evil-shop.example.org',
  'https://evil.shop.example.org',
  'https://shopxexample.org',
  'https://SHOP.example.org',
].filter((origin) => origin !== shop);

function preflight(origin: string, key?: string) {
  const url = key === undefined ? ending : `${ending}?key=${key}`;
  const headers = { origin, 'access-control-request-method': 'POST' };
  return server.inject({ method: 'OPTIONS', url, headers });
}

test('pages of a registered origin read and write with the key of their site', async () => {
  const { live } = await openSite();
  const page = openPage(server, shop, live);
  for (const answer of [await page.call('GET', reading), await page.call('POST', ending)]) {
    expect(answer.status).toBe(200);
    expect(answer.headers['access-control-allow-origin']).toBe(shop);
    expect(answer.headers['access-control-allow-credentials']).toBe('true');
    expect(answer.headers.vary).toContain('Origin');
  }
  expect((await preflight(shop, live)).status).toBe(204);
  expect((await preflight(shop)).status).toBe(204);
});

test.each(lookAlikes)('"%s" may neither ask, nor read, nor change', async (origin) => {
  const { live } = await openSite();
  const page = openPage(server, origin, live);
  const read = await page.call('GET', reading);
  // A page is shown why it is refused, in an answer to a call without credentials.
  expect([read.status, read.body.code]).toEqual([403, 'origin-not-allowed']);
  expect(read.headers['access-control-allow-origin']).toBe('*');
  expect(read.headers['access-control-allow-credentials']).toBeUndefined();
  expect(read.headers['cache-control']).toBe('no-store');
  for (const answer of [
    await page.call('POST', ending),
    await page.call('GET', ownReading),
    await preflight(origin, live),
    await openPage(server, origin, undefined).call('POST', ending),
  ]) {
    expect(answer.headers['access-control-allow-origin']).toBeUndefined();
    expect(answer.headers['access-control-allow-credentials']).toBeUndefined();
    expect(answer.headers.vary).toContain('Origin');
    // Our own origin is trusted, but not as a page of somebody's.
    expect(answer.body?.code).toBe('origin-not-allowed');
  }
});

test('more than forty wrong origins were tried', () => {
  expect(new Set(lookAlikes).size).toBeGreaterThan(40);
});

test('key and origin are checked together, and the refusal can be read where it is mended', async () => {
  const mine = await openSite();
  const theirs = await openSite({ origins: ['https://other.example.org'] });
  const sentences = await Promise.all(
    [undefined, theirs.live, mine.test, 'pk_live_nothing', `${mine.live}x`].map(async (key) => {
      const { status, headers, body } = await openPage(server, shop, key).call('GET', ownReading);
      expect([status, body.code]).toEqual([403, 'origin-not-allowed']);
      expect(headers['access-control-allow-origin']).toBe(shop);
      expect(body.detail).toContain('/dashboard/embeds');
      return body.detail;
    }),
  );
  expect(new Set(sentences).size).toBe(4);
});

test('a registered page without a key reads as any page may, and its developer hears of it', async () => {
  const { live } = await openSite();
  const forgetful = await openPage(server, shop, undefined).call('GET', reading);
  expect([forgetful.status, forgetful.headers['access-control-allow-origin']]).toEqual([200, '*']);
  expect(forgetful.headers['boardwalk-notice']).toContain(
    `${shop} is registered, but shows no key`,
  );
  expect(forgetful.headers['access-control-expose-headers']).toContain('Boardwalk-Notice');
  const stranger = await openPage(server, 'https://evil.example', undefined).call('GET', reading);
  expect(stranger.headers['boardwalk-notice']).toBeUndefined();
  const shown = await openPage(server, shop, live).call('GET', reading);
  expect(shown.headers['boardwalk-notice']).toBeUndefined();
  for (const path of ['session', 'session/token', 'session/end']) {
    const refused = await openPage(server, shop, undefined).call('POST', `/api/v1/embeds/${path}`);
    expect(refused.body.code).toBe('origin-not-allowed');
  }
});

test('whoever is signed in on a registered page is a stranger to one without a key', async () => {
  const { live } = await openSite();
  const person = await signIn();
  const token = await storeEmbeddedSession(database, { userId: person.id, key: live });
  const headers = { origin: shop, 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'cors' };
  for (const carried of [
    { cookie: `__Host-bw-embed=${token}` },
    { authorization: `Bearer ${token}` },
  ]) {
    const ask = (url: string) => server.inject({ url, headers: { ...headers, ...carried } });
    expect((await ask(`${reading}?key=${live}`)).body.id).toBe(person.id);
    expect((await ask(reading)).text).toBe('null');
  }
});

test('where the operator answers registered sites alone, the refusal can be read by anybody', async () => {
  const closed = await startEmbeds({ openCallsPerMinute: 0 });
  const { live } = await closed.openSite();
  for (const origin of ['https://any.example', 'null']) {
    const { status, headers, body } = await openPage(closed.server, origin, undefined).call(
      'GET',
      reading,
    );
    expect([status, body.code]).toEqual([403, 'origin-not-allowed']);
    expect(headers['access-control-allow-origin']).toBe('*');
    expect(body.detail).toContain(
      `${closed.server.platform.configuration.siteOrigin}/dashboard/embeds`,
    );
  }
  expect((await openPage(closed.server, shop, live).call('GET', reading)).status).toBe(200);
});

test('a test key works on the developer’s own machine and nowhere else', async () => {
  const { live, test: key } = await openSite();
  const own = ['http://localhost:5173', 'http://127.0.0.1', 'https://[::1]:8080'];
  for (const origin of [...own, 'http://wordpress.localhost:8888']) {
    const answer = await openPage(server, origin, key).call('GET', reading);
    expect([answer.status, answer.headers['access-control-allow-origin']]).toEqual([200, origin]);
    expect((await preflight(origin, key)).status).toBe(204);
    expect((await preflight(origin)).status).toBe(403);
    expect((await openPage(server, origin, live).call('GET', reading)).status).toBe(403);
  }
  for (const origin of [shop, 'http://localhost.evil.example', 'http://127.0.0.1.evil.example']) {
    expect((await openPage(server, origin, key).call('GET', reading)).status).toBe(403);
  }
});

test('on a live deployment a test key only reads', async () => {
  const live = await startEmbeds({ mode: 'live' });
  const { test: key } = await live.openSite();
  const page = openPage(live.server, 'http://localhost:5173', key);
  expect((await page.call('GET', reading)).status).toBe(200);
  expect((await page.call('POST', ending)).body.code).toBe('forbidden');
  const person = await live.signIn();
  const address = `/api/v1/embeds/authorization?siteKey=${key}&scopes=inbox`;
  const asked = await person.call('GET', `${address}&origin=http://localhost:5173`);
  expect(asked.body.code).toBe('forbidden');
});

test('a key that was revoked or whose owner was shut out opens nothing any more', async () => {
  const owner = await signIn({ groups: ['merchants'] });
  const origin = 'https://stall.example.org';
  const made = await owner.call('POST', '/api/v1/embeds/sites', {
    name: 'The stall',
    origins: [origin],
    theme: 'auto',
    locale: null,
    navigation: 'dialog',
    urlTemplate: null,
  });
  const key = made.body.keys.find(({ kind }: { kind: string }) => kind === 'live').key;
  const page = openPage(server, origin, key);
  expect((await page.call('GET', reading)).status).toBe(200);
  await owner.call('POST', `/api/v1/embeds/sites/${made.body.id}/keys/revoke`, { key });
  expect((await page.call('GET', reading)).body.code).toBe('origin-not-allowed');
  expect((await preflight(origin, key)).status).toBe(403);
});

test('what is for our own site alone stays closed to registered pages', async () => {
  const { live } = await openSite();
  const page = openPage(server, shop, live);
  for (const path of ['/api/v1/embeds/sites', '/api/v1/user/groups/']) {
    expect((await page.call('GET', path)).body.code).toBe('origin-not-allowed');
  }
  expect((await page.call('POST', '/login', {})).body.code).toBe('origin-not-allowed');
});

test('calls are counted by origin, and written together', async () => {
  const owner = await signIn({ groups: ['partners'] });
  const { id, live } = await openSite();
  await database.execute(`update embed_sites set owner_id = ${owner.id} where id = ${id}`);
  const page = openPage(server, shop, live);
  await Promise.all(Array.from({ length: 7 }, () => page.call('GET', reading)));
  const stranger = openPage(server, 'https://evil.example', live);
  await Promise.all(Array.from({ length: 3 }, () => stranger.call('GET', reading)));
  const counts = () => owner.call('GET', `/api/v1/embeds/sites/${id}/counts`);
  expect((await counts()).body).toEqual([]);
  await Promise.all([
    callCounts(server.platform).write(database),
    callCounts(server.platform).write(database),
  ]);
  await callCounts(server.platform).write(database);
  const lastDay = new Date().toISOString().slice(0, 10);
  expect((await counts()).body).toEqual([
    { origin: shop, requests: 7, refusals: 0, lastDay },
    { origin: 'https://evil.example', requests: 0, refusals: 3, lastDay },
  ]);
  for (let n = 0; n < 80; n += 1) {
    await openPage(server, `https://${n}.evil.example`, live).call('GET', reading);
  }
  await callCounts(server.platform).write(database);
  const { body } = await counts();
  expect(body.length).toBeLessThanOrEqual(53);
  expect(body.find(({ origin }: { origin: string }) => origin === 'other').refusals).toBe(30);
});

test('nothing is written for a call, and nothing is asked for the next', async () => {
  const { live } = await openSite();
  const page = openPage(server, shop, live);
  await page.call('GET', reading);
  let queries = 0;
  const pool = database.$client;
  const query = pool.query.bind(pool);
  Object.assign(pool, {
    query: (...args: Parameters<typeof query>) => {
      queries += 1;
      return query(...args);
    },
  });
  for (let n = 0; n < 20; n += 1) await page.call('GET', reading);
  Object.assign(pool, { query });
  expect(queries).toBeLessThanOrEqual(1);
});

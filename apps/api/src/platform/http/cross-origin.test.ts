import * as endpoints from '@boardwalk/sdk-core/listings/endpoints';
import * as schemas from '@boardwalk/sdk-core/listings/schemas';
import { beforeEach, expect, test } from 'vitest';
import { defineRoutes } from '../domain.ts';
import { startTestServer } from '../test-server.fixture.ts';
import { unlistedOrigins as unlisted } from './origins.fixture.ts';

let changes = 0;

async function neverCalled(): Promise<never> {
  throw new Error('This operation stands outside of the test.');
}

const { inject } = await startTestServer(
  [
    {
      name: 'listings',
      routes: defineRoutes(endpoints, schemas, {
        listListings: neverCalled,
        readListing: neverCalled,
        listSimilarListings: neverCalled,
        revealContact: neverCalled,
        recordListingEvent: async () => {
          changes += 1;
          return null;
        },
        listTags: async () => ({ tags: [] }),
        countListingPages: neverCalled,
        listListingPages: neverCalled,
        previewListings: neverCalled,
        readListingSummaries: neverCalled,
        readUser: neverCalled,
      }),
    },
  ],
  { withoutDatabase: true, withoutLimits: true },
);

const reading = '/api/v1/tag/all';
const changing = '/api/v1/listing/7/events';
const partner = 'http://partner.localhost:4100';
const listed = ['http://localhost:4000', partner, 'http://playground.localhost:4101'];

beforeEach(() => {
  changes = 0;
});

test.each(listed)('%s may read answers with credentials', async (origin) => {
  const { headers } = await inject({ method: 'POST', url: reading, headers: { origin } });
  expect(headers['access-control-allow-origin']).toBe(origin);
  expect(headers['access-control-allow-credentials']).toBe('true');
  expect(headers.vary).toContain('Origin');
});

test.each(unlisted)('"%s" reads what any page may, and nothing of its reader’s', async (origin) => {
  const cookie = `bw-session=${'x'.repeat(43)}`;
  const read = await inject({ method: 'POST', url: reading, headers: { origin, cookie } });
  const preflight = await inject({
    method: 'OPTIONS',
    url: changing,
    headers: { origin, 'access-control-request-method': 'POST' },
  });
  const changed = await inject({
    method: 'POST',
    url: changing,
    headers: { origin, cookie, 'x-boardwalk': '1' },
    payload: { event: 'view' },
  });
  for (const { headers } of [read, preflight, changed]) {
    expect(headers['access-control-allow-origin']).toBe('*');
    expect(headers['access-control-allow-credentials']).toBeUndefined();
    expect(headers['set-cookie']).toBeUndefined();
    expect(headers.vary).toContain('Origin');
  }
  expect([read.status, preflight.status, changed.status]).toEqual([200, 204, 200]);
  expect(preflight.headers['access-control-allow-headers']).not.toContain('Authorization');
  expect(changes).toBe(1);
});

test('more than forty wrong origins were tried', () => {
  expect(new Set(unlisted).size).toBeGreaterThan(40);
});

test('a preflight lists methods and headers and holds for two hours at most', async () => {
  const { status, headers, text } = await inject({
    method: 'OPTIONS',
    url: changing,
    headers: { origin: partner, 'access-control-request-method': 'POST' },
  });
  expect([status, text]).toEqual([204, '']);
  expect(headers['access-control-allow-methods']).toBe('GET, HEAD, POST, PUT, DELETE');
  expect(headers['access-control-allow-headers']).toContain('X-Boardwalk');
  expect(Number(headers['access-control-max-age'])).toBeLessThanOrEqual(7_200);
});

test.each([
  ['a call of any page', 'https://any.example', changing],
  ['a call of a listed page', partner, changing],
  ['a file', 'https://any.example', '/media/a/320.webp'],
])('what a page’s monitoring adds to %s is allowed', async (_, origin, url) => {
  const added = [
    ...['traceparent', 'tracestate', 'baggage', 'sentry-trace', 'elastic-apm-traceparent'],
    ...['x-datadog-trace-id', 'x-datadog-parent-id', 'x-datadog-origin', 'x-datadog-tags'],
    ...['x-datadog-sampling-priority', 'newrelic', 'request-id', 'request-context', 'b3'],
  ];
  const preflight = await inject({
    method: 'OPTIONS',
    url,
    headers: {
      origin,
      'access-control-request-method': 'POST',
      'access-control-request-headers': added.join(','),
    },
  });
  const allowed = String(preflight.headers['access-control-allow-headers']).toLowerCase();
  expect(added.filter((name) => !allowed.split(', ').includes(name))).toEqual([]);
});

test('what a page’s monitoring adds changes no answer', async () => {
  const headers = { origin: partner, traceparent: `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01` };
  const plain = await inject({ method: 'POST', url: reading, headers: { origin: partner } });
  const traced = await inject({
    method: 'POST',
    url: reading,
    headers: { ...headers, 'request-id': 'of-the-page' },
  });
  expect(traced.body).toEqual(plain.body);
  expect(JSON.stringify(traced.headers)).not.toMatch(/a{32}|of-the-page/);
});

test('a call that changes something needs a listed origin, the header and JSON', async () => {
  const payload = { event: 'view' };
  const send = (headers: Record<string, string>, body: string | object = payload) =>
    inject({ method: 'POST', url: changing, headers, payload: body });
  expect((await send({ 'x-boardwalk': '1' })).body.code).toBe('origin-not-allowed');
  expect((await send({ origin: 'https://any.example' })).body.code).toBe('forbidden');
  expect((await send({ origin: partner })).body.code).toBe('forbidden');
  for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data']) {
    const { status } = await send({ origin: partner, 'content-type': type }, '{"event":"view"}');
    expect(status).toBe(403);
    const forged = { origin: partner, 'x-boardwalk': '1', 'content-type': type };
    expect((await send(forged, '{"event":"view"}')).status).toBe(415);
  }
  expect(changes).toBe(0);
  expect((await send({ origin: partner, 'x-boardwalk': '1' })).status).toBe(200);
  expect(changes).toBe(1);
});

test('pages, forms and pictures of other sites do not reach the API', async () => {
  for (const mode of ['navigate', 'no-cors']) {
    const headers = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': mode };
    const { status, body } = await inject({ method: 'POST', url: reading, headers });
    expect([status, body.code]).toEqual([403, 'origin-not-allowed']);
  }
  const script = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'cors', origin: partner };
  expect((await inject({ method: 'POST', url: reading, headers: script })).status).toBe(200);
});

test.each(['/v1/boardwalk.js', '/v0.1.0/search.js', '/media/a/320.webp', '/tiles/light/1/0/0.png'])(
  '%s is open to every page, without credentials',
  async (url) => {
    const { headers } = await inject({ url, headers: { origin: 'https://any.example' } });
    expect(headers['access-control-allow-origin']).toBe('*');
    expect(headers['timing-allow-origin']).toBe('*');
    expect(headers['access-control-allow-credentials']).toBeUndefined();
    expect(headers['cross-origin-resource-policy']).toBe('cross-origin');
    expect(headers.vary).toContain('Origin');
  },
);

test.each(['/health/live', '/api/v1/tag/all', '/nowhere', '/v1/boardwalk.js'])(
  '%s carries the headers that protect its reader',
  async (url) => {
    const { headers } = await inject({ url });
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(headers['x-robots-tag']).toBe('noindex');
    expect(headers['strict-transport-security']).toBeUndefined();
    expect(headers['content-type']).toContain('charset=utf-8');
  },
);

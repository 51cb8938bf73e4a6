import type { Endpoint } from '@boardwalk/sdk-core/http/endpoint';
import { isOpenEndpoint } from '@boardwalk/sdk-core/http/server-half';
import { expect, test } from 'vitest';
import { domains } from './main.ts';
import { recordWrites } from './platform/database/recorded-writes.fixture.ts';
import { unlistedOrigins } from './platform/http/origins.fixture.ts';
import { startTestServer } from './platform/test-server.fixture.ts';

const { inject, platform } = await startTestServer(domains, { withoutLimits: true });
const { siteOrigin } = platform.configuration;
const partner = 'http://partner.localhost:4100';
const takeWrites = await recordWrites(platform.database);
const endpoints = domains.flatMap(({ routes }) =>
  routes.map(({ endpoint, policy }) => ({ ...endpoint, ...policy })),
);
const unsafe = endpoints.filter(({ method, reads }) => method !== 'GET' && !reads);

/** An address of the endpoint, with a query that no operation gets to see. */
function addressOf({ path }: Endpoint): string {
  return `${path.replace(/\{\w+\}/g, '1')}?unknown=1`;
}

function send(endpoint: Endpoint, headers: Record<string, string>) {
  const { method, bodyType = 'application/json' } = endpoint;
  return inject({
    method,
    url: addressOf(endpoint),
    headers: { ...(method !== 'GET' && { 'content-type': bodyType }), ...headers },
    ...(method !== 'GET' && { payload: '{}' }),
  });
}

const opened = endpoints.filter(isOpenEndpoint);
const guarded = endpoints.filter((endpoint) => !isOpenEndpoint(endpoint));
const embedCookie = `__Host-bw-embed=${'y'.repeat(43)}`;
const cookie = `bw-session=${'x'.repeat(43)}; ${embedCookie}`;

/** A call of a page, as one that would like to be somebody, and the question before it. */
async function callAndAsk(endpoint: Endpoint, origin: string) {
  const headers = { origin, 'x-boardwalk': '1', cookie, authorization: `Bearer ${'z'.repeat(43)}` };
  const called = await send(endpoint, headers);
  const asked = await inject({
    method: 'OPTIONS',
    url: addressOf(endpoint),
    headers: { origin, 'access-control-request-method': endpoint.method },
  });
  for (const { headers } of [called, asked]) {
    expect(headers['access-control-allow-credentials'], origin).toBeUndefined();
    expect(headers['set-cookie'], origin).toBeUndefined();
    expect(headers.vary, origin).toContain('Origin');
  }
  return { called, asked };
}

test.each(guarded)('$method $path answers no page of another origin', async (endpoint) => {
  for (const origin of unlistedOrigins) {
    const { called, asked } = await callAndAsk(endpoint, origin);
    for (const { headers } of [called, asked]) {
      expect(headers['access-control-allow-origin'], origin).toBeUndefined();
    }
    expect(asked.status, origin).toBe(403);
    expect(called.body.code, origin).toBe('origin-not-allowed');
  }
});

test.each(opened)('$method $path answers any page, as it answers a stranger', async (endpoint) => {
  for (const origin of unlistedOrigins) {
    const { called, asked } = await callAndAsk(endpoint, origin);
    for (const { headers } of [called, asked]) {
      expect(headers['access-control-allow-origin'], origin).toBe('*');
    }
    expect(asked.status, origin).toBe(204);
    expect(asked.headers['access-control-allow-headers']).not.toContain('Authorization');
    expect(called.body?.code, origin).not.toBe('origin-not-allowed');
  }
});

test('what is open is what anyone may, but for the sessions of pages', () => {
  expect(opened.length).toBeGreaterThan(20);
  expect(opened.filter(({ path }) => path.includes('/embeds/'))).toEqual([]);
  expect(new Set(opened.map(({ rule }) => rule))).toEqual(new Set(['anyone']));
});

test.each(endpoints)('$method $path never allows credentials to every origin', async (endpoint) => {
  for (const origin of [siteOrigin, partner]) {
    const { headers } = await send(endpoint, { origin, 'x-boardwalk': '1' });
    expect(headers['access-control-allow-origin']).toBe(origin);
    expect(headers['access-control-allow-credentials']).toBe('true');
    expect(headers.vary).toContain('Origin');
  }
});

test.each(unsafe)('$method $path takes no call that a form could send', async (endpoint) => {
  const { bodyType = 'application/json' } = endpoint;
  const codes = ['origin-not-allowed', 'forbidden'];
  expect(codes).toContain((await send(endpoint, {})).body.code);
  expect(codes).toContain((await send(endpoint, { origin: siteOrigin })).body.code);
  const types = ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data'];
  for (const type of types.filter((name) => name !== bodyType)) {
    const headers = { origin: siteOrigin, 'x-boardwalk': '1', 'content-type': type };
    expect((await send(endpoint, headers)).status, type).toBe(415);
  }
});

test.each(endpoints)(
  '$method $path is no page, form or picture of another site',
  async (endpoint) => {
    for (const mode of ['navigate', 'no-cors']) {
      const from = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': mode, 'x-boardwalk': '1' };
      for (const headers of [from, { ...from, origin: siteOrigin }]) {
        expect((await send(endpoint, headers)).body.code, mode).toBe('origin-not-allowed');
      }
    }
  },
);

test.each(endpoints.filter(({ audience }) => audience === 'site'))(
  '$method $path is for our own site alone, whoever is on the list',
  async (endpoint) => {
    const elsewhere = [
      { origin: partner },
      { origin: partner, 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'cors' },
      { origin: siteOrigin, 'sec-fetch-site': 'same-site' },
      { origin: siteOrigin, 'sec-fetch-site': 'cross-site' },
    ];
    for (const headers of elsewhere) {
      const { body } = await send(endpoint, { ...headers, 'x-boardwalk': '1' });
      expect(body.code).toBe('origin-not-allowed');
    }
  },
);

test('none of these calls wrote anything', async () => {
  expect(endpoints.length).toBeGreaterThan(40);
  expect(unsafe.length).toBeGreaterThan(15);
  expect(await takeWrites()).toEqual([]);
});

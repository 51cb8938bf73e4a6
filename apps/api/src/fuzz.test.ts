import { randomUUID } from 'node:crypto';
import { listingKinds } from '@boardwalk/sdk-core/listings/kinds';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { storeSession, storeUser } from './account/account.fixture.ts';
import { startSandbox } from './billing/sandbox.fixture.ts';
import { makeListing, storeListings } from './listings/listings.fixture.ts';
import { domains } from './main.ts';
import { takesKey } from './platform/idempotency/keyed-endpoints.ts';
import { startTestServer } from './platform/test-server.fixture.ts';
import { searchBody } from './search/search-body.fixture.ts';
import { storeShop } from './shops/stored-shop.fixture.ts';

const { call, inject, platform } = await startTestServer(domains, {
  payments: (await startSandbox()).payments,
  withoutLimits: true,
});
/** Two, so that either may lose the rights. */
const administrators = [
  await storeUser(platform.database, { groups: ['administrators'] }),
  await storeUser(platform.database, { groups: ['administrators'] }),
];
await storeShop(platform.database, {
  ...{ ownerId: administrators[0]?.id ?? Number.NaN, id: 'a-shop', productId: 'a-product' },
  ...{ variantId: 1_000, rateId: '00000000-0000-4000-8000-000000000001' },
});
const endpoints = domains.flatMap(({ routes }) => routes.map(({ endpoint }) => endpoint));
const runs = process.env.BOARDWALK_LONG ? 5_000 : 400;
/** Problems that are the server's own; 501 says that a call is not built yet. */
const faults = [500, 502, 503, 504];

const pathValue = fc.oneof(
  fc.constantFrom(
    'property',
    'listing',
    'merchants',
    '1',
    '2',
    '0',
    '-1',
    '__proto__',
    '%00',
    '..',
    '%2e%2e%2f',
    'a-shop',
    'a-product',
    'stripe',
    '00000000-0000-4000-8000-000000000001',
  ),
  fc.string({ unit: 'binary', minLength: 1, maxLength: 20 }).map(encodeURIComponent),
);
const queryText = fc.oneof(
  fc.constantFrom('', 'size=1', 'start=9999&size=100', 'size=1&size=1', 'q=ham', 'lat=43&lng=-79'),
  fc.webQueryParameters(),
);
const bodyText = fc.oneof(
  fc.json({ maxDepth: 5 }),
  fc
    .record(
      {
        email: fc.constantFrom('rosa@example.org', 'rosa', 'rosa@example.org\0'),
        permissions: fc.array(fc.constantFrom('read', 'create', 'administration', 'all')),
        endsAt: fc.constantFrom('2999-01-01T00:00:00Z', '+275760-09-13T00:00:00Z', 'soon'),
        userId: fc.integer(),
        reason: fc.string({ unit: 'binary', maxLength: 30 }),
        note: fc.string({ unit: 'binary', maxLength: 30 }),
        membershipDays: fc.option(fc.integer({ min: -1, max: 4_000 })),
      },
      { requiredKeys: [] },
    )
    .map((body) => JSON.stringify(body)),
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc
    .record(
      {
        text: fc.string({ unit: 'binary', maxLength: 30 }),
        near: fc.oneof(fc.string(), fc.record({ lat: fc.double(), lng: fc.double() })),
        distance: fc.double(),
        sort: fc.constantFrom('newest', 'price', 'relevance', 'distance'),
        cursor: fc.string({ maxLength: 60 }),
        ids: fc.array(fc.integer(), { maxLength: 5 }),
      },
      { requiredKeys: [] },
    )
    .map((body) => JSON.stringify(body)),
);

const request = fc.record({
  endpoint: fc.constantFrom(...endpoints),
  values: fc.infiniteStream(pathValue),
  query: queryText,
  body: bodyText,
  caller: fc.constantFrom(undefined, ...administrators),
});

test('whatever is sent, no answer is a fault of the server', async () => {
  const statuses = new Set<number>();
  await fc.assert(
    fc.asyncProperty(request, async ({ endpoint, values, query, body, caller }) => {
      const cookie = caller && (await storeSession(platform.database, caller.id));
      const path = endpoint.path.replace(/\{\w+\}/g, () => values.next().value);
      const { status, text, headers } = await inject({
        method: endpoint.method,
        url: `${path}?${query}`,
        headers: {
          origin: 'http://localhost:4000',
          'x-boardwalk': '1',
          ...(cookie && { cookie }),
          ...(takesKey(endpoint) && { 'idempotency-key': randomUUID() }),
          ...(endpoint.method !== 'GET' && { 'content-type': 'application/json' }),
        },
        ...(endpoint.method !== 'GET' && { payload: body }),
      });
      statuses.add(status);
      expect(faults, text).not.toContain(status);
      if (status >= 400) expect(headers['content-type']).toMatch(/^application\/problem\+json/);
      expect(text).not.toMatch(/node_modules|\.ts:\d|select .* from/i);
    }),
    { numRuns: runs },
  );
  expect(statuses).toContain(200);
  expect(statuses).toContain(400);
  expect((await inject({ url: '/health/ready' })).status).toBe(200);
}, 300_000);

const searchRequest = fc
  .constantFrom(...listingKinds)
  .chain((kind) => fc.record({ kind: fc.constant(kind), body: searchBody(kind) }));

test('whatever is searched for, no answer is a fault of the server', async () => {
  await storeListings(
    platform.database,
    listingKinds.map((kind) => makeListing(kind)),
  );
  const statuses: number[] = [];
  await fc.assert(
    fc.asyncProperty(searchRequest, async ({ kind, body }) => {
      const { status, text } = await call('POST', `/api/v1/${kind}/search`, body);
      statuses.push(status);
      expect(faults, text).not.toContain(status);
    }),
    { numRuns: runs / 4 },
  );
  expect(statuses.filter((status) => status === 200).length).toBeGreaterThan(runs / 40);
  expect(statuses).toContain(400);
}, 300_000);

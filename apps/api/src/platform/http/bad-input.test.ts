import { readCurrentUser } from '@boardwalk/sdk-core/account/sessions/endpoints';
import { readCurrentUser as currentUserHalf } from '@boardwalk/sdk-core/account/sessions/schemas';
import * as listingEndpoints from '@boardwalk/sdk-core/listings/endpoints';
import * as listingSchemas from '@boardwalk/sdk-core/listings/schemas';
import * as searchEndpoints from '@boardwalk/sdk-core/search/endpoints';
import * as searchSchemas from '@boardwalk/sdk-core/search/schemas';
import { beforeEach, expect, test } from 'vitest';
import { defineRoutes } from '../domain.ts';
import { type Answer, startTestServer } from '../test-server.fixture.ts';

/** Requests that reached an operation; bad input never does. */
const reached: unknown[] = [];
const emptyAnswer = {
  results: [],
  nextCursor: null,
  place: null,
  currency: 'CAD' as const,
  isSimilar: false,
  repairs: [],
};

async function search(request: unknown) {
  reached.push(request);
  return emptyAnswer;
}

async function neverCalled(): Promise<never> {
  reached.push('called');
  throw new Error('This operation stands outside of the test.');
}

const { inject, call } = await startTestServer(
  [
    {
      name: 'search',
      routes: defineRoutes(searchEndpoints, searchSchemas, {
        searchCategory: search,
        searchListings: search,
      }),
    },
    {
      name: 'listings',
      routes: defineRoutes(listingEndpoints, listingSchemas, {
        listListings: neverCalled,
        readListing: neverCalled,
        listSimilarListings: neverCalled,
        revealContact: neverCalled,
        recordListingEvent: async () => {
          reached.push('called');
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
    {
      name: 'account',
      routes: defineRoutes(
        { readCurrentUser },
        { readCurrentUser: currentUserHalf },
        { readCurrentUser: async () => null },
      ),
    },
  ],
  { withoutDatabase: true },
);

beforeEach(() => {
  reached.length = 0;
});

function expectProblem(answer: Answer, status: number, code: string, ...paths: string[]): void {
  expect(answer.body).toMatchObject({ status, code, type: `/problems/${code}` });
  expect(answer.status).toBe(status);
  expect(answer.headers['content-type']).toBe('application/problem+json; charset=utf-8');
  const named = answer.body.fields?.map((field: { path: string }) => field.path) ?? [];
  expect(named).toEqual(paths);
  expect(answer.text).not.toMatch(/\.ts\b|node_modules|stack/);
  expect(reached).toEqual([]);
}

function postText(url: string, payload: string | Buffer, type = 'application/json') {
  return inject({ method: 'POST', url, payload, headers: { 'content-type': type } });
}

const propertySearch = '/api/v1/property/search';

test('a good search reaches its operation with defaults filled in', async () => {
  const answer = await call('POST', propertySearch, { near: 'Hamilton, ON' });
  expect(answer.status).toBe(200);
  expect(reached).toEqual([
    {
      params: { category: 'property' },
      query: { start: 0, size: 16 },
      body: { near: 'Hamilton, ON' },
    },
  ]);
});

test('an unknown category or type names nothing', async () => {
  expectProblem(await call('POST', '/api/v1/boat/search', {}), 404, 'not-found', 'params.category');
  expectProblem(await call('GET', '/api/v1/boat/listing/1'), 404, 'not-found', 'params.type');
  expectProblem(await call('GET', '/api/v1/__proto__/listing/1'), 404, 'not-found', 'params.type');
});

test('calls of later capabilities do not pass for categories', async () => {
  expectProblem(await call('POST', '/api/v1/user/search', {}), 501, 'not-available');
  expectProblem(await call('POST', '/api/v1/billboard/search', {}), 501, 'not-available');
});

test.each(['abc', '1e3', '-1', '0', '1.5', '9007199254740993', '%00', 'x'.repeat(90)])(
  'the id "%s" is no id',
  async (id) => {
    const answer = await call('GET', `/api/v1/property/listing/${id}`);
    expectProblem(answer, 400, 'invalid-request', 'params.id');
  },
);

test.each([
  ['size=0', 'query.size'],
  ['size=-1', 'query.size'],
  ['size=1000000000', 'query.size'],
  ['size=101', 'query.size'],
  ['size=many', 'query.size'],
  ['size=', 'query.size'],
  ['size=1.5', 'query.size'],
  ['start=10001', 'query.start'],
  ['start=-1', 'query.start'],
  ['start=NaN', 'query.start'],
  ['size=1&size=2', 'query.size'],
  ['size[]=1', 'query.size[]'],
  ['colour=red', 'query.colour'],
  ['__proto__=1', 'query.__proto__'],
  ['constructor=1', 'query.constructor'],
])('the query ?%s is refused', async (query, path) => {
  const answer = await call('POST', `${propertySearch}?${query}`, {});
  expectProblem(answer, 400, 'invalid-request', path);
});

test.each([
  ['distance', { distance: Number.NaN }, 'body.distance'],
  ['distance', { distance: 'far' }, 'body.distance'],
  ['distance', { distance: -1 }, 'body.distance'],
  ['latitude', { near: { lat: 91, lng: 0 } }, 'body.near'],
  ['bounds', { bounds: { south: 91, west: 0, north: 92, east: 1 } }, 'body.bounds.south'],
  ['sort', { sort: 'best' }, 'body.sort'],
  ['field', { colour: 'red' }, 'body.colour'],
  ['filter', { filters: { colour: 'red' } }, 'body.filters.colour'],
  ['subcategory', { subcategory: ['BOATS'] }, 'body.subcategory.0'],
  [
    'polygon',
    {
      polygon: [
        [0, 0],
        [1, 1],
        [0, 1],
        [1, 0],
      ],
    },
    'body.polygon',
  ],
  [
    'polygon',
    {
      polygon: [
        [0, 0],
        [1, 1],
      ],
    },
    'body.polygon',
  ],
  ['text', { text: ['a'] }, 'body.text'],
  ['array for an object', { price: [] }, 'body.price'],
])('a wrong %s is named: %j', async (_, body, path) => {
  const answer = await call('POST', propertySearch, body);
  expect(answer.body.fields?.[0]?.path).toMatch(path);
  expect(answer.body).toMatchObject({ status: 400, code: 'invalid-request' });
  expect(reached).toEqual([]);
});

test.each([
  ['{"distance":1e999}', 'body.distance'],
  ['{"distance":-1e999}', 'body.distance'],
  ['{"near":{"lat":1e999,"lng":0}}', 'body.near'],
  ['{"zoom":1e999}', 'body.zoom'],
])('the number in %s is too large for a number', async (text, path) => {
  const answer = await postText(propertySearch, text);
  expect(answer.body).toMatchObject({ status: 400, code: 'invalid-request' });
  expect(answer.body.fields[0].path).toContain(path);
  expect(reached).toEqual([]);
});

test.each(['{"distance":NaN}', '{"distance":Infinity}', '{"distance":0x10}', '{"distance":01}'])(
  'the number in %s is no JSON',
  async (text) => {
    expectProblem(await postText(propertySearch, text), 400, 'malformed-body');
  },
);

test('every field at fault is named at once', async () => {
  const answer = await call('POST', `${propertySearch}?size=0`, { sort: 'best', distance: -1 });
  const paths = answer.body.fields.map((field: { path: string }) => field.path);
  expect(paths.toSorted()).toEqual(['body.distance', 'body.sort', 'query.size']);
});

test.each(['[', '{"a":'])('5,000 levels of %s are refused', async (opening) => {
  const answer = await postText(propertySearch, opening.repeat(5_000));
  expectProblem(answer, 400, 'malformed-body', opening === '[' ? 'body.0.0.0' : 'body.a.a.a');
});

test.each([
  ['{"near":"a","near":"b"}', 'body.near'],
  ['{"price":{"min":1,"m\\u0069n":2}}', 'body.price.min'],
  ['{"__proto__":{"isAdmin":true}}', 'body.__proto__'],
  ['{"price":{"\\u005f_proto__":1}}', 'body.price.__proto__'],
  ['{"constructor":{"prototype":{}}}', 'body.constructor'],
])('the keys of %s are refused', async (text, path) => {
  expectProblem(await postText(propertySearch, text), 400, 'malformed-body', path);
  expect(Object.hasOwn(Object.prototype, 'isAdmin')).toBe(false);
});

test.each(['{', '{]', "{'a':1}", '{"a":1}}', '{"\\x":1}', 'undefined', Buffer.from([0x7b, 0xff])])(
  'the text %s is no JSON',
  async (text) => {
    expectProblem(await postText(propertySearch, text), 400, 'malformed-body');
  },
);

test('a body that is missing, null or a list is no object', async () => {
  const missing = await inject({ method: 'POST', url: propertySearch });
  expectProblem(missing, 400, 'invalid-request', 'body');
  expectProblem(await postText(propertySearch, 'null'), 400, 'invalid-request', 'body');
  expectProblem(await postText(propertySearch, '[]'), 400, 'invalid-request', 'body');
});

test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
  'the content type %s is refused',
  async (type) => {
    expectProblem(await postText(propertySearch, '{}', type), 415, 'unsupported-media-type');
  },
);

test('a body for a call that takes none is refused, an empty one is let pass', async () => {
  expectProblem(await call('POST', '/api/v1/tag/all', { a: 1 }), 400, 'invalid-request', 'body');
  expect((await call('POST', '/api/v1/tag/all', {})).status).toBe(200);
});

test('an address that cannot be decoded is refused', async () => {
  expectProblem(await call('GET', '/api/v1/property/listing/%E0%A4%A'), 400, 'invalid-request');
});

test('the publishable key is no parameter of a call', async () => {
  expect((await call('POST', `${propertySearch}?key=pk_test_1`, {})).status).toBe(200);
});

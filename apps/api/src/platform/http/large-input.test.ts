import { Readable } from 'node:stream';
import { listTags } from '@boardwalk/sdk-core/listings/endpoints';
import { listTags as tagsHalf } from '@boardwalk/sdk-core/listings/schemas';
import * as searchEndpoints from '@boardwalk/sdk-core/search/endpoints';
import * as searchSchemas from '@boardwalk/sdk-core/search/schemas';
import { expect, test } from 'vitest';
import { defineRoutes } from '../domain.ts';
import { type Answer, startTestServer } from '../test-server.fixture.ts';

async function neverCalled(): Promise<never> {
  throw new Error('Bad input reaches no operation.');
}

const search = { searchCategory: neverCalled, searchListings: neverCalled };
const { inject, call } = await startTestServer(
  [
    { name: 'search', routes: defineRoutes(searchEndpoints, searchSchemas, search) },
    {
      name: 'listings',
      routes: defineRoutes({ listTags }, { listTags: tagsHalf }, { listTags: neverCalled }),
    },
  ],
  { withoutDatabase: true },
);
const propertySearch = '/api/v1/property/search';

function expectProblem(answer: Answer, status: number, code: string, ...paths: string[]): void {
  expect(answer.body).toMatchObject({ status, code });
  const named = answer.body.fields?.map((field: { path: string }) => field.path) ?? [];
  expect(named).toEqual(paths);
}

function postText(url: string, payload: string) {
  return inject({ method: 'POST', url, payload, headers: { 'content-type': 'application/json' } });
}

test('an area of too many points is refused', async () => {
  const polygon = Array.from({ length: 600 }, (_, index) => [index / 1_000, 0]);
  const answer = await call('POST', propertySearch, { polygon });
  expectProblem(answer, 400, 'invalid-request', 'body.polygon');
});

const wrongKeys = (count: number) =>
  `{${Array.from({ length: count }, (_, index) => `"k${index.toString(36)}":1`).join(',')}}`;

test('twenty of many wrong keys are named', async () => {
  const answer = await postText(propertySearch, wrongKeys(200));
  expect(answer.body).toMatchObject({ status: 400, code: 'invalid-request' });
  expect(answer.body.detail).toBe('body.k0: this field is not known (and at least 20 more)');
  expect(answer.body.fields).toHaveLength(20);
  const few = await postText(propertySearch, wrongKeys(20));
  expect(few.body.detail).toBe('body.k0: this field is not known (and 19 more)');
});

test.each([
  ['ninety thousand keys', wrongKeys(90_000), 413, 'body-too-large'],
  ['two hundred and one keys', wrongKeys(201), 400, 'malformed-body'],
  ['two thousand ids', `{"ids":[${'0,'.repeat(2_000)}0]}`, 400, 'malformed-body'],
  [
    'as many lists in one another\u2019s place',
    `[${'[],'.repeat(1_000)}[]]`,
    400,
    'malformed-body',
  ],
])('%s are no body that is looked at', async (_, text, status, code) => {
  expect((await postText(propertySearch, text)).body).toMatchObject({ status, code });
});

test('a body is as long as its endpoint says, whatever others take', async () => {
  const long = JSON.stringify({ text: 'a'.repeat(30_000) });
  expectProblem(await postText(propertySearch, long), 400, 'invalid-request', 'body.text');
  const tags = await postText('/api/v1/tag/all', long);
  expectProblem(tags, 413, 'body-too-large');
});

test.each([
  ['too long', `text=${'a'.repeat(4_000)}`, 'expected at most 4000 characters'],
  ['of too many parts', 'a&'.repeat(60), 'expected'],
])('a query that is %s is refused', async (_, query, message) => {
  const answer = await call('POST', `${propertySearch}?${query}`, {});
  expect(answer.body).toMatchObject({ status: 400, code: 'invalid-request' });
  expect(answer.body.fields[0].message).toContain(message);
});

test('a body of 10 MB is refused before it is read', async () => {
  const answer = await postText(propertySearch, `{"text":"${'a'.repeat(10_000_000)}"}`);
  expectProblem(answer, 413, 'body-too-large');
  // A connection that closes under a caller who is still sending is reset, and the answer lost.
  expect(answer.headers.connection).not.toBe('close');
});

test('a body of 10 MB that does not say its length is refused as well', async () => {
  const chunk = 'a'.repeat(100_000);
  const payload = Readable.from(Array.from({ length: 100 }, () => chunk));
  const headers = { 'content-type': 'application/json' };
  const answer = await inject({ method: 'POST', url: propertySearch, payload, headers });
  expectProblem(answer, 413, 'body-too-large');
});

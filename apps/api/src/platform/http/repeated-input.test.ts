import * as endpoints from '@boardwalk/sdk-core/search/endpoints';
import * as schemas from '@boardwalk/sdk-core/search/schemas';
import { expect, test } from 'vitest';
import { defineRoutes } from '../domain.ts';
import { startTestServer } from '../test-server.fixture.ts';

async function neverCalled(): Promise<never> {
  throw new Error('Bad input reaches no operation.');
}

const routes = defineRoutes(endpoints, schemas, {
  searchCategory: neverCalled,
  searchListings: neverCalled,
});
const { inject } = await startTestServer([{ name: 'search', routes }], { withoutDatabase: true });

function search(payload: string, query = '') {
  const headers = { 'content-type': 'application/json' };
  return inject({ method: 'POST', url: `/api/v1/property/search?${query}`, payload, headers });
}

const long = 'x'.repeat(12_000);

test.each([
  ['a key that stands twice', `{"${long}":1,"${long}":2}`],
  ['a key that is not accepted, below others', `{"${long}":{"${long}":{"__proto__":1}}}`],
  ['an unknown field', `{"${long}":1}`],
  ['an unknown filter', `{"filters":{"${long}":1}}`],
  ['an unknown sort', `{"sort":"${long}"}`],
  ['a text that is too long', `{"text":"${long}"}`],
  ['an unknown place', `{"near":"${long}"}`],
])('%s of 12 kB is not sent back whole', async (_, text) => {
  const answer = await search(text);
  expect(answer.body.status).toBe(400);
  expect(answer.text.length).toBeLessThan(2_000);
  expect(answer.body.fields[0].path).toMatch(/^body\.(?:x+…|filters\.x+…|sort|text|near)$/);
});

test.each([
  ['an unknown parameter', `${'x'.repeat(3_500)}=1`],
  ['a parameter that stands twice', `${'x'.repeat(1_900)}=1&${'x'.repeat(1_900)}=2`],
])('%s of some kilobytes is not sent back whole', async (_, query) => {
  const answer = await search('{}', query);
  expect(answer.body.fields[0].path).toMatch(/^query\.x+…$/);
  expect(answer.text.length).toBeLessThan(2_000);
});

import { expect, test } from 'vitest';
import { storeSession, storeUser } from '../../account/account.fixture.ts';
import { domains } from '../../main.ts';
import { startTestServer } from '../test-server.fixture.ts';

const server = await startTestServer(domains, { callsPerMinute: 1e9 });
const { database, configuration } = server.platform;
const rosa = await storeUser(database);
const milo = await storeUser(database, { groups: ['partners'] });
const chief = await storeUser(database, { groups: ['administrators'] });

interface Asked {
  readonly method?: 'GET' | 'PUT' | 'POST' | 'DELETE';
  /** Whom the page that calls was shown for. */
  readonly shownFor?: number | string | undefined;
  readonly actor?: number;
  readonly payload?: object;
}

/** A call in a browser in which Milo is signed in by now. */
async function callAsMilo(url: string, { method = 'POST', shownFor, actor, payload = {} }: Asked) {
  const { status, body } = await server.inject({
    method,
    url,
    headers: {
      origin: configuration.siteOrigin,
      'sec-fetch-site': 'same-origin',
      'x-boardwalk': '1',
      cookie: await storeSession(database, milo.id, actor),
      ...(shownFor !== undefined && { 'boardwalk-user': String(shownFor) }),
    },
    ...(method !== 'GET' && { payload }),
  });
  return { status, body };
}

const names = { firstName: 'Rosa', lastName: 'Tremblay' };
const refused = { status: 409, body: { code: 'other-user' } };

test.each([
  ['the profile', 'PUT', '/api/v1/user/', names],
  ['the e-mail address', 'POST', '/api/v1/user/email', { email: 'rosa@example.org' }],
  ['the password', 'POST', '/api/v1/user/password', {}],
  ['the account', 'POST', '/api/v1/user/delete', {}],
  ['a site', 'POST', '/api/v1/embeds/sites', { name: 'Rosa’s shop', origins: [] }],
  ['a key', 'POST', '/api/v1/embeds/sites/1/keys', {}],
  ['a favourite', 'POST', '/api/v1/listing/bookmark/1', {}],
] as const)('%s of a page of Rosa does not become Milo’s', async (_, method, url, payload) => {
  expect(await callAsMilo(url, { method, shownFor: rosa.id, payload })).toMatchObject(refused);
  expect(await callAsMilo(url, { method, shownFor: 'Rosa', payload })).toMatchObject(refused);
});

test('nothing is changed by it, and one’s own page changes what it says', async () => {
  const put = { method: 'PUT', payload: names } as const;
  await callAsMilo('/api/v1/user/', { ...put, shownFor: rosa.id });
  const before = await callAsMilo('/api/v1/user/profile', { method: 'GET' });
  expect(before.body.lastName).not.toBe('Tremblay');
  for (const shownFor of [milo.id, undefined]) {
    expect((await callAsMilo('/api/v1/user/', { ...put, shownFor })).status).toBe(200);
  }
});

test('what a tab of an administrator does is not done as the user whom another tab acts as', async () => {
  const acting = { actor: chief.id, payload: names, method: 'PUT' } as const;
  const asChief = await callAsMilo('/api/v1/user/', { ...acting, shownFor: chief.id });
  expect(asChief).toMatchObject(refused);
  expect((await callAsMilo('/api/v1/user/', { ...acting, shownFor: milo.id })).status).toBe(200);
});

test('whatever the page was, its person may sign out, and anybody may read', async () => {
  expect((await callAsMilo('/logout', { shownFor: rosa.id })).status).toBe(200);
  const read = { method: 'GET', shownFor: rosa.id } as const;
  expect((await callAsMilo('/api/v1/user/profile', read)).status).toBe(200);
});

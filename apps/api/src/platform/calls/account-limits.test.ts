import { changeListing, createListing, startDraft } from '@boardwalk/sdk-core/posting/schemas';
import { expect, test } from 'vitest';
import { storeSession } from '../../account/account.fixture.ts';
import { startPosting, writeListing } from '../../posting/posting.fixture.ts';

const { server, database, signIn } = await startPosting({ withoutLimits: false });

let networks = 0;

/** Calls as somebody, each time from a network where nobody has called from before. */
async function callFromAnywhere(userId: number) {
  const cookie = await storeSession(database, userId);
  return (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object) => {
    networks += 1;
    return server.inject({
      method,
      url,
      remoteAddress: `10.${networks >> 16}.${(networks >> 8) & 255}.${networks & 255}`,
      headers: {
        origin: server.platform.configuration.siteOrigin,
        'x-boardwalk': '1',
        cookie,
      },
      ...(payload && { payload }),
    });
  };
}

test('an account that calls from many networks may call as often as from one', async () => {
  const { id } = await signIn();
  const call = await callFromAnywhere(id);
  const most = startDraft.callsPerMinute;
  const drafts = () => call('POST', '/api/v1/item/draft', { body: {} });
  const answers = await Promise.all(Array.from({ length: most + 10 }, drafts));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(most);
  const refused = answers.filter(({ status }) => status === 429);
  expect(refused).toHaveLength(10);
  expect(refused[0]?.body.code).toBe('too-many-requests');
  expect(Number(refused[0]?.headers['retry-after'])).toBeGreaterThan(0);
  // Another call of the same account, and the same of another account, have their own.
  expect((await call('GET', '/api/v1/user/profile')).status).toBe(200);
  const other = await callFromAnywhere((await signIn()).id);
  expect((await other('POST', '/api/v1/item/draft', { body: {} })).status).toBe(200);
});

test('changes of a listing count for the account, whichever listing it is', async () => {
  const { id } = await signIn();
  const call = await callFromAnywhere(id);
  const listing = writeListing('item');
  const { body } = await call('POST', '/api/v1/item/listing', { listing });
  const change = () => call('PUT', `/api/v1/item/listing/${body.id}`, { listing, version: 999 });
  const statuses = await Promise.all(
    Array.from({ length: changeListing.callsPerMinute }, async () => (await change()).status),
  );
  expect(new Set(statuses)).toEqual(new Set([409]));
  expect((await change()).status).toBe(429);
  expect(createListing.callsPerMinute).toBeLessThan(changeListing.callsPerMinute);
});

test('many accounts of one network share its allowance', async () => {
  const cookies = await Promise.all(
    Array.from({ length: 4 }, async () => storeSession(database, (await signIn()).id)),
  );
  const most = startDraft.callsPerMinute;
  const answers = await Promise.all(
    Array.from({ length: most + 4 }, (_, index) =>
      server.inject({
        method: 'POST',
        url: '/api/v1/item/draft',
        remoteAddress: '192.0.2.77',
        headers: {
          origin: server.platform.configuration.siteOrigin,
          'x-boardwalk': '1',
          cookie: String(cookies[index % cookies.length]),
        },
        payload: { body: {} },
      }),
    ),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(most);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(4);
});

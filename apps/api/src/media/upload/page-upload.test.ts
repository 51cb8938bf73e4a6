import type { Scope } from '@boardwalk/sdk-core/vocabulary/scopes';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { storeUser } from '../../account/account.fixture.ts';
import { accountDomain } from '../../account/routes.ts';
import { shop, storeEmbeddedSession, storeSite } from '../../embeds/embeds.fixture.ts';
import { embedsDomain } from '../../embeds/routes.ts';
import { startTestServer } from '../../platform/test-server.fixture.ts';
import { mediaDomain } from '../routes.ts';
import { filesTable } from '../tables.ts';
import { formOfSeveral, formType, photograph } from './form.fixture.ts';

const server = await startTestServer([accountDomain, embedsDomain, mediaDomain], {
  withoutLimits: true,
});
const { database } = server.platform;
const owner = await storeUser(database, { groups: ['partners'] });
const site = await storeSite(database, owner.id);
const payload = formOfSeveral([{ content: await photograph() }]);

/** Calls from a page of the shop, as somebody whose session there has these scopes. */
async function openShop(scopes: readonly Scope[]) {
  const { id } = await storeUser(database);
  const session = { userId: id, key: site.live, scopes: [...scopes] };
  const token = await storeEmbeddedSession(database, session);
  const call = (method: 'GET' | 'POST' | 'DELETE', path: string) =>
    server.inject({
      method,
      url: `/api/v1${path}?key=${site.live}`,
      headers: {
        origin: shop,
        'sec-fetch-site': 'cross-site',
        'x-boardwalk': '1',
        authorization: `Bearer ${token}`,
        ...(method === 'POST' && { 'content-type': formType }),
      },
      ...(method === 'POST' && { payload }),
    });
  const kept = () => database.$count(filesTable, eq(filesTable.ownerId, id));
  return { call, kept };
}

test.each<[Scope]>([['listings:write'], ['inbox']])(
  'with %s a page uploads pictures and learns what room is left, and lists and removes none',
  async (scope) => {
    const { call, kept } = await openShop(['profile:basic', scope]);
    const { status, body } = await call('POST', '/media/image');
    expect([status, body.images.length, await kept()]).toEqual([200, 1, 1]);
    expect((await call('GET', '/storage/me/stats')).body.files).toBe(1);
    expect((await call('GET', '/storage/me/files')).body.code).toBe('origin-not-allowed');
    const one = `/storage/me/files/${body.images[0].id}`;
    expect((await call('DELETE', one)).body.code).toBe('origin-not-allowed');
    expect(await kept()).toBe(1);
  },
);

test('without either a page uploads nothing', async () => {
  const { call, kept } = await openShop(['profile:basic', 'bookmarks', 'cart', 'boards']);
  expect((await call('POST', '/media/image')).body.code).toBe('forbidden');
  expect((await call('GET', '/storage/me/stats')).body.code).toBe('forbidden');
  expect(await kept()).toBe(0);
});

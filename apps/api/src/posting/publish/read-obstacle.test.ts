import type { PostingKind } from '@boardwalk/sdk-core/listings/form/posting-kinds';
import type { Scope } from '@boardwalk/sdk-core/vocabulary/scopes';
import { expect, test } from 'vitest';
import { storeUser } from '../../account/account.fixture.ts';
import { shop, storeEmbeddedSession, storeSite } from '../../embeds/embeds.fixture.ts';
import { startPosting, writeListing } from '../posting.fixture.ts';

const { server, database, signIn } = await startPosting();
const incomplete = await signIn([], { billingCity: null });
const member = await signIn();
const merchant = await signIn(['merchants']);
const clerk = await signIn(['city_administrators']);
const owner = await storeUser(database, { groups: ['partners'] });
const site = await storeSite(database, owner.id);

/** What a page of the shop is answered, as somebody whose session there has these scopes. */
async function askFrom(userId: number, scopes: readonly Scope[], path: string, listing?: object) {
  const session = { userId, key: site.live, scopes: [...scopes] };
  const token = await storeEmbeddedSession(database, session);
  return server.inject({
    method: listing ? 'POST' : 'GET',
    url: `/api/v1/${path}?key=${site.live}`,
    headers: {
      origin: shop,
      'sec-fetch-site': 'cross-site',
      'x-boardwalk': '1',
      authorization: `Bearer ${token}`,
      ...(listing && { 'content-type': 'application/json' }),
    },
    ...(listing && { payload: JSON.stringify({ listing }) }),
  });
}

test.each<[PostingKind, { readonly id: number }, string | null]>([
  ['item', incomplete, 'profile'],
  ['merchant', incomplete, 'profile'],
  ['item', member, null],
  ['merchant', member, 'merchants'],
  ['city_service', member, 'city_administrators'],
  ['merchant', merchant, null],
  ['city_service', clerk, null],
])('a page learns what stands between somebody and posting: %s', async (kind, { id }, obstacle) => {
  const { status, body } = await askFrom(id, ['listings:write'], `${kind}/posting`);
  expect([status, body]).toEqual([200, { obstacle }]);
});

test('what it says is what publishing does', async () => {
  const post = (id: number, kind: PostingKind) =>
    askFrom(id, ['listings:write'], `${kind}/listing`, writeListing(kind));
  expect((await post(incomplete.id, 'item')).body.code).toBe('incomplete-profile');
  expect((await post(member.id, 'merchant')).body.code).toBe('forbidden');
  expect((await post(merchant.id, 'merchant')).status).toBe(200);
});

test('without the scope a page learns nothing, nor does a visitor', async () => {
  const { body } = await askFrom(member.id, ['profile:basic', 'bookmarks'], 'item/posting');
  expect(body.code).toBe('forbidden');
  const visitor = await signIn();
  visitor.take(undefined);
  expect((await visitor.call('GET', '/api/v1/item/posting')).status).toBe(401);
});

test('nobody learns it of a kind that is not posted', async () => {
  for (const kind of ['realtor', 'spaceship']) {
    const { status } = await askFrom(member.id, ['listings:write'], `${kind}/posting`);
    expect([kind, status]).toEqual([kind, 404]);
  }
});

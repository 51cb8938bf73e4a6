import type { Scope } from '@boardwalk/sdk-core/vocabulary/scopes';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { storeUser } from '../../account/account.fixture.ts';
import { memberships } from '../../account/tables.ts';
import { shop, storeEmbeddedSession, storeSite } from '../../embeds/embeds.fixture.ts';
import { delegate } from '../pictures.fixture.ts';
import { startPosting, writeListing } from '../posting.fixture.ts';

const { server, database, signIn } = await startPosting();
const confirmations = '/api/v1/embeds/confirmations';
const keeper = await storeUser(database, { groups: ['partners'] });
const site = await storeSite(database, keeper.id);
type Person = Awaited<ReturnType<typeof signIn>>;

/** A page of the shop on which somebody is signed in. */
async function openPage({ id: userId }: Person, scopes: Scope[] = ['listings:write']) {
  const token = await storeEmbeddedSession(database, { userId, key: site.live, scopes });
  return (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, payload?: object) =>
    server.inject({
      method,
      url: `${path}${path.includes('?') ? '&' : '?'}key=${site.live}`,
      headers: {
        origin: shop,
        'sec-fetch-site': 'cross-site',
        'sec-fetch-mode': 'cors',
        'x-boardwalk': '1',
        authorization: `Bearer ${token}`,
      },
      ...(payload && { payload }),
    });
}

async function post(by: Person) {
  const listing = writeListing('item', { title: 'A walnut table' });
  const { body } = await by.call('POST', '/api/v1/item/listing', { listing });
  return { subject: `item/${body.id}`, path: `/api/v1/item/listing/${body.id}`, id: body.id };
}

const ask = (page: Awaited<ReturnType<typeof openPage>>, subject: string) =>
  page('POST', confirmations, { kind: 'delete-listing', subject });

test('a page deletes a listing that its owner has confirmed on our own site, and no other', async () => {
  const rosa = await signIn();
  const page = await openPage(rosa);
  const [listing, other] = [await post(rosa), await post(rosa)];
  expect((await page('DELETE', listing.path)).body.code).toBe('forbidden');
  const { body: asked } = await ask(page, listing.subject);
  const confirmed = (path: string) => page('DELETE', `${path}?confirmation=${asked.id}`);
  expect((await confirmed(listing.path)).body.code).toBe('conflict');
  const shown = await rosa.call('GET', `${confirmations}/${asked.id}`);
  expect(shown.body).toMatchObject({ kind: 'delete-listing', about: 'A walnut table' });
  await rosa.call('POST', `${confirmations}/${asked.id}`, { isConfirmed: true });
  expect((await confirmed(other.path)).body.code).toBe('conflict');
  expect((await rosa.call('GET', listing.path)).status).toBe(200);
  const both = await Promise.all([confirmed(listing.path), confirmed(listing.path)]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 404]);
  expect((await rosa.call('GET', listing.path)).status).toBe(404);
  expect((await rosa.call('GET', other.path)).status).toBe(200);
  expect((await rosa.call('DELETE', other.path)).status).toBe(200);
});

test('what its owner has refused is not deleted', async () => {
  const rosa = await signIn();
  const page = await openPage(rosa);
  const listing = await post(rosa);
  const { body: asked } = await ask(page, listing.subject);
  await rosa.call('POST', `${confirmations}/${asked.id}`, { isConfirmed: false });
  const refused = await page('DELETE', `${listing.path}?confirmation=${asked.id}`);
  expect(refused.body.code).toBe('conflict');
  expect((await rosa.call('GET', listing.path)).status).toBe(200);
});

test('a page asks for what its scopes are for, and for listings that are there', async () => {
  const rosa = await signIn();
  const { subject } = await post(rosa);
  const paying = await openPage(rosa, ['boards', 'cart']);
  expect((await ask(paying, subject)).body.code).toBe('forbidden');
  const page = await openPage(rosa);
  const card = await page('POST', confirmations, { kind: 'add-card', subject: '' });
  expect(card.body.code).toBe('forbidden');
  for (const wrong of ['', 'item', 'item/0', 'boat/1', `${subject}/1`, 'item/1 or 1=1']) {
    expect([wrong, (await ask(page, wrong)).status]).toEqual([wrong, 400]);
  }
  expect((await ask(page, 'item/999999')).status).toBe(404);
  expect((await ask(page, subject.replace('item', 'property'))).status).toBe(404);
});

test('what others have let somebody into stays off pages of partners', async () => {
  const [rosa, writer] = [await signIn(), await signIn()];
  const { id, path, subject } = await post(rosa);
  await delegate(database, id, { userId: writer.id, actions: ['read', 'write', 'delete'] });
  const calls = [
    ['GET', `${path}/own`],
    ['GET', `${path}/revisions`],
    ['GET', `${path}/revisions/1`],
  ] as const;
  const page = await openPage(writer);
  for (const [method, address] of calls) {
    expect([address, (await writer.call(method, address)).status]).toEqual([address, 200]);
    expect([address, (await page(method, address)).status]).toEqual([address, 403]);
  }
  const draft = `/api/v1/listing/draft/${id}`;
  const body = { version: 0, body: { title: 'Theirs' } };
  expect((await page('PUT', draft, body)).status).toBe(403);
  expect((await writer.call('PUT', draft, body)).status).toBe(200);
  expect((await page('GET', draft)).status).toBe(403);
  expect((await ask(page, subject)).status).toBe(403);
  expect((await page('POST', `${path}/status`, { action: 'pause' })).status).toBe(403);
  expect((await page('DELETE', path)).status).toBe(403);
});

test('a clerk changes what the office has posted on our own site alone', async () => {
  const [clerk, colleague] = [
    await signIn(['city_administrators']),
    await signIn(['city_administrators']),
  ];
  await database
    .update(memberships)
    .set({ actions: ['create', 'read', 'write'] })
    .where(eq(memberships.userId, colleague.id));
  const { body } = await clerk.call('POST', '/api/v1/city_service/listing', {
    listing: writeListing('city_service'),
  });
  const path = `/api/v1/city_service/listing/${body.id}/own`;
  expect((await colleague.call('GET', path)).status).toBe(200);
  expect((await (await openPage(colleague))('GET', path)).status).toBe(403);
  expect((await (await openPage(clerk))('GET', path)).status).toBe(200);
});

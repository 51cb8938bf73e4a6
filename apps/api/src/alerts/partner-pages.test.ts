import type { Scope } from '@boardwalk/sdk-core/vocabulary/scopes';
import { expect, test } from 'vitest';
import { openPage, shop, storeEmbeddedSession, storeSite } from '../embeds/embeds.fixture.ts';
import { embedsDomain } from '../embeds/routes.ts';
import { startAlerts } from './alerts.fixture.ts';

const { server, database, signIn, post, at, bodyOf, rulesOf } = await startAlerts(embedsDomain);
const partner = await signIn('partners');
const site = await storeSite(database, partner.id);

/** A page of the shop on which somebody is signed in with these scopes. */
async function openShop(userId: number, ...scopes: Scope[]) {
  const session = { userId, key: site.live, scopes: ['profile:basic' as const, ...scopes] };
  const page = openPage(server, shop, site.live);
  page.take({ token: await storeEmbeddedSession(database, session) });
  return page;
}

const canoes = { search: { text: 'canoe' } };

test('a page saves a search for whoever lets it, and sees what is saved, and nothing else', async () => {
  const rosa = await signIn();
  const page = await openShop(rosa.id, 'alerts');
  const saved = await page.call('POST', at('item'), bodyOf());
  expect(saved.status).toBe(200);
  const { body } = await page.call('POST', at('item', 'search'), {});
  expect(body.results).toEqual([saved.body]);
  expect(await rulesOf(rosa)).toEqual([saved.body]);
  for (const [method, path] of [
    ['GET', at('item', saved.body.id)],
    ['PUT', at('item', saved.body.id)],
    ['DELETE', at('item', saved.body.id)],
    ['POST', at('item', `${saved.body.id}/pause`)],
    ['GET', at('item', `${saved.body.id}/listings`)],
    ['GET', '/api/v1/rule/new/count'],
  ] as const) {
    expect([path, (await page.call(method, path)).body.code]).toEqual([path, 'origin-not-allowed']);
  }
});

test('without the scope it saves and sees nothing', async () => {
  const rosa = await signIn();
  const page = await openShop(rosa.id, 'bookmarks', 'inbox', 'listings:write', 'boards', 'cart');
  expect((await page.call('POST', at('item'), bodyOf())).body.code).toBe('forbidden');
  expect((await page.call('POST', at('item', 'search'), {})).body.code).toBe('forbidden');
  expect(await rulesOf(rosa)).toEqual([]);
});

test('any page tries a search; whom somebody ignores only one learns that may save for them', async () => {
  const [rosa, milo] = [await signIn(), await signIn()];
  await post(milo);
  const counted = async (page: Awaited<ReturnType<typeof openShop>>) =>
    (await page.call('POST', at('item', 'try'), canoes)).body.total.count;
  const [able, unable] = [await openShop(rosa.id, 'alerts'), await openShop(rosa.id)];
  const all = await counted(able);
  expect(all).toBeGreaterThan(0);
  await rosa.call('POST', `/api/v1/inbox/${milo.id}/ignore`);
  expect([await counted(able), await counted(unable)]).toEqual([all - 1, all]);
  const keyless = openPage(server, 'https://anywhere.example.org', undefined);
  expect(await counted(keyless)).toBe(all);
});

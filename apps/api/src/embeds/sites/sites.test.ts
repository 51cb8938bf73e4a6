import { nameFaults } from '@boardwalk/sdk-core/account/name-faults';
import { eq } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { memberships, sessions } from '../../account/tables.ts';
import { makeProof, openPage, shop, startEmbeds, storeEmbeddedSession } from '../embeds.fixture.ts';
import { embedsData } from '../embeds-data.ts';
import { embedKeys, embedProofs, embedSites } from '../tables.ts';
import { siteDirectory } from './site-directory.ts';

const { server, database, signIn, grant } = await startEmbeds();
const sites = '/api/v1/embeds/sites';
const facts = {
  name: 'The shop',
  origins: [shop],
  theme: 'auto',
  locale: null,
  navigation: 'dialog',
  urlTemplate: null,
};

type Owner = Awaited<ReturnType<typeof signIn>>;

async function register(owner: Owner, more: object = {}) {
  const { status, body } = await owner.call('POST', sites, { ...facts, ...more });
  expect([status, body.code]).toEqual([200, undefined]);
  return body;
}

/** As if all its origins had been looked at. */
async function proveAll(siteId: number) {
  const now = new Date();
  const proof = { siteId, origin: shop, provedAt: now, checkedAt: now };
  await database.insert(embedProofs).values(proof);
  siteDirectory(server.platform).forget();
}

function keyOf(
  site: { keys: { key: string; kind: string; endsAt: string | null }[] },
  kind = 'live',
) {
  const found = site.keys.find((key) => key.kind === kind && key.endsAt === null);
  if (!found) throw new Error(`The site has no ${kind} key.`);
  return found.key;
}

test('a site has pages of its own for products and shops, or none', async () => {
  const owner = await signIn({ groups: ['partners'] });
  const made = await register(owner);
  expect(made).toMatchObject({ productTemplate: null, shopTemplate: null });
  const pages = { productTemplate: '/product?id={id}', shopTemplate: '/shop' };
  const changed = await owner.call('PUT', `${sites}/${made.id}`, { ...facts, ...pages });
  expect(changed.body).toMatchObject(pages);
  expect((await owner.call('GET', sites)).body).toMatchObject([pages]);
  expect((await owner.call('PUT', `${sites}/${made.id}`, facts)).body.shopTemplate).toBe(null);
});

test.each(['partners', 'merchants'] as const)(
  '%s register sites, with two keys each',
  async (group) => {
    const owner = await signIn({ groups: [group] });
    const site = await register(owner);
    expect(keyOf(site)).toMatch(/^pk_live_[\w-]{24}$/);
    expect(keyOf(site, 'test')).toMatch(/^pk_test_[\w-]{24}$/);
    expect((await owner.call('GET', sites)).body).toEqual([site]);
  },
);

test('nobody else does, and nobody touches another’s', async () => {
  const owner = await signIn({ groups: ['partners'] });
  const { id, ...site } = await register(owner);
  const before = await database.select().from(embedKeys);
  const rest = [
    ['PUT', `${sites}/${id}`, facts],
    ['DELETE', `${sites}/${id}`, undefined],
    ['POST', `${sites}/${id}/keys`, { kind: 'live' }],
    ['POST', `${sites}/${id}/keys/revoke`, { key: keyOf(site as never) }],
    ['GET', `${sites}/${id}/counts`, undefined],
  ] as const;
  const plain = await signIn();
  const stranger = await signIn({ groups: ['merchants'] });
  expect((await plain.call('POST', sites, facts)).body.code).toBe('forbidden');
  for (const [method, path, body] of rest) {
    expect((await plain.call(method, path, body)).body.code).toBe('forbidden');
    expect((await stranger.call(method, path, body)).body.code).toBe('not-found');
  }
  expect((await stranger.call('GET', sites)).body).toEqual([]);
  expect(await database.select().from(embedKeys)).toEqual(before);
});

test.each([
  [{ origins: [] }, 'body.origins'],
  [{ origins: [shop, shop] }, 'body.origins'],
  [{ origins: ['http://shop.example.org'] }, 'body.origins.0'],
  [{ origins: [shop, '*'] }, 'body.origins.1'],
  [{ origins: Array.from({ length: 21 }, (_, n) => `https://${n}.example.org`) }, 'body.origins'],
  [{ name: ' ' }, 'body.name'],
  [{ name: 'x'.repeat(10_000) }, 'body.name'],
  [{ name: 'a\u0000b' }, 'body.name'],
  [{ name: 'Royal Bank \u202egro.knab' }, 'body.name'],
  [{ name: 'The\u200bshop' }, 'body.name'],
  [{ name: '…' }, 'body.name'],
  [{ origins: ['https://аpple.com'] }, 'body.origins.0'],
  [{ origins: ['https://shop.example.org/'] }, 'body.origins.0'],
  [{ origins: ['https://SHOP.example.org'] }, 'body.origins.0'],
  [{ origins: ['https://shop.example.org:443'] }, 'body.origins.0'],
  [{ origins: ['https://rosa@shop.example.org'] }, 'body.origins.0'],
  [{ origins: ['https://0x7f.1'] }, 'body.origins.0'],
  [{ navigation: 'template' }, 'body.urlTemplate'],
  [{ urlTemplate: '/\u0000{id}' }, 'body.urlTemplate'],
  [{ urlTemplate: 'javascript:alert({id})' }, 'body.urlTemplate'],
  [{ productTemplate: '/product' }, 'body.productTemplate'],
  [{ productTemplate: '//evil.example/{id}' }, 'body.productTemplate'],
  [{ shopTemplate: 'javascript:alert(1)' }, 'body.shopTemplate'],
  [{ shopTemplate: '/shop?id={id}' }, 'body.shopTemplate'],
  [{ locale: 'xx' }, 'body.locale'],
  [{ ownerId: 1 }, 'body'],
])('%j is refused at the field', async (wrong, path) => {
  const owner = await signIn({ groups: ['partners'] });
  const { body } = await owner.call('POST', sites, { ...facts, ...wrong });
  expect(body.code).toBe('invalid-request');
  expect(body.fields[0].path).toMatch(path);
  expect((await owner.call('GET', sites)).body).toEqual([]);
});

test('twenty at once are no more than twenty', async () => {
  const owner = await signIn({ groups: ['partners'] });
  const all = await Promise.all(Array.from({ length: 24 }, () => owner.call('POST', sites, facts)));
  expect(all.filter(({ status }) => status === 200)).toHaveLength(20);
  expect(all.filter(({ status }) => status === 409)).toHaveLength(4);
});

test('a replaced key goes on for a week, a revoked one ends at once with its sessions', async () => {
  const owner = await signIn({ groups: ['partners'] });
  const site = await register(owner);
  const old = keyOf(site);
  const { body: changed } = await owner.call('POST', `${sites}/${site.id}/keys`, { kind: 'live' });
  const next = keyOf(changed);
  expect(next).not.toBe(old);
  for (const key of [old, next]) {
    expect((await openPage(server, shop, key).call('GET', '/api/v1/user/')).status).toBe(200);
  }
  const token = await storeEmbeddedSession(database, { userId: owner.id, key: next });
  const page = openPage(server, shop, next);
  page.take({ token });
  expect(await page.whoIs()).toBe('Rosa');
  await owner.call('POST', `${sites}/${site.id}/keys/revoke`, { key: next });
  expect((await page.call('GET', '/api/v1/user/')).body.code).toBe('origin-not-allowed');
  expect(await database.$count(sessions, eq(sessions.embedKey, next))).toBe(0);
  const later = new Date(Date.now() + 7 * 86_400_000 + 1_000);
  vi.spyOn(server.platform.clock, 'now').mockReturnValue(later);
  siteDirectory(server.platform).forget();
  const late = await openPage(server, shop, old).call('GET', '/api/v1/user/');
  vi.restoreAllMocks();
  expect(late.body.code).toBe('origin-not-allowed');
});

test('of two who replace a key at once each finds one key in use', async () => {
  const owner = await signIn({ groups: ['partners'] });
  const site = await register(owner);
  const rotate = () => owner.call('POST', `${sites}/${site.id}/keys`, { kind: 'live' });
  const answers = await Promise.all([rotate(), rotate(), rotate()]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  const [now] = (await owner.call('GET', sites)).body;
  const live = now.keys.filter(({ kind }: { kind: string }) => kind === 'live');
  expect(live.filter(({ endsAt }: { endsAt: string | null }) => endsAt === null)).toHaveLength(1);
  expect(live).toHaveLength(4);
  await rotate();
  await rotate();
  expect((await rotate()).body.code).toBe('conflict');
});

test('an origin that is taken off the list ends the sessions there', async () => {
  const owner = await signIn({ groups: ['partners'] });
  const other = 'https://other.example.org';
  const site = await register(owner, { origins: [shop, other] });
  const key = keyOf(site);
  const kept = await storeEmbeddedSession(database, { userId: owner.id, key, origin: other });
  await storeEmbeddedSession(database, { userId: owner.id, key });
  await owner.call('PUT', `${sites}/${site.id}`, { ...facts, origins: [other] });
  expect((await openPage(server, shop, key).call('GET', '/api/v1/user/')).status).toBe(403);
  const page = openPage(server, other, key);
  page.take({ token: kept });
  expect(await page.whoIs()).toBe('Rosa');
  expect(await database.$count(sessions, eq(sessions.embedKey, key))).toBe(1);
});

test('a removed site takes everything along', async () => {
  const owner = await signIn({ groups: ['partners'] });
  const site = await register(owner);
  await storeEmbeddedSession(database, { userId: owner.id, key: keyOf(site) });
  const answers = await Promise.all([1, 2].map(() => owner.call('DELETE', `${sites}/${site.id}`)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
  expect(await database.$count(embedSites, eq(embedSites.id, site.id))).toBe(0);
  expect(await database.$count(embedKeys, eq(embedKeys.siteId, site.id))).toBe(0);
  expect(await database.$count(sessions, eq(sessions.embedKey, keyOf(site)))).toBe(0);
});

test('whoever left the groups looks after no site any more', async () => {
  const owner = await signIn({ groups: ['partners'] });
  await register(owner);
  await database.delete(memberships).where(eq(memberships.userId, owner.id));
  expect((await owner.call('GET', sites)).body.code).toBe('forbidden');
});

test('a person’s data names sites and agreements, and goes with the person', async () => {
  const owner = await signIn({ groups: ['partners'] });
  const site = await register(owner);
  const { challenge } = makeProof();
  await proveAll(site.id);
  await grant(owner, keyOf(site), challenge);
  await storeEmbeddedSession(database, { userId: owner.id, key: keyOf(site) });
  expect(await embedsData.collect(database, owner.id, server.platform)).toMatchObject({
    sites: [{ name: 'The shop', origins: [shop] }],
    agreements: [{ site: 'The shop', origin: shop, scopes: ['profile:basic'] }],
    sessions: [{ origin: shop }],
  });
  await database.transaction((transaction) => embedsData.erase(transaction, owner.id, new Date()));
  expect(await embedsData.collect(database, owner.id, server.platform)).toEqual({
    sites: [],
    agreements: [],
    confirmations: [],
    sessions: [],
  });
  expect(await database.$count(sessions, eq(sessions.embedKey, keyOf(site)))).toBe(0);
});

test.each([
  ['Boardwalk Security', 'reserved'],
  ['bank.example', 'address'],
] as const)('no site is called %s, nor renamed so', async (name, fault) => {
  const owner = await signIn({ groups: ['partners'] });
  const fields = [{ path: 'body.name', message: nameFaults[fault] }];
  const refused = await owner.call('POST', sites, { ...facts, name });
  expect(refused).toMatchObject({ status: 400, body: { fields } });
  const { id } = await register(owner);
  const renamed = await owner.call('PUT', `${sites}/${id}`, { ...facts, name });
  expect(renamed).toMatchObject({ status: 400, body: { fields } });
  const { body } = await owner.call('GET', sites);
  expect(JSON.stringify(body)).not.toContain(name);
});

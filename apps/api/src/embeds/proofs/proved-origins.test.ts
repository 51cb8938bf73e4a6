import { eq } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { sessions } from '../../account/tables.ts';
import { makeProof, openPage, shop, startEmbeds, storeEmbeddedSession } from '../embeds.fixture.ts';
import { embedProofs, embedSites } from '../tables.ts';
import { sweepProofs } from './sweep-proofs.ts';

/** What the name servers say of `_boardwalk.shop.example.org`. */
const records: string[] = [];
const resolver = {
  addresses: async () => [],
  texts: async (name: string) => (name === '_boardwalk.shop.example.org' ? records : []),
};
const { server, database, signIn, openSite, grant } = await startEmbeds({ proofs: { resolver } });
const sites = '/api/v1/embeds/sites';
const facts = {
  name: 'The shop',
  origins: [shop],
  theme: 'auto',
  locale: null,
  navigation: 'dialog',
  urlTemplate: null,
};

async function register() {
  records.length = 0;
  const owner = await signIn({ groups: ['partners'] });
  const { body: site } = await owner.call('POST', sites, facts);
  const path = `${sites}/${site.id}`;
  const check = async (origin = shop) =>
    (await owner.call('POST', `${path}/origins/check`, { origin })).body;
  const live: string = site.keys.find(({ kind }: { kind: string }) => kind === 'live').key;
  return { owner, site, path, check, live, line: `boardwalk-site=${site.proofCode}` };
}

function describe(person: Awaited<ReturnType<typeof signIn>>, key: string, origin = shop) {
  const query = new URLSearchParams({ siteKey: key, origin, scopes: 'profile:basic' });
  return person.call('GET', `/api/v1/embeds/authorization?${query}`);
}

/** Lets time go by, and looks again at what is due. */
async function sweepAfter(days: number) {
  const later = new Date(Date.now() + days * 86_400_000);
  const now = vi.spyOn(server.platform.clock, 'now').mockReturnValue(later);
  await sweepProofs(server.platform, { resolver });
  now.mockRestore();
}

test('before its origin is proved, a site is named to nobody, and its pages read all the same', async () => {
  const { site, live } = await register();
  expect(site.proofs).toEqual([{ origin: shop, isProved: false, checkedAt: null, fault: null }]);
  const visitor = await signIn();
  const asked = await describe(visitor, live);
  expect([asked.status, asked.body.code]).toEqual([403, 'origin-not-allowed']);
  expect(asked.text).not.toContain('The shop');
  const { challenge } = makeProof();
  expect((await grant(visitor, live, challenge)).body.code).toBe('origin-not-allowed');
  expect((await openPage(server, shop, live).call('GET', '/api/v1/user/')).status).toBe(200);
});

test('a record with the code of the site proves it, and no other', async () => {
  const { check, line, live } = await register();
  expect((await check()).proofs).toMatchObject([{ isProved: false, fault: 'no-address' }]);
  records.push('boardwalk-site=00000000-0000-4000-8000-000000000000', `${line}x`);
  expect((await check()).proofs).toMatchObject([{ isProved: false, fault: 'no-address' }]);
  records.push(line);
  expect((await check()).proofs).toMatchObject([{ isProved: true, fault: null }]);
  expect((await describe(await signIn(), live)).body.siteName).toBe('The shop');
});

test('nobody checks what is not theirs or not listed', async () => {
  const { site, path, check } = await register();
  const stranger = await signIn({ groups: ['merchants'] });
  const body = { origin: shop };
  const answer = await stranger.call('POST', `${path}/origins/check`, body);
  expect(answer.body.code).toBe('not-found');
  const plain = await signIn();
  expect((await plain.call('POST', `${path}/origins/check`, body)).body.code).toBe('forbidden');
  expect((await check('https://other.example.org')).code).toBe('not-found');
  expect((await check('https://127.0.0.1')).code).toBe('invalid-request');
  expect(await database.$count(embedProofs, eq(embedProofs.siteId, site.id))).toBe(0);
});

test('nobody has servers looked at more often than six times a minute', async () => {
  const limited = await startEmbeds({ proofs: { resolver }, hasLimits: true });
  const [one, another] = await Promise.all(
    [1, 2].map(async () => {
      const owner = await limited.signIn({ groups: ['partners'] });
      const { body } = await owner.call('POST', sites, facts);
      return () => owner.call('POST', `${sites}/${body.id}/origins/check`, { origin: shop });
    }),
  );
  const statuses: number[] = [];
  for (let n = 0; n < 7; n += 1) statuses.push((await one?.())?.status ?? 0);
  expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 429]);
  expect((await another?.())?.status).toBe(200);
});

test('two failures in a row withdraw a proof, with the sessions on the origin', async () => {
  const { owner, check, line, live } = await register();
  records.push(line);
  await check();
  await storeEmbeddedSession(database, { userId: owner.id, key: live });
  const proofs = async () => (await owner.call('GET', sites)).body[0].proofs;
  const open = () => database.$count(sessions, eq(sessions.embedKey, live));
  records.length = 0;
  await sweepAfter(6);
  expect(await proofs()).toMatchObject([{ isProved: true, fault: null }]);
  await sweepAfter(7.1);
  expect(await proofs()).toMatchObject([{ isProved: true, fault: 'no-address' }]);
  expect(await open()).toBe(1);
  await sweepAfter(8.2);
  expect(await proofs()).toMatchObject([{ isProved: false, fault: 'no-address' }]);
  expect(await open()).toBe(0);
  records.push(line);
  await sweepAfter(30);
  expect(await proofs()).toMatchObject([{ isProved: false }]);
  expect((await check()).proofs).toMatchObject([{ isProved: true, fault: null }]);
});

test('one failure in between is forgiven', async () => {
  const { owner, check, line } = await register();
  records.push(line);
  await check();
  records.length = 0;
  await sweepAfter(7.1);
  records.push(line);
  await sweepAfter(8.2);
  records.length = 0;
  await sweepAfter(15.5);
  expect((await owner.call('GET', sites)).body[0].proofs).toMatchObject([{ isProved: true }]);
});

test('an origin that was taken off the list and put back is proved anew', async () => {
  const { owner, path, check, line } = await register();
  records.push(line);
  await check();
  await owner.call('PUT', path, { ...facts, origins: ['https://other.example.org'] });
  const { body } = await owner.call('PUT', path, facts);
  expect(body.proofs).toMatchObject([{ isProved: false, checkedAt: null }]);
});

test('when the list changes, the other proofs are looked at again soon', async () => {
  const { owner, path, check, line } = await register();
  records.push(line);
  await check();
  records.length = 0;
  await owner.call('PUT', path, { ...facts, origins: [shop, 'https://other.example.org'] });
  await sweepAfter(0.001);
  const [{ proofs }] = (await owner.call('GET', sites)).body;
  expect(proofs).toMatchObject([{ isProved: true, fault: 'no-address' }, { isProved: false }]);
});

test('the demo’s own pages need no proof; in live mode they need one', async () => {
  const origin = 'http://partner.localhost:4100';
  const site = await openSite({ origins: [origin], isProved: false });
  const visitor = await signIn();
  expect((await describe(visitor, site.live, origin)).body.siteName).toBe('The shop');
  expect((await describe(visitor, site.test, 'http://localhost:3000')).status).toBe(200);
  const { configuration } = server.platform;
  vi.spyOn(configuration, 'mode', 'get').mockReturnValue('live');
  expect((await describe(visitor, site.live, origin)).body.code).toBe('origin-not-allowed');
  vi.restoreAllMocks();
  await database.delete(embedSites).where(eq(embedSites.id, site.id));
});

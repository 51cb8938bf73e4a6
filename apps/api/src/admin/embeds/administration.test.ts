import { and, desc, eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { auditEntries } from '../../access/tables.ts';
import { memberships, sessions, users } from '../../account/tables.ts';
import { endSessionsOfFormerOwners } from '../../embeds/embed-jobs.ts';
import { makeProof, openPage, shop, startEmbeds, storeSite } from '../../embeds/embeds.fixture.ts';
import { siteDirectory } from '../../embeds/sites/site-directory.ts';
import { embedKeys, embedSites } from '../../embeds/tables.ts';
import { adminDomain } from '../routes.ts';

const { server, database, signIn, grant } = await startEmbeds({}, adminDomain);
const all = '/api/v1/administration/embeds';

type Person = Awaited<ReturnType<typeof signIn>>;

const forget = () => siteDirectory(server.platform).forget();

/** An owner with a site, and somebody who is signed in on its page. */
async function openShop(name = 'The shop') {
  const owner = await signIn({ groups: ['merchants'] });
  const site = await storeSite(database, owner.id, { name });
  forget();
  const person = await signIn();
  const page = await signInOn(person, site.live, name);
  return { owner, site, person, page };
}

async function signInOn(person: Person, key: string, siteName: string) {
  const { verifier, challenge } = makeProof();
  const { body } = await grant(person, key, challenge, { siteName });
  const page = openPage(server, shop, key);
  await page.start({ verifier, code: body.code });
  expect(await page.whoIs()).toBe('Rosa');
  return page;
}

const leavings = {
  'left the group': (id: number) => database.delete(memberships).where(eq(memberships.userId, id)),
  'whose membership ran out': (id: number) =>
    database
      .update(memberships)
      .set({ endsAt: new Date(1) })
      .where(eq(memberships.userId, id)),
  'is disabled': (id: number) =>
    database.update(users).set({ state: 'disabled' }).where(eq(users.id, id)),
};

test.each(Object.keys(leavings) as (keyof typeof leavings)[])(
  'the keys of an owner who %s open nothing, and the sessions there end',
  async (how) => {
    const { owner, site, person, page } = await openShop();
    await leavings[how](owner.id);
    forget();
    expect((await page.call('GET', '/api/v1/user/')).body.code).toBe('origin-not-allowed');
    expect((await grant(person, site.live, makeProof().challenge)).body.code).toBe('not-found');
    await endSessionsOfFormerOwners(server.platform);
    expect(await database.$count(sessions, eq(sessions.embedKey, site.live))).toBe(0);
  },
);

test('an owner who comes back finds the keys as they were, and the sessions over', async () => {
  const { owner, page } = await openShop();
  await leavings['left the group'](owner.id);
  await endSessionsOfFormerOwners(server.platform);
  await database
    .insert(memberships)
    .values({ userId: owner.id, group: 'partners', createdAt: new Date() });
  forget();
  expect((await page.call('GET', '/api/v1/user/')).status).toBe(401);
  expect((await page.call('GET', '/api/v1/user/')).body).toBeNull();
});

test('an administrator’s own keys work without another group', async () => {
  const { owner, page } = await openShop();
  await database
    .update(memberships)
    .set({ group: 'administrators' })
    .where(eq(memberships.userId, owner.id));
  forget();
  await endSessionsOfFormerOwners(server.platform);
  expect(await page.whoIs()).toBe('Rosa');
});

test('administrators see each site with its owner, keys, origins and agreements', async () => {
  const { owner, site } = await openShop('Dundas Books');
  const chief = await signIn({ groups: ['administrators'] });
  const find = async (text: string) =>
    (await chief.call('GET', `${all}?text=${encodeURIComponent(text)}`)).body.items;
  const [found] = await find('dundas b');
  expect(found).toMatchObject({
    id: site.id,
    name: 'Dundas Books',
    owner: { id: owner.id, firstName: 'Rosa' },
    isOwnerEntitled: true,
    keys: expect.arrayContaining([expect.objectContaining({ key: site.live })]),
    proofs: [{ origin: shop, isProved: true }],
    agreements: 1,
    stopped: null,
  });
  expect(found.proofCode).toBeUndefined();
  expect(await find(site.live)).toEqual([found]);
  expect((await find('shop.example.org')).map(({ id }: { id: number }) => id)).toContain(site.id);
  expect(await find('%')).toEqual([]);
  await leavings['left the group'](owner.id);
  expect(await find(site.test)).toMatchObject([{ isOwnerEntitled: false }]);
});

test('a page of them ends where the next begins', async () => {
  const owner = await signIn({ groups: ['merchants'] });
  for (const name of ['Pier one', 'Pier two', 'Pier three']) {
    await storeSite(database, owner.id, { name });
  }
  const chief = await signIn({ groups: ['administrators'] });
  const ask = async (start: number) =>
    (await chief.call('GET', `${all}?text=pier&start=${start}&size=2`)).body;
  const names = ({ items }: { items: { name: string }[] }) => items.map(({ name }) => name);
  const first = await ask(0);
  expect([names(first), first.hasMore]).toEqual([['Pier three', 'Pier two'], true]);
  const second = await ask(2);
  expect([names(second), second.hasMore]).toEqual([['Pier one'], false]);
});

test('a stopped site opens nothing until it goes on, and both are in the trail', async () => {
  const { owner, site, page } = await openShop();
  const chief = await signIn({ groups: ['administrators'] });
  const path = `${all}/${site.id}`;
  expect((await chief.call('POST', `${path}/stop`, { reason: ' ' })).body.code).toBe(
    'invalid-request',
  );
  expect((await owner.call('POST', `${path}/stop`, { reason: 'x' })).body.code).toBe('forbidden');
  expect((await chief.call('POST', `${path}/stop`, { reason: 'Phishing' })).status).toBe(200);
  expect((await chief.call('POST', `${path}/stop`, { reason: 'x' })).body.code).toBe('conflict');
  expect((await page.call('GET', '/api/v1/user/')).body.code).toBe('origin-not-allowed');
  expect(await database.$count(sessions, eq(sessions.embedKey, site.live))).toBe(0);
  const [mine] = (await owner.call('GET', '/api/v1/embeds/sites')).body;
  expect(mine.stopped).toMatchObject({ reason: 'Phishing' });
  await owner.call('POST', `/api/v1/embeds/sites/${site.id}/keys`, { kind: 'live' });
  expect((await page.call('GET', '/api/v1/user/')).status).toBe(403);
  expect((await owner.call('POST', `${path}/resume`)).body.code).toBe('forbidden');
  expect((await chief.call('POST', `${path}/resume`)).status).toBe(200);
  expect((await chief.call('POST', `${path}/resume`)).body.code).toBe('conflict');
  expect((await page.call('GET', '/api/v1/user/')).status).toBe(401);
  expect(await trailOf(chief.id)).toMatchObject([
    { event: 'embed-site-resumed', subjectId: owner.id },
    { event: 'embed-site-stopped', subjectId: owner.id, detail: { reason: 'Phishing' } },
  ]);
});

test('a stopped key ends with its sessions, and the other goes on', async () => {
  const { owner, site } = await openShop();
  const chief = await signIn({ groups: ['administrators'] });
  const path = `${all}/${site.id}/keys/stop`;
  const body = { key: site.live, reason: 'Copied' };
  expect((await owner.call('POST', path, body)).body.code).toBe('forbidden');
  expect((await chief.call('POST', path, body)).status).toBe(200);
  expect((await chief.call('POST', path, body)).body.code).toBe('not-found');
  expect(await database.$count(sessions, eq(sessions.embedKey, site.live))).toBe(0);
  const works = and(eq(embedKeys.siteId, site.id), sql`${embedKeys.endsAt} is null`);
  expect(await database.select().from(embedKeys).where(works)).toMatchObject([{ kind: 'test' }]);
  expect(await trailOf(chief.id)).toMatchObject([
    { event: 'embed-key-revoked', detail: { key: site.live, reason: 'Copied' } },
  ]);
});

test('what two administrators decide at once counts once, and is in the trail once', async () => {
  const { site } = await openShop();
  const chiefs = [
    await signIn({ groups: ['administrators'] }),
    await signIn({ groups: ['administrators'] }),
  ];
  const decide = async (path: string, body?: object) => {
    const answers = await Promise.all(
      chiefs.map((chief) => chief.call('POST', `${all}/${site.id}/${path}`, body)),
    );
    return answers.map(({ status }) => status).sort();
  };
  expect(await decide('stop', { reason: 'Phishing' })).toEqual([200, 409]);
  expect(await decide('resume')).toEqual([200, 409]);
  expect(await decide('keys/stop', { key: site.live, reason: 'Copied' })).toEqual([200, 404]);
  const lines = (await Promise.all(chiefs.map(({ id }) => trailOf(id)))).flat();
  expect(lines.map(({ event }) => event).sort()).toEqual([
    'embed-key-revoked',
    'embed-site-resumed',
    'embed-site-stopped',
  ]);
});

test.each([
  ['stop', { reason: 7 }],
  ['stop', { reason: 'x'.repeat(5_000) }],
  ['stop', {}],
  ['keys/stop', { key: 'pk_live_\0', reason: 'Copied' }],
  ['keys/stop', { reason: 'Copied' }],
])('%s with %j is refused, and nothing is stopped', async (path, body) => {
  const { site, page } = await openShop();
  const chief = await signIn({ groups: ['administrators'] });
  const answer = await chief.call('POST', `${all}/${site.id}/${path}`, body);
  expect(answer.body.code).toBe('invalid-request');
  expect(await page.whoIs()).toBe('Rosa');
});

test('what an administrator does to somebody’s site is in the trail, and what its owner does', async () => {
  const { owner, site } = await openShop();
  const chief = await signIn({ groups: ['administrators'] });
  const path = `/api/v1/embeds/sites/${site.id}`;
  const facts = { theme: 'auto', locale: null, navigation: 'dialog', urlTemplate: null };
  const body = { ...facts, name: 'Other', origins: [shop] };
  expect((await chief.call('PUT', path, body)).status).toBe(200);
  expect((await owner.call('POST', `${path}/keys`, { kind: 'test' })).status).toBe(200);
  expect((await owner.call('POST', `${path}/keys/revoke`, { key: site.live })).status).toBe(200);
  expect((await chief.call('DELETE', path)).status).toBe(200);
  expect((await owner.call('POST', '/api/v1/embeds/sites', body)).status).toBe(200);
  expect(await trailOf(chief.id)).toMatchObject([
    { event: 'embed-site-removed', subjectId: owner.id, detail: { site: 'Other' } },
    { event: 'embed-site-changed', detail: { site: 'Other', before: { site: 'The shop' } } },
  ]);
  expect((await trailOf(owner.id)).map(({ event }) => event)).toEqual([
    'embed-site-created',
    'embed-key-revoked',
    'embed-key-rotated',
  ]);
  expect(await database.$count(embedSites, eq(embedSites.id, site.id))).toBe(0);
});

function trailOf(actorId: number) {
  return database
    .select()
    .from(auditEntries)
    .where(eq(auditEntries.actorId, actorId))
    .orderBy(desc(auditEntries.id));
}

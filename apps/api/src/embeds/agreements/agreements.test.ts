import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { sessions } from '../../account/tables.ts';
import { makeProof, openPage, shop, startEmbeds } from '../embeds.fixture.ts';
import { siteDirectory } from '../sites/site-directory.ts';
import { embedConsents, embedGrants, embedProofs, embedSites } from '../tables.ts';
import { embedsAccess } from './granted-access.ts';

const { server, database, openSite, signIn, grant } = await startEmbeds();
const agreements = '/api/v1/embeds/agreements';
const other = 'https://other.example.org';

type Person = Awaited<ReturnType<typeof signIn>>;
type Site = Awaited<ReturnType<typeof openSite>>;

async function ask(person: Person, { live }: Site, origin = shop, scopes = 'profile:basic') {
  const address = `/api/v1/embeds/authorization?siteKey=${live}&origin=${origin}&scopes=${scopes}`;
  return (await person.call('GET', address)).body;
}

/** Somebody agrees on an origin, and is signed in there. */
async function signInOn(person: Person, { live }: Site, origin = shop) {
  const { verifier, challenge } = makeProof();
  const { body } = await grant(person, live, challenge, { origin });
  const page = openPage(server, origin, live);
  await page.start({ verifier, code: body.code });
  expect(await page.whoIs()).toBe('Rosa');
  return page;
}

/** What an owner may make of a site whenever they want. */
async function change(id: number, facts: Partial<typeof embedSites.$inferInsert>) {
  await database.update(embedSites).set(facts).where(eq(embedSites.id, id));
  for (const origin of facts.origins ?? []) {
    const proof = { siteId: id, origin, provedAt: new Date(), checkedAt: new Date() };
    await database.insert(embedProofs).values(proof).onConflictDoNothing();
  }
  siteDirectory(server.platform).forget();
}

test('what was agreed to counts for no other name, no other origin and nothing more', async () => {
  const [site, person] = [await openSite(), await signIn()];
  await signInOn(person, site);
  expect(await ask(person, site)).toMatchObject({ isKnown: true, agreedBefore: null });
  const before = { siteName: 'The shop', origin: shop, scopes: ['profile:basic'] };
  const more = await ask(person, site, shop, 'inbox');
  expect(more).toMatchObject({ isKnown: false, agreedBefore: before });
  await change(site.id, { origins: [shop, other] });
  expect(await ask(person, site, other)).toMatchObject({ isKnown: false, agreedBefore: before });
  await change(site.id, { name: 'Something else' });
  expect(await ask(person, site)).toMatchObject({
    siteName: 'Something else',
    isKnown: false,
    agreedBefore: before,
  });
});

test('under a new name nothing is left of what was agreed to under the old one', async () => {
  const [site, person] = [await openSite(), await signIn()];
  const { challenge } = makeProof();
  await grant(person, site.live, challenge, { scopes: 'inbox' });
  await change(site.id, { name: 'Something else' });
  const late = await grant(person, site.live, challenge);
  expect(late.body.code).toBe('conflict');
  await grant(person, site.live, challenge, { siteName: 'Something else' });
  expect(await ask(person, site)).toMatchObject({ isKnown: true });
  expect(await ask(person, site, shop, 'inbox')).toMatchObject({ isKnown: false });
});

test('they are listed, and taken back with the sessions on that origin alone', async () => {
  const site = await openSite({ origins: [shop, other] });
  const [person, neighbour] = [await signIn(), await signIn()];
  const here = await signInOn(person, site);
  const there = await signInOn(person, site, other);
  const theirs = await signInOn(neighbour, site);
  const { body: listed } = await person.call('GET', agreements);
  expect(listed).toMatchObject([
    { siteName: 'The shop', origin: other, scopes: ['profile:basic'], isSignedIn: true },
    { siteName: 'The shop', origin: shop, scopes: ['profile:basic'], isSignedIn: true },
  ]);
  const waiting = makeProof();
  const granted = await grant(person, site.live, waiting.challenge);
  const path = `${agreements}/${listed[1].id}`;
  expect((await neighbour.call('DELETE', path)).body.code).toBe('not-found');
  expect((await person.call('DELETE', path)).status).toBe(200);
  expect((await person.call('DELETE', path)).body.code).toBe('not-found');
  expect((await here.call('GET', '/api/v1/user/')).status).toBe(401);
  expect(await there.whoIs()).toBe('Rosa');
  expect(await theirs.whoIs()).toBe('Rosa');
  const late = openPage(server, shop, site.live);
  const start = await late.start({ verifier: waiting.verifier, code: granted.body.code });
  expect(start.body.code).toBe('gone');
  expect((await person.call('GET', agreements)).body).toHaveLength(1);
  expect(await ask(person, site)).toMatchObject({ isKnown: false });
});

test('one that is taken back twice at once is so once; what is no number of one is none', async () => {
  const [site, person] = [await openSite(), await signIn()];
  await signInOn(person, site);
  const { body: listed } = await person.call('GET', agreements);
  const takeBack = () => person.call('DELETE', `${agreements}/${listed[0].id}`);
  const answers = await Promise.all([takeBack(), takeBack(), takeBack()]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 404, 404]);
  for (const id of ['1', "' or 1=1", '%00']) {
    const { status } = await person.call('DELETE', `${agreements}/${encodeURIComponent(id)}`);
    expect([400, 404]).toContain(status);
  }
});

test('whoever signs out on a page has agreed all the same', async () => {
  const [site, person] = [await openSite(), await signIn()];
  const page = await signInOn(person, site);
  await page.call('POST', '/api/v1/embeds/session/end');
  expect((await person.call('GET', agreements)).body).toMatchObject([{ isSignedIn: false }]);
});

test('nobody else reads or takes them back, nor whoever acts as somebody', async () => {
  const [site, person] = [await openSite(), await signIn()];
  await signInOn(person, site);
  const { body: listed } = await person.call('GET', agreements);
  const visitor = await server.inject({ url: agreements });
  expect(visitor.body.code).toBe('unauthorized');
  const chief = await signIn({ groups: ['administrators'] });
  await database
    .update(sessions)
    .set({ userId: person.id, actorId: chief.id })
    .where(eq(sessions.userId, chief.id));
  expect((await chief.call('GET', agreements)).body.code).toBe('forbidden');
  expect((await chief.call('DELETE', `${agreements}/${listed[0].id}`)).body.code).toBe('forbidden');
  const page = openPage(server, shop, site.live);
  expect((await page.call('GET', agreements)).body.code).toBe('origin-not-allowed');
  expect(await database.$count(embedConsents, eq(embedConsents.userId, person.id))).toBe(1);
});

test('an owner who takes everything back keeps what they name, and no more', async () => {
  const site = await openSite({ origins: [shop, other] });
  const [person, neighbour] = [await signIn(), await signIn()];
  const here = await signInOn(person, site);
  const there = await signInOn(person, site, other);
  const theirs = await signInOn(neighbour, site);
  await grant(person, site.live, makeProof().challenge);
  const given = await embedsAccess.list(database, person.id);
  expect(given.map(({ name, origin }) => [name, origin])).toEqual([
    ['The shop', other],
    ['The shop', shop],
  ]);
  const kept = given.filter(({ origin }) => origin === other);
  const keptIds = kept.map(({ id }) => id);
  await database.transaction((transaction) =>
    embedsAccess.withdraw(transaction, person.id, keptIds),
  );
  expect(await embedsAccess.list(database, person.id)).toEqual(kept);
  expect((await here.call('GET', '/api/v1/user/')).status).toBe(401);
  expect(await there.whoIs()).toBe('Rosa');
  await database.transaction((transaction) => embedsAccess.withdraw(transaction, person.id, []));
  expect((await there.call('GET', '/api/v1/user/')).status).toBe(401);
  expect(await theirs.whoIs()).toBe('Rosa');
  expect(await embedsAccess.list(database, person.id)).toEqual([]);
  const unused = eq(embedGrants.userId, person.id);
  const left = await database.select().from(embedGrants).where(unused);
  expect(left.every(({ usedAt }) => usedAt !== null)).toBe(true);
  expect((await person.call('GET', '/api/v1/user/')).body.firstName).toBe('Rosa');
});

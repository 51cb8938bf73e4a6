import { eq } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { sessions, users } from '../../account/tables.ts';
import { makeProof, openPage, shop, startEmbeds } from '../embeds.fixture.ts';

const { server, database, openSite, signIn, grant } = await startEmbeds();
const other = 'https://other.example.org';

/** Somebody, a site, its page, and what the pop-up has granted to it. */
async function agree(more: object = {}) {
  const [site, person] = [await openSite(), await signIn()];
  const page = openPage(server, shop, site.live);
  const { verifier, challenge } = makeProof();
  const { body } = await grant(person, site.live, challenge, more);
  return { site, person, page, verifier, challenge, code: body.code as string };
}

/** Somebody who is signed in on a page. */
async function signInOnPage() {
  const all = await agree();
  await all.page.start(all);
  expect(await all.page.whoIs()).toBe('Rosa');
  return all;
}

test('the pop-up tells which site asks, from where, and for what', async () => {
  const [site, person] = [await openSite(), await signIn()];
  const address = `/api/v1/embeds/authorization?siteKey=${site.live}&origin=${shop}&scopes=inbox`;
  const asked = await person.call('GET', address);
  expect(asked.body).toEqual({
    siteName: 'The shop',
    origin: shop,
    scopes: ['profile:basic', 'inbox'],
    isKnown: false,
    agreedBefore: null,
  });
  const { challenge } = makeProof();
  await grant(person, site.live, challenge);
  // Agreed to less than is requested now.
  expect((await person.call('GET', address)).body.isKnown).toBe(false);
  await grant(person, site.live, challenge, { scopes: 'inbox' });
  expect((await person.call('GET', address)).body.isKnown).toBe(true);
});

test('a code, the verifier, the origin and the key together start a session', async () => {
  const { page, verifier, code } = await agree();
  const { status, body, headers } = await page.start({ verifier, code });
  expect(status).toBe(200);
  expect(body).toMatchObject({ firstName: 'Rosa' });
  expect(headers['set-cookie']).toMatch(/^__Host-bw-embed=[\w-]{43};/);
  for (const part of ['Secure', 'HttpOnly', 'SameSite=None', 'Partitioned', 'Path=/']) {
    expect(headers['set-cookie']).toContain(part);
  }
  expect(await page.whoIs()).toBe('Rosa');
});

test('a session on a page that was not used for half a day is over, and listed no more', async () => {
  const { page, person } = await signInOnPage();
  const pages = async () =>
    (await person.call('GET', '/api/v1/user/sessions')).body.map(
      (session: { page: string | null }) => session.page,
    );
  expect(await pages()).toContain(shop);
  const notUsed = { seenAt: new Date(server.platform.clock.now().getTime() - 13 * 3_600_000) };
  await database.update(sessions).set(notUsed).where(eq(sessions.userId, person.id));
  expect(await page.whoIs()).toBe(null);
  expect(await pages()).toEqual([null]);
});

test('a code works once, whoever comes second', async () => {
  const { page, verifier, code } = await agree();
  const answers = await Promise.all([1, 2, 3].map(() => page.start({ verifier, code })));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 410, 410]);
  expect((await page.start({ verifier, code })).body.code).toBe('gone');
});

test('what is altered, foreign or late starts nothing', async () => {
  const { site, page, verifier, code, person } = await agree();
  const elsewhere = await openSite({ origins: [shop, other] });
  const altered = `${code.slice(0, -1)}${code.endsWith('A') ? 'B' : 'A'}`;
  const tries = [
    page.start({ verifier: makeProof().verifier, code }),
    page.start({ verifier, code: altered }),
    page.start({ verifier, code: makeProof().verifier }),
    // Another site that lists the same origin, and its other origin.
    openPage(server, shop, elsewhere.live).start({ verifier, code }),
    openPage(server, other, elsewhere.live).start({ verifier, code }),
  ];
  for (const { status, body, headers } of await Promise.all(tries)) {
    expect([status, body.code]).toEqual([410, 'gone']);
    expect(headers['set-cookie']).toBeUndefined();
  }
  for (const origin of [other, 'null', 'http://shop.example.org', `${shop}.evil.example`]) {
    const { body } = await openPage(server, origin, site.live).start({ verifier, code });
    expect(body.code).toBe('origin-not-allowed');
  }
  for (const broken of ['', 'x', `${code}=`, null, 7, [code]]) {
    // Whatever a script sends, it is no code.
    const { body } = await page.start({ verifier, code: broken as string });
    expect(body.code).toBe('invalid-request');
  }
  const now = vi.spyOn(server.platform.clock, 'now').mockReturnValue(new Date(Date.now() + 61_000));
  expect((await page.start({ verifier, code })).body.code).toBe('gone');
  now.mockRestore();
  expect(await database.$count(sessions, eq(sessions.userId, person.id))).toBe(1);
});

test('nobody grants for a page that is not registered, or without being signed in', async () => {
  const [site, person] = [await openSite(), await signIn()];
  const { challenge } = makeProof();
  for (const origin of [other, 'null', `${shop}/`, 'https://SHOP.example.org']) {
    expect((await grant(person, site.live, challenge, { origin })).body.code).toBe('not-found');
  }
  const unknown = site.live.replace(/.$/, (end) => (end === 'A' ? 'B' : 'A'));
  expect((await grant(person, unknown, challenge)).body.code).toBe('not-found');
  expect((await grant(person, site.test, challenge)).body.code).toBe('not-found');
  const nobody = openPage(server, shop, site.live);
  expect((await grant(nobody, site.live, challenge)).body.code).toBe('origin-not-allowed');
});

test('a page without a message collects what was left for it, by its verifier alone', async () => {
  const { person, site, page, verifier, challenge } = await agree({ way: 'hand-over' });
  const state = () => person.call('GET', `/api/v1/embeds/authorization/${challenge}`);
  expect((await state()).body).toEqual({ isCollected: false });
  expect((await page.start({ verifier: makeProof().verifier })).body).toBeNull();
  expect((await page.start({ verifier, code: makeProof().verifier })).body.code).toBe('gone');
  const answers = await Promise.all([1, 2].map(() => page.start({ verifier })));
  expect(answers.map(({ body }) => body?.firstName ?? null).sort()).toEqual(['Rosa', null]);
  expect((await state()).body).toEqual({ isCollected: true });
  // On a repeated request, the pop-up is notified that it is done.
  const again = await grant(person, site.live, challenge, { way: 'hand-over' });
  expect(again.body).toEqual({ code: null, isCollected: true });
  const stranger = await signIn();
  expect((await grant(stranger, site.live, challenge)).body.code).toBe('conflict');
  const path = `/api/v1/embeds/authorization/${challenge}`;
  expect((await stranger.call('GET', path)).body.code).toBe('not-found');
});

test('a code that was told is not collected without it, and waits a minute only', async () => {
  const { page, verifier } = await agree();
  expect((await page.start({ verifier })).body).toBeNull();
  const left = await agree({ way: 'hand-over' });
  const now = vi.spyOn(server.platform.clock, 'now').mockReturnValue(new Date(Date.now() + 61_000));
  expect((await left.page.start({ verifier: left.verifier })).body).toBeNull();
  now.mockRestore();
});

test('a browser that keeps no cookie gets a token once, and the cookie opens nothing', async () => {
  const { page, verifier } = await signInOnPage();
  const { cookie } = page;
  const take = () => page.call('POST', '/api/v1/embeds/session/token', { verifier });
  const answers = await Promise.all([take(), take()]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 410]);
  const token = answers.find(({ status }) => status === 200)?.body.token;
  page.take({ cookie });
  expect((await page.call('GET', '/api/v1/user/')).status).toBe(401);
  page.take({ token });
  expect(await page.whoIs()).toBe('Rosa');
  expect((await take()).body.code).toBe('gone');
});

test('a token opens nothing after an hour, however it is used, and the next sign-in brings one', async () => {
  const { site, person, page, verifier } = await signInOnPage();
  const { body } = await page.call('POST', '/api/v1/embeds/session/token', { verifier });
  page.take({ token: body.token });
  const now = vi.spyOn(server.platform.clock, 'now');
  const inMinutes = (minutes: number) =>
    now.mockReturnValue(new Date(Date.now() + minutes * 60_000));
  for (const minutes of [20, 40, 59]) {
    inMinutes(minutes);
    expect(await page.whoIs(), `${minutes}`).toBe('Rosa');
  }
  inMinutes(61);
  expect((await page.call('GET', '/api/v1/user/')).status).toBe(401);
  // A call that anyone may make is a visitor's, so that nothing on the page fails by it.
  const greeting = await page.call('GET', '/api/v1/embeds/greeting');
  expect([greeting.status, greeting.body]).toEqual([200, null]);
  // The pop-up's own session went on, and grants the next hour.
  const next = makeProof();
  const granted = await grant(person, site.live, next.challenge);
  const again = openPage(server, shop, site.live);
  await again.start({ verifier: next.verifier, code: granted.body.code });
  expect(await again.whoIs()).toBe('Rosa');
  now.mockRestore();
});

test('a token counts on its own page alone', async () => {
  const { site, page } = await signInOnPage();
  const twin = await openSite();
  const far = await openSite({ origins: [other] });
  for (const thief of [openPage(server, shop, twin.live), openPage(server, other, far.live)]) {
    thief.take({ cookie: page.cookie });
    expect(await thief.whoIs()).toBeNull();
    thief.take({ token: page.cookie?.split('=')[1] });
    expect(await thief.whoIs()).toBeNull();
  }
  const { siteOrigin } = server.platform.configuration;
  const token = page.cookie?.split('=')[1];
  for (const headers of [{ origin: siteOrigin }, {}]) {
    const answer = await server.inject({
      url: `/api/v1/user/?key=${site.live}`,
      headers: { ...headers, cookie: `bw-session=${token}`, authorization: `Bearer ${token}` },
    });
    expect(answer.body?.firstName).toBeUndefined();
  }
  expect(await page.whoIs()).toBe('Rosa');
});

test('the session of our own site counts on no page', async () => {
  const { site, person } = await signInOnPage();
  const page = openPage(server, shop, site.live);
  page.take({ cookie: person.cookie });
  expect(await page.whoIs()).toBeNull();
});

test('signing out on a page ends its session and no other', async () => {
  const { page, person } = await signInOnPage();
  const { cookie } = page;
  const end = await page.call('POST', '/api/v1/embeds/session/end');
  expect(end.headers['set-cookie']).toMatch(/^__Host-bw-embed=;.*Partitioned/);
  expect(await page.whoIs()).toBeNull();
  page.take({ cookie });
  expect((await page.call('GET', '/api/v1/user/')).status).toBe(401);
  expect((await person.call('GET', '/api/v1/user/')).body.firstName).toBe('Rosa');
});

test('signing out of our own site leaves the page signed in', async () => {
  const { page, person } = await signInOnPage();
  await person.call('POST', '/logout');
  expect(await page.whoIs()).toBe('Rosa');
});

test('a disabled account is signed in nowhere, and starts nothing', async () => {
  const { page, person } = await signInOnPage();
  const waiting = await agree();
  for (const { id } of [person, waiting.person]) {
    await database.update(users).set({ state: 'disabled' }).where(eq(users.id, id));
  }
  expect(await page.whoIs()).toBeNull();
  expect((await waiting.page.start(waiting)).body.code).toBe('gone');
});

test('what ends all sessions ends those on pages and what they were granted', async () => {
  const { page, person } = await signInOnPage();
  const { verifier, challenge } = makeProof();
  const { site } = await agree();
  const { body } = await grant(person, site.live, challenge);
  await database.delete(sessions).where(eq(sessions.userId, person.id));
  expect((await page.call('GET', '/api/v1/user/')).status).toBe(401);
  const next = openPage(server, shop, site.live);
  expect((await next.start({ verifier, code: body.code })).body.code).toBe('gone');
});

test('a session on a page ends after twelve hours without use, and after thirty days', async () => {
  const hour = 3_600_000;
  const at = (ms: number) => new Date(Date.now() + ms);
  const { page } = await signInOnPage();
  const now = vi.spyOn(server.platform.clock, 'now');
  for (let hours = 11; hours < 30 * 24; hours += 11) {
    now.mockReturnValue(at(hours * hour));
    expect(await page.whoIs(), `${hours}`).toBe('Rosa');
  }
  now.mockReturnValue(at(30 * 24 * hour + 1_000));
  expect((await page.call('GET', '/api/v1/user/')).status).toBe(401);
  now.mockRestore();
  const idle = await signInOnPage();
  vi.spyOn(server.platform.clock, 'now').mockReturnValue(at(12 * hour + 1_000));
  expect((await idle.page.call('GET', '/api/v1/user/')).status).toBe(401);
  vi.restoreAllMocks();
});

test('an administrator is none on a page', async () => {
  const site = await openSite();
  const person = await signIn({ groups: ['administrators'] });
  const page = openPage(server, shop, site.live);
  const { verifier, challenge } = makeProof();
  const { body } = await grant(person, site.live, challenge, { scopes: 'profile:basic,boards' });
  await page.start({ verifier, code: body.code });
  expect(await page.whoIs()).toBe('Rosa');
  const answer = await page.call('GET', '/api/v1/embeds/sites');
  expect(answer.body.code).toBe('origin-not-allowed');
});

test('a page greets whom it knows, and the browser keeps that to itself', async () => {
  const { page } = await signInOnPage();
  const known = await page.call('GET', '/api/v1/embeds/greeting');
  expect(known.body).toEqual({ id: expect.any(Number), firstName: 'Rosa' });
  expect(known.headers['cache-control']).toBe('private, max-age=2592000');
  await page.call('POST', '/api/v1/embeds/session/end');
  expect((await page.call('GET', '/api/v1/embeds/greeting')).body).toBeNull();
});

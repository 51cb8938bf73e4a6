import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { liveEvents } from '../../platform/tables.ts';
import { makeProof, openPage, shop, startEmbeds } from '../embeds.fixture.ts';

const { server, database, openSite, signIn, grant } = await startEmbeds();
const other = 'https://other.example.org';

/** Somebody who has agreed, and the page that may start a session. */
async function agree(more: object = {}) {
  const [site, person] = [await openSite(), await signIn()];
  const page = openPage(server, shop, site.live);
  const { verifier, challenge } = makeProof();
  const { body } = await grant(person, site.live, challenge, more);
  return { site, person, page, verifier, code: body.code as string };
}

/** Somebody who is signed in on a page. */
async function signInOnPage() {
  const all = await agree();
  await all.page.start(all);
  expect(await all.page.whoIs()).toBe('Rosa');
  return all;
}

test('a code that comes again ends the session that it started, and its pages hear of it', async () => {
  const { site, page, person, verifier, code } = await signInOnPage();
  const thief = openPage(server, shop, site.live);
  const heard = () => database.$count(liveEvents, eq(liveEvents.userId, person.id));
  const before = await heard();
  expect((await thief.start({ verifier, code })).body.code).toBe('gone');
  expect(thief.cookie).toBeUndefined();
  expect((await page.call('GET', '/api/v1/user/')).status).toBe(401);
  expect(await heard()).toBe(before + 1);
  expect((await person.call('GET', '/api/v1/user/')).body.firstName).toBe('Rosa');
});

test('whoever holds a part of it signs nobody out', async () => {
  const { site, page, verifier, code } = await signInOnPage();
  const twin = await openSite({ origins: [shop, other] });
  const strange = makeProof().verifier;
  const tries = [
    page.start({ verifier: strange, code }),
    page.start({ verifier, code: strange }),
    page.start({ verifier }),
    openPage(server, shop, twin.live).start({ verifier, code }),
    openPage(server, other, twin.live).start({ verifier, code }),
    openPage(server, other, site.live).start({ verifier, code }),
  ];
  expect((await Promise.all(tries)).map(({ status }) => status)).toEqual([
    410, 410, 200, 410, 410, 403,
  ]);
  expect(await page.whoIs()).toBe('Rosa');
});

test('a page that collects twice stays signed in', async () => {
  const { page, verifier } = await agree({ way: 'hand-over' });
  await Promise.all([1, 2, 3].map(() => page.start({ verifier })));
  expect((await page.start({ verifier })).body).toBeNull();
  expect(await page.whoIs()).toBe('Rosa');
});

import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { storeUser } from '../../account/account.fixture.ts';
import { openPage, shop, storeEmbeddedSession, storeSite } from '../../embeds/embeds.fixture.ts';
import { createEmbedsDomain } from '../../embeds/routes.ts';
import { siteDirectory } from '../../embeds/sites/site-directory.ts';
import { embedSites } from '../../embeds/tables.ts';
import { startInbox } from '../inbox.fixture.ts';
import { inboxIgnored, inboxThreads } from '../tables.ts';

const nowhere = { addresses: async () => [], texts: async () => [] };
const inbox = await startInbox(createEmbedsDomain({ resolver: nowhere }));
const { server, database, signIn, write, answer, ignore, post } = inbox;
const other = 'https://other.example.org';

type Person = Awaited<ReturnType<typeof signIn>>;
type Page = ReturnType<typeof openPage>;
let rosa: Person;
let milo: Person;
let site: Awaited<ReturnType<typeof storeSite>>;

beforeEach(async () => {
  await database.delete(inboxThreads);
  await database.delete(inboxIgnored);
  const { id } = await storeUser(database, { groups: ['partners'] });
  site = await storeSite(database, id, { origins: [shop, other] });
  siteDirectory(server.platform).forget();
  [rosa, milo] = [await signIn(), await signIn()];
});

/** A page of the site on which somebody has signed in, and allowed it their messages. */
async function openInboxOn(person: Person, origin = shop, from = site): Promise<Page> {
  const page = openPage(server, origin, from.live);
  page.take({
    token: await storeEmbeddedSession(database, {
      userId: person.id,
      key: from.live,
      origin,
      scopes: ['profile:basic', 'inbox'],
    }),
  });
  return page;
}

const begin = async (page: Page, to: Person, body = 'Is it there?', listing?: number) =>
  (await page.call('POST', `/api/v1/inbox/${to.id}`, { body, listing })).body.thread;
const threadsOn = async (page: Page) =>
  (await page.call('GET', '/api/v1/inbox/threads')).body.results.map(
    ({ id }: { id: number }) => id,
  );

/** Every way to reach a thread from a page, with what each answers. */
async function reach(page: Page, thread: number): Promise<readonly number[]> {
  const answers = [
    await page.call('GET', `/api/v1/inbox/thread?id=${thread}`),
    await page.call('GET', `/api/v1/inbox/thread/${thread}/messages`),
    await page.call('POST', '/api/v1/inbox/thread', { thread, body: 'From the page.' }),
    await page.call('POST', `/api/v1/inbox/${thread}/read`, { newest: 1 }),
  ];
  return answers.map(({ status }) => status);
}

test('what was begun on a page is read and answered there, by both', async () => {
  const page = await openInboxOn(rosa);
  const thread = await begin(page, milo);
  await answer(milo, thread, 'It is.');
  expect(await threadsOn(page)).toEqual([thread]);
  const { body } = await page.call('GET', `/api/v1/inbox/thread/${thread}/messages?size=9`);
  expect(body.results.map((one: { body: string }) => one.body)).toEqual(['Is it there?', 'It is.']);
  expect(await reach(page, thread)).toEqual([200, 200, 200, 200]);
  expect(await threadsOn(await openInboxOn(milo))).toEqual([thread]);
});

test('nothing else of somebody’s messages is there', async () => {
  const { thread } = (await write(rosa, milo, 'A secret.')).body;
  const page = await openInboxOn(rosa);
  expect([await threadsOn(page), await reach(page, thread)]).toEqual([[], [404, 404, 404, 404]]);
  const { body } = await page.call('GET', '/api/v1/inbox/threads');
  expect(body.total).toBe(0);
  expect((await inbox.threadOf(milo, thread)).newest).toBe(1);
});

test('a message from a page goes into the thread that the two have, which stays unread there', async () => {
  const boat = await post(milo);
  const { thread } = (await write(rosa, milo, 'A secret.', boat)).body;
  const page = await openInboxOn(rosa);
  const sent = await page.call('POST', `/api/v1/inbox/${milo.id}`, { body: 'Hi', listing: boat });
  expect([sent.status, sent.body.thread, sent.body.message.body]).toEqual([200, thread, 'Hi']);
  expect([await threadsOn(page), await reach(page, thread)]).toEqual([[], [404, 404, 404, 404]]);
});

test('neither another origin nor another site of the same origin has it', async () => {
  const page = await openInboxOn(rosa);
  const thread = await begin(page, milo);
  const { id } = await storeUser(database, { groups: ['partners'] });
  const later = await storeSite(database, id, { origins: [shop] });
  siteDirectory(server.platform).forget();
  for (const elsewhere of [await openInboxOn(rosa, other), await openInboxOn(rosa, shop, later)]) {
    expect([await threadsOn(elsewhere), await reach(elsewhere, thread)]).toEqual([
      [],
      [404, 404, 404, 404],
    ]);
  }
});

test('where the site is gone, our own has it still', async () => {
  const thread = await begin(await openInboxOn(rosa), milo);
  await database.delete(embedSites).where(eq(embedSites.id, site.id));
  expect((await inbox.threadsOf(rosa)).map(({ id }: { id: number }) => id)).toEqual([thread]);
});

test('what is about all of somebody’s messages, and what decides, is for our own site', async () => {
  const page = await openInboxOn(rosa);
  const thread = await begin(page, milo);
  for (const [method, path, body] of [
    ['GET', 'search?text=there'],
    ['GET', 'unread/count'],
    ['GET', 'unread'],
    ['GET', 'ignored'],
    ['GET', 'preferences'],
    ['PUT', 'preferences', { showsSeen: false }],
    ['POST', `${milo.id}/ignore`],
    ['POST', `${milo.id}/unignore`],
    ['DELETE', `thread/${thread}`],
  ] as const) {
    const { status } = await page.call(method, `/api/v1/inbox/${path}`, body);
    expect([method, path, status]).toEqual([method, path, 403]);
  }
  expect(await threadsOn(page)).toEqual([thread]);
});

test('who is ignored reaches nobody from a page either, and is told nothing', async () => {
  const page = await openInboxOn(rosa);
  const boat = await post(milo);
  const thread = await begin(page, milo, 'Is it there?', boat);
  await ignore(milo, rosa);
  for (const [path, body] of [
    ['thread', { thread, body: 'Hello?' }],
    [milo.id, { body: 'Hello?' }],
    [milo.id, { body: 'Hello?', listing: boat }],
    [milo.id, { body: 'Hello?', listing: await post(milo) }],
  ] as const) {
    const refused = await page.call('POST', `/api/v1/inbox/${path}`, body);
    const unknown = await page.call('POST', '/api/v1/inbox/999999', { body: 'Hello?' });
    expect([refused.status, refused.body.detail]).toEqual([404, unknown.body.detail]);
  }
  expect((await inbox.threadOf(milo, thread)).newest).toBe(1);
  expect((await (await openInboxOn(milo)).call('GET', '/api/v1/inbox/threads')).body.total).toBe(0);
});

test('a session without the scope has none of it', async () => {
  const thread = await begin(await openInboxOn(rosa), milo);
  const page = openPage(server, shop, site.live);
  page.take({
    token: await storeEmbeddedSession(database, { userId: rosa.id, key: site.live }),
  });
  expect(await reach(page, thread)).toEqual([403, 403, 403, 403]);
  expect((await page.call('GET', '/api/v1/inbox/threads')).status).toBe(403);
});

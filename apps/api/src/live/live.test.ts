import { addBookmark } from '@boardwalk/sdk-core/bookmarks/endpoints';
import { followUpdates } from '@boardwalk/sdk-core/live/endpoints';
import { topics } from '@boardwalk/sdk-core/vocabulary/topics';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { accessDomain } from '../access/routes.ts';
import { storeSession } from '../access/testing.ts';
import { accountDomain } from '../account/routes.ts';
import { password } from '../account/testing.ts';
import { createBookmarksDomain } from '../bookmarks/routes.ts';
import { embedsDomain } from '../embeds/routes.ts';
import { shop, startEmbeds, storeEmbeddedSession } from '../embeds/testing.ts';
import { mediaDomain } from '../media/routes.ts';
import { announce } from '../platform/live/announce.ts';
import { createLog } from '../platform/logging.ts';
import { openPlatform } from '../platform/platform.ts';
import { createServer } from '../platform/server.ts';
import { liveEvents } from '../platform/tables.ts';
import { profileDomain } from '../profile/routes.ts';
import { removeOldEvents } from './keep-live.ts';
import { liveDomain } from './routes.ts';
import { listenForTests, type OpenedStream, openStream } from './testing.ts';

vi.setConfig({ testTimeout: 30_000 });

const others = [
  accessDomain,
  liveDomain,
  mediaDomain,
  profileDomain,
  createBookmarksDomain(async () => null),
];
const { server, database, openSite, signIn } = await startEmbeds({}, ...others);
const address = (await listenForTests(server.server)) + followUpdates.path;
const opened: OpenedStream[] = [];

afterEach(() => {
  for (const { request } of opened.splice(0)) request.destroy();
});

async function follow(headers: Parameters<typeof openStream>[1], at = address) {
  const stream = await openStream(at, headers);
  opened.push(stream);
  // The first that comes says from where the next may go on.
  if (stream.answer.statusCode === 200) await until(() => stream.lastId !== undefined);
  return stream;
}

const until = (claim: () => boolean) => expect.poll(claim, { timeout: 10_000 }).toBe(true);

/** What of a stream has come once all that was announced before has. */
async function heardBy(stream: OpenedStream, userId: number): Promise<readonly string[]> {
  await database.transaction((transaction) => announce(transaction, 'groups', userId));
  await until(() => stream.heard.at(-1) === 'changed groups');
  return stream.heard.slice(0, -1);
}

let listings = 0;

function keep(person: Awaited<ReturnType<typeof signIn>>) {
  listings += 1;
  return person.call('POST', addBookmark.path.replace('{id}', String(listings)));
}

test('a change is heard at once, by whom it concerns and nobody else', async () => {
  const [rosa, milo] = [await signIn(), await signIn()];
  const [hers, his] = [
    await follow({ cookie: rosa.cookie }),
    await follow({ cookie: milo.cookie }),
  ];
  expect((await keep(rosa)).status).toBe(200);
  await until(() => hers.heard.includes('changed bookmarks'));
  expect(await heardBy(his, milo.id)).toEqual([]);
  await rosa.call('DELETE', `/api/v1/listing/bookmark/${listings}`);
  await rosa.call('DELETE', `/api/v1/listing/bookmark/${listings}`);
  expect(await heardBy(hers, rosa.id)).toEqual(['changed bookmarks', 'changed bookmarks']);
});

test('it is an answer that nobody keeps, gathers or packs', async () => {
  const rosa = await signIn();
  const { answer } = await follow({ cookie: rosa.cookie, 'accept-encoding': 'br, gzip' });
  expect(answer.headers).toMatchObject({
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store, no-transform',
    'x-accel-buffering': 'no',
  });
  expect(answer.headers['content-encoding']).toBeUndefined();
});

test('visitors, and those who ask for no stream, get none', async () => {
  const rosa = await signIn();
  expect((await follow({})).answer.statusCode).toBe(401);
  expect((await follow({ cookie: 'bw-session=x' })).answer.statusCode).toBe(401);
  const cookie = rosa.cookie;
  expect((await follow({ cookie, accept: '*/*' })).answer.statusCode).toBe(400);
  const foreign = await follow({ cookie, origin: 'https://elsewhere.example' });
  expect([401, 403]).toContain(foreign.answer.statusCode);
});

test('a session on a partner’s page hears what its scopes let the page read', async () => {
  const rosa = await signIn();
  const site = await openSite();
  const onPage = async (...scopes: ('profile:basic' | 'bookmarks' | 'cart')[]) => {
    const token = await storeEmbeddedSession(database, {
      userId: rosa.id,
      key: site.live,
      scopes,
    });
    const stream = await openStream(`${address}?key=${site.live}`, {
      origin: shop,
      'sec-fetch-site': 'cross-site',
      authorization: `Bearer ${token}`,
    });
    opened.push(stream);
    expect(stream.answer.statusCode).toBe(200);
    await until(() => stream.lastId !== undefined);
    return stream;
  };
  const pages = [await onPage('profile:basic'), await onPage('bookmarks'), await onPage('cart')];
  for (const topic of topics) {
    await database.transaction((transaction) => announce(transaction, topic, rosa.id));
  }
  await database.transaction((transaction) => announce(transaction, 'session', rosa.id));
  const count = (heard: readonly string[]) => heard.filter((one) => /session/.test(one)).length;
  await until(() => pages.every(({ heard }) => count(heard) === 2));
  expect(pages.map(({ heard }) => heard.filter((one) => !/session/.test(one)))).toEqual([
    ['changed profile'],
    ['changed bookmarks'],
    [],
  ]);
});

test('an open stream ends with its session, and hears nothing more', async () => {
  const rosa = await signIn();
  const other = await storeSession(database, rosa.id);
  const [here, there] = [await follow({ cookie: rosa.cookie }), await follow({ cookie: other })];
  await rosa.call('POST', '/logout');
  await until(() => here.isOver);
  expect(here.heard).toEqual(['ended session']);
  await database.transaction((transaction) => announce(transaction, 'bookmarks', rosa.id));
  await until(() => there.heard.includes('changed bookmarks'));
  expect([there.isOver, here.heard]).toEqual([false, ['ended session']]);
});

test.each([
  ['signing out everywhere', async (rosa: Person) => rosa.call('DELETE', '/api/v1/user/sessions')],
  [
    'a disabled account',
    async (rosa: Person) => {
      const chief = await signIn({ groups: ['administrators'] });
      await signIn({ groups: ['administrators'] });
      return chief.call('POST', `/api/v1/user/${rosa.id}/disable`, { reason: 'Test' });
    },
  ],
  [
    'a deleted account',
    async (rosa: Person) => rosa.call('POST', '/api/v1/user/delete', { password }),
  ],
])('%s ends the streams of all sessions', async (_, act) => {
  const rosa = await signIn();
  const cookie = await storeSession(database, rosa.id);
  const streams = [await follow({ cookie: rosa.cookie }), await follow({ cookie })];
  expect((await act(rosa)).status).toBe(200);
  await until(() => streams.every(({ isOver }) => isOver));
  expect(streams.map(({ heard }) => heard)).toEqual([['ended session'], ['ended session']]);
});

type Person = Awaited<ReturnType<typeof signIn>>;

test('a new password ends the others’ streams, and this browser’s goes on', async () => {
  const rosa = await signIn();
  const other = await storeSession(database, rosa.id);
  const [here, there] = [await follow({ cookie: rosa.cookie }), await follow({ cookie: other })];
  const { status } = await rosa.call('POST', '/api/v1/user/password', {
    current: password,
    password: 'another horse battery staple',
  });
  expect(status).toBe(200);
  await until(() => there.isOver);
  expect(await heardBy(here, rosa.id)).toEqual(['changed session']);
  expect(here.isOver).toBe(false);
});

test('whoever begins to act as somebody hears nothing of their own any more', async () => {
  const chief = await signIn({ groups: ['administrators'] });
  const rosa = await signIn();
  const before = await follow({ cookie: chief.cookie });
  await chief.call('POST', `/api/v1/user/${rosa.id}/act-as`, { reason: 'Test' });
  await until(() => before.isOver);
  expect(before.heard).toEqual(['ended session']);
  const acting = await follow({ cookie: chief.cookie });
  await keep(rosa);
  await until(() => acting.heard.includes('changed bookmarks'));
  await chief.call('POST', '/api/v1/user/act-as/end');
  await until(() => acting.isOver);
});

test('a stream goes on where the one before broke, and tells each topic once', async () => {
  const rosa = await signIn();
  const first = await follow({ cookie: rosa.cookie });
  first.request.destroy();
  for (let times = 0; times < 3; times++) await keep(rosa);
  const second = await follow({ cookie: rosa.cookie, 'last-event-id': first.lastId });
  await until(() => second.heard.length > 0);
  expect(await heardBy(second, rosa.id)).toEqual(['changed bookmarks']);
});

test.each(['-1', '1e30', 'NaN', '0', '99999999999999', "1' or '1'='1", 'x'.repeat(5_000)])(
  'an id that nobody gave, such as %.20s, means that everything is read anew',
  async (id) => {
    const [rosa, milo] = [await signIn(), await signIn()];
    await keep(milo);
    const stream = await follow({ cookie: rosa.cookie, 'last-event-id': id });
    await until(() => stream.heard.length > 0);
    expect(await heardBy(stream, rosa.id)).toEqual(['reset everything']);
  },
);

test('what comes to nothing is not told', async () => {
  const rosa = await signIn();
  const stream = await follow({ cookie: rosa.cookie });
  const fault = new Error('Half way');
  const failing = database.transaction(async (transaction) => {
    await announce(transaction, 'bookmarks', rosa.id);
    throw fault;
  });
  await expect(failing).rejects.toBe(fault);
  expect(await heardBy(stream, rosa.id)).toEqual([]);
});

test('nothing falls between what is read and what comes, whenever a stream opens', async () => {
  const rosa = await signIn();
  for (let round = 0; round < 12; round++) {
    await database.delete(liveEvents);
    const opening = follow({ cookie: rosa.cookie });
    await new Promise((resolve) => setTimeout(resolve, round));
    await keep(rosa);
    const stream = await opening;
    await until(() => stream.heard.includes('changed bookmarks'));
    stream.request.destroy();
  }
});

test('a change that was under way when the stream opened is heard when it is through', async () => {
  const rosa = await signIn();
  let stream: OpenedStream | undefined;
  await database.transaction(async (transaction) => {
    await announce(transaction, 'bookmarks', rosa.id);
    stream = await follow({ cookie: rosa.cookie });
    expect(stream.heard).toEqual([]);
  });
  await until(() => stream?.heard.includes('changed bookmarks') ?? false);
});

test('a browser has four streams; whoever opens more loses the oldest', async () => {
  const rosa = await signIn();
  const milo = await signIn();
  const his = await follow({ cookie: milo.cookie });
  const hers: OpenedStream[] = [];
  for (let count = 0; count < 30; count++) hers.push(await follow({ cookie: rosa.cookie }));
  await until(() => hers.filter(({ isOver }) => !isOver).length === 4);
  expect(hers[0]?.heard).toEqual(['ended replaced']);
  expect(hers.slice(-4).every(({ isOver }) => !isOver)).toBe(true);
  expect(his.isOver).toBe(false);
});

test('a person has twenty streams, however many sessions', async () => {
  const rosa = await signIn();
  const cookies = await Promise.all(
    Array.from({ length: 25 }, () => storeSession(database, rosa.id)),
  );
  const streams: OpenedStream[] = [];
  for (const cookie of cookies) streams.push(await follow({ cookie }));
  await until(() => streams.filter(({ isOver }) => !isOver).length === 20);
});

test('after its connection to the database broke, it tells what it missed', async () => {
  const rosa = await signIn();
  const stream = await follow({ cookie: rosa.cookie });
  await database.execute(sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and application_name = 'boardwalk-api-live'`);
  await keep(rosa);
  await until(() => stream.heard.includes('changed bookmarks'));
  expect(stream.isOver).toBe(false);
  const later = await follow({ cookie: rosa.cookie });
  await database.delete(liveEvents);
  expect(await heardBy(later, rosa.id)).toContain('changed bookmarks');
});

test('another process hears it too, and ends at once with its streams open', async () => {
  const { configuration } = server.platform;
  const { platform, close } = await openPlatform(configuration, createLog('silent'));
  const other = await createServer(platform, [accountDomain, embedsDomain, ...others]);
  afterAll(close);
  const there = (await listenForTests(other)) + followUpdates.path;
  const rosa = await signIn();
  const streams = [
    await follow({ cookie: rosa.cookie }, there),
    await follow({ cookie: rosa.cookie }, there),
  ];
  await keep(rosa);
  await until(() => streams.every(({ heard }) => heard.includes('changed bookmarks')));
  const began = performance.now();
  await other.close();
  expect(performance.now() - began).toBeLessThan(2_000);
  expect(streams.map(({ heard }) => heard.at(-1))).toEqual(['ended again', 'ended again']);
});

test('what nobody can have missed any more goes', async () => {
  const rosa = await signIn();
  await database.delete(liveEvents);
  const old = new Date(Date.now() - 2 * 3_600_000);
  await database.insert(liveEvents).values([
    { userId: rosa.id, topic: 'bookmarks', at: old },
    { userId: rosa.id, topic: 'profile' },
  ]);
  await removeOldEvents({ database });
  expect(await database.select({ topic: liveEvents.topic }).from(liveEvents)).toEqual([
    { topic: 'profile' },
  ]);
});

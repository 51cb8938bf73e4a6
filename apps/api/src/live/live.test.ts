import { topics } from '@boardwalk/sdk-core/vocabulary/topics';
import { expect, test } from 'vitest';
import { storeSession } from '../account/account.fixture.ts';
import { shop, storeEmbeddedSession } from '../embeds/embeds.fixture.ts';
import { announce } from '../platform/live/announce.ts';
import { liveEvents } from '../platform/tables.ts';
import { type OpenedStream, startLive } from './live.fixture.ts';
import { removeOldEvents } from './live-lifecycle.ts';

const { database, signIn, openSite, address, follow, change, heardBy, until } = await startLive();

test('a change is heard at once, by whom it concerns and nobody else', async () => {
  const [rosa, milo] = [await signIn(), await signIn()];
  const [hers, his] = [
    await follow({ cookie: rosa.cookie }),
    await follow({ cookie: milo.cookie }),
  ];
  await change(rosa);
  await until(() => hers.heard.includes('changed bookmarks'));
  expect(await heardBy(his, milo)).toEqual([]);
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

test('a session on an embedding page hears what its scopes let the page read', async () => {
  const rosa = await signIn();
  const site = await openSite();
  const onPage = async (...scopes: ('profile:basic' | 'bookmarks' | 'cart')[]) => {
    const token = await storeEmbeddedSession(database, {
      userId: rosa.id,
      key: site.live,
      scopes,
    });
    return follow(
      { origin: shop, 'sec-fetch-site': 'cross-site', authorization: `Bearer ${token}` },
      `${address}?key=${site.live}`,
    );
  };
  const pages = [await onPage('profile:basic'), await onPage('bookmarks'), await onPage('cart')];
  for (const topic of topics) await change(rosa, topic);
  await change(rosa, 'session');
  const count = (heard: readonly string[]) => heard.filter((one) => /session/.test(one)).length;
  await until(() => pages.every(({ heard }) => count(heard) === 2));
  expect(pages.map(({ heard }) => heard.filter((one) => !/session/.test(one)))).toEqual([
    ['changed profile'],
    ['changed bookmarks'],
    ['changed cart', 'changed orders'],
  ]);
});

test('what comes to nothing is not told', async () => {
  const rosa = await signIn();
  const stream = await follow({ cookie: rosa.cookie });
  const fault = new Error('Half way');
  const failing = database.transaction(async (transaction) => {
    await announce(transaction, 'bookmarks', rosa.id);
    throw fault;
  });
  await expect(failing).rejects.toBe(fault);
  expect(await heardBy(stream, rosa)).toEqual([]);
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

import { followUpdates } from '@boardwalk/sdk-core/live/endpoints';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { accessDomain } from '../access/routes.ts';
import { accountDomain } from '../account/routes.ts';
import { embedsDomain } from '../embeds/routes.ts';
import { extendPlatform } from '../platform/extensions/extend-platform.ts';
import { createServer } from '../platform/http/server.ts';
import { announce } from '../platform/live/announce.ts';
import { createLog } from '../platform/logging.ts';
import { openPlatform } from '../platform/platform.ts';
import { liveEvents } from '../platform/tables.ts';
import { listenForTests, type OpenedStream, startLive } from './live.fixture.ts';
import { liveDomain } from './routes.ts';

const { server, database, signIn, follow, change, heardBy, until } = await startLive();

afterEach(() => {
  vi.useRealTimers();
});

test('a stream goes on where the one before broke, and tells each topic once', async () => {
  const rosa = await signIn();
  const first = await follow({ cookie: rosa.cookie });
  const witness = await follow({ cookie: rosa.cookie });
  first.request.destroy();
  for (let times = 0; times < 3; times++) await change(rosa);
  // What is still on its way to the process would be sent in addition to what the table has.
  await until(() => witness.heard.length === 3);
  const second = await follow({ cookie: rosa.cookie, 'last-event-id': first.lastId });
  await until(() => second.heard.length > 0);
  expect(await heardBy(second, rosa)).toEqual(['changed bookmarks']);
});

test.each(['-1', '1e30', 'NaN', '0', '99999999999999', "1' or '1'='1", 'x'.repeat(5_000)])(
  'an id that nobody gave, such as %.20s, means that everything is read anew',
  async (id) => {
    const [rosa, milo] = [await signIn(), await signIn()];
    await change(milo);
    const stream = await follow({ cookie: rosa.cookie, 'last-event-id': id });
    await until(() => stream.heard.length > 0);
    expect(await heardBy(stream, rosa)).toEqual(['reset everything']);
  },
);

test('nothing falls between what is read and what comes, whenever a stream opens', async () => {
  const rosa = await signIn();
  for (let round = 0; round < 12; round++) {
    await database.delete(liveEvents);
    const opening = follow({ cookie: rosa.cookie });
    await new Promise((resolve) => setTimeout(resolve, round));
    await change(rosa);
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

test('after its connection to the database broke, it tells what it missed', async () => {
  const rosa = await signIn();
  const stream = await follow({ cookie: rosa.cookie });
  await database.execute(sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and application_name = 'boardwalk-api-live'`);
  await change(rosa);
  await until(() => stream.heard.includes('changed bookmarks'));
  expect(stream.isOver).toBe(false);
  const later = await follow({ cookie: rosa.cookie });
  await database.delete(liveEvents);
  expect(await heardBy(later, rosa)).toContain('changed bookmarks');
});

test('another process hears it too, and ends at once with its streams open', async () => {
  const { platform, close } = await openPlatform(
    server.platform.configuration,
    createLog('silent'),
  );
  const domains = [accountDomain, embedsDomain, accessDomain, liveDomain];
  const other = await createServer(extendPlatform(platform, domains), domains);
  afterAll(close);
  const there = (await listenForTests(other)) + followUpdates.path;
  const rosa = await signIn();
  const streams = [
    await follow({ cookie: rosa.cookie }, there),
    await follow({ cookie: rosa.cookie }, there),
  ];
  await change(rosa);
  await until(() => streams.every(({ heard }) => heard.includes('changed bookmarks')));
  // Its end waits for no time to pass: a timer that begins from now on never ends.
  vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval'] });
  await other.close();
  await until(() => streams.every(({ isOver }) => isOver));
  expect(streams.map(({ heard }) => heard.at(-1))).toEqual(['ended again', 'ended again']);
});

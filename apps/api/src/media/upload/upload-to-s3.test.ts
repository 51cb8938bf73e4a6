import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { openMember } from '../../account/account.fixture.ts';
import { accountDomain } from '../../account/routes.ts';
import { startObjectStore } from '../../platform/storage/s3-store.fixture.ts';
import { startTestServer } from '../../platform/test-server.fixture.ts';
import { mediaDomain } from '../routes.ts';
import { removeAbandoned } from '../sweep-files.ts';
import { filesTable, media } from '../tables.ts';
import { film, photograph, upload } from './form.fixture.ts';

const store = await startObjectStore();
const server = await startTestServer([accountDomain, mediaDomain], {
  withoutLimits: true,
  objectStore: store.settings,
});
const { database, storage } = server.platform;
const list = '/api/v1/storage/me/files';

test('a picture and a video are kept in the bucket, and served in parts by us', async () => {
  const { browser } = await openMember(server);
  const { body } = await upload(server, browser, { content: await photograph() });
  const whole = await server.inject({ url: body.url });
  expect([whole.status, whole.headers['content-type']]).toEqual([200, 'image/webp']);
  const video = (await upload(server, browser, { content: film(9_000_000) })).body;
  const part = await server.inject({ url: video.url, headers: { range: 'bytes=4-11' } });
  expect([part.status, part.text]).toEqual([206, 'ftypisom']);
  expect((await browser.call('DELETE', `${list}/${body.id}`)).status).toBe(200);
  expect((await server.inject({ url: body.url })).status).toBe(404);
});

test('while the store is away an upload says so, and leaves nothing', async () => {
  const { id: ownerId, browser } = await openMember(server);
  const former = (await upload(server, browser, { content: await photograph() })).body;
  const shown = await database.$count(media);
  await store.stop();
  for (const content of [await photograph(), film(9_000_000)]) {
    const refused = await upload(server, browser, { content });
    expect([refused.status, refused.body.code]).toEqual([503, 'unavailable']);
    expect(refused.headers['retry-after']).toBe('60');
  }
  expect((await server.inject({ url: former.url })).status).toBe(503);
  const listed = (await browser.call('GET', list)).body.items;
  expect(listed.map(({ id }: { id: string }) => id)).toEqual([former.id]);
  await store.start();
  await removeAbandoned(server.platform);
  const rows = await database.select().from(filesTable).where(eq(filesTable.ownerId, ownerId));
  expect(rows.map(({ id }) => id)).toEqual([former.id]);
  expect(await database.$count(media)).toBe(shown);
  expect(store.unfinished.size).toBe(0);
  expect(await storage.find(`arrivals/${former.id}`)).toBeUndefined();
});

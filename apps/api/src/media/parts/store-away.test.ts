import { partBytes } from '@boardwalk/sdk-core/media/parts/part-rules';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { openMember } from '../../account/account.fixture.ts';
import { accountDomain } from '../../account/routes.ts';
import { startObjectStore } from '../../platform/storage/s3-store.fixture.ts';
import { type Answer, startTestServer } from '../../platform/test-server.fixture.ts';
import { mediaDomain } from '../routes.ts';
import { removeAbandoned } from '../sweep-files.ts';
import { filesTable, media, uploadParts } from '../tables.ts';
import { film, photograph } from '../upload/form.fixture.ts';
import { openUploads } from './upload.fixture.ts';

const store = await startObjectStore();
const server = await startTestServer([accountDomain, mediaDomain], {
  withoutLimits: true,
  objectStore: store.settings,
});
const { platform } = server;
const { database } = platform;
const content = film(partBytes + 1_000);

async function open() {
  const { browser } = await openMember(server);
  return openUploads(server, browser);
}

function tellsAway({ status, headers, body }: Answer): void {
  expect([status, body.code, body.detail, headers['retry-after']]).toEqual([
    503,
    'unavailable',
    'Files can’t be kept or shown right now. Please try again later.',
    '60',
  ]);
}

test('while the store is away no part counts and no poster; then the upload goes on at once', async () => {
  const { begin, part, poster, parts, read, finish } = await open();
  const { id } = (await begin(content)).body;
  await part(id, content, 0);
  const picture = await photograph();
  await store.stop();
  // As often as a page tries, which is more than may be under way.
  for (let attempt = 0; attempt < 5; attempt += 1) {
    tellsAway(await part(id, content, partBytes));
    tellsAway(await poster(id, picture));
  }
  expect((await read(id)).body).toMatchObject({ received: partBytes, hasPoster: false });
  expect(await database.$count(media, eq(media.id, id))).toBe(0);

  await store.start();
  expect((await poster(id, picture)).body.hasPoster).toBe(true);
  await parts(id, content, partBytes);
  await store.stop();
  tellsAway(await finish(id));
  expect((await read(id)).body.received).toBe(content.length);
  await store.start();
  const { url } = (await finish(id)).body;
  expect((await server.inject({ url })).bytes.equals(content)).toBe(true);
  expect(await database.$count(uploadParts, eq(uploadParts.fileId, id))).toBe(0);
});

test('an upload that is given up while the store is away is gone, and swept away later', async () => {
  const { begin, part, cancel, read } = await open();
  const { id } = (await begin(content)).body;
  await part(id, content, 0);
  const [{ id: partId } = { id: '' }] = await database
    .select({ id: uploadParts.id })
    .from(uploadParts)
    .where(eq(uploadParts.fileId, id));
  const path = `parts/${id.slice(0, 2)}/${id}/${partId}`;
  expect(await platform.storage.find(path)).toEqual({ bytes: partBytes });
  await store.stop();
  expect((await cancel(id)).status).toBe(200);
  expect((await read(id)).status).toBe(404);
  await store.start();
  await removeAbandoned(platform);
  expect(await platform.storage.find(path)).toBeUndefined();
  expect(await database.$count(filesTable, eq(filesTable.id, id))).toBe(0);
});

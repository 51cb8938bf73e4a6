import { globSync } from 'node:fs';
import { join } from 'node:path';
import { partBytes } from '@boardwalk/sdk-core/media/parts/part-rules';
import { eq, type SQL, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { type Sent, useCalledApi } from './api-process.fixture.ts';
import { listings } from './listings/tables.ts';
import { openUploads } from './media/parts/upload.fixture.ts';
import { removeAbandoned } from './media/sweep-files.ts';
import { filesTable, media, uploads } from './media/tables.ts';
import { film, formOf, formType, photograph, upload } from './media/upload/form.fixture.ts';
import { startPosting, writeListing } from './posting/posting.fixture.ts';
import { listingDrafts, listingPlaces, listingRevisions } from './posting/tables.ts';

const { server, database, signIn } = await startPosting();
const { platform } = server;
const api = useCalledApi(server);
const stored = join(platform.configuration.dataFolder, 'media');
const ownFiles = '/api/v1/storage/me/files';
const inParts = '/api/v1/storage/me/uploads';
const content = film(partBytes + 1_000);
content.fill('x', 100);

/** Somebody, and their uploads in this process; the API runs in another. */
async function open() {
  const by = await signIn();
  await api.start();
  return { by, ...openUploads(server, by) };
}

interface Moment {
  /** What the test holds meanwhile. */
  readonly lock: SQL;
  /** Words of the statement that waits for it. */
  readonly at: string;
}

async function isWaiting(words: string): Promise<boolean> {
  const { rows } = await database.$client.query(
    `select from pg_stat_activity
     where datname = current_database() and wait_event_type = 'Lock' and query like $1`,
    [`%${words}%`],
  );
  return rows.length > 0;
}

/** Kills the API in the middle of a call, while it is known to wait there; then it starts again. */
async function killAt({ lock, at }: Moment, call: Sent): Promise<void> {
  await database.transaction(async (transaction) => {
    await transaction.execute(lock);
    const answered = api.send(call).then(
      () => true,
      () => false,
    );
    await expect.poll(() => isWaiting(at)).toBe(true);
    await api.kill();
    expect(await answered).toBe(false);
  });
  await api.start();
}

const stateOf = async (id: string) =>
  (await database.select().from(filesTable).where(eq(filesTable.id, id)))[0]?.state;

const unfinished = () => globSync('.unfinished/*', { cwd: stored });

test('killed while a part arrives: what was whole counts, and the upload goes on', async () => {
  const { by, begin, part } = await open();
  const { id } = (await begin(content)).body;
  await part(id, content, 0);
  const second = {
    by,
    method: 'PUT',
    path: `${inParts}/${id}/parts/${partBytes}`,
    body: content.subarray(partBytes),
    type: 'application/octet-stream',
  } as const;
  api.sendHalf(second);
  await expect.poll(unfinished).toHaveLength(1);
  await api.kill();
  expect(await stateOf(id)).toBe('uploading');
  expect((await by.call('GET', ownFiles)).body.items).toEqual([]);

  await api.start();
  expect((await begin(content)).body).toMatchObject({ id, received: partBytes });
  expect((await api.send(second)).body).toMatchObject({ received: content.length });
  const finished = await api.send({ by, method: 'POST', path: `${inParts}/${id}/finish` });
  expect(finished.status).toBe(200);
  const shown = await server.inject({ url: `/media/${id}/video.mp4` });
  expect(shown.bytes.equals(content)).toBe(true);
  expect(globSync(`parts/*/${id}/*`, { cwd: stored })).toEqual([]);
  // What the killed one had begun, the disk alone knows.
  await platform.storage.removeUnfinished(new Date(Date.now() + 60_000));
  expect(unfinished()).toEqual([]);
});

test.each([
  // The poster is stored, and not yet committed.
  { poster: false, at: 'from "files"', left: 'uploading' },
  // The database completes its last request, though nobody receives the result.
  { poster: true, at: 'update "files"', left: 'ready' },
])('killed while a video is put together ($at): it is whole or goes on', async (row) => {
  const { by, begin, parts, poster } = await open();
  const { id } = (await begin(content)).body;
  await parts(id, content);
  if (row.poster) await poster(id, await photograph());
  const finish = { by, method: 'POST', path: `${inParts}/${id}/finish` } as const;
  const lock = sql`select from files where id = ${id} for update`;
  await killAt({ lock, at: row.at }, finish);
  await expect.poll(() => stateOf(id)).toBe(row.left);
  expect(await database.$count(media, eq(media.id, id))).toBe(Number(row.poster));

  if (row.left === 'uploading') {
    expect((await api.send(finish)).status).toBe(503);
    // Its silence is made to have lasted, in place of waiting for it.
    const long = new Date(Date.now() - 600_000);
    await database.update(uploads).set({ finishingSince: long }).where(eq(uploads.fileId, id));
  }
  expect(await api.send(finish)).toMatchObject({ status: 200, body: { id } });
  const shown = await server.inject({ url: `/media/${id}/video.mp4` });
  expect(shown.bytes.equals(content)).toBe(true);
  expect((await server.inject({ url: `/media/${id}/320.webp` })).status).toBe(200);
});

test('killed while a picture arrives or is kept: it shows nowhere, and goes', async () => {
  const { by } = await open();
  const body = formOf({ content: await photograph() });
  const form = { by, method: 'PUT', path: ownFiles, body, type: formType } as const;
  const own = () => database.select().from(filesTable).where(eq(filesTable.ownerId, by.id));
  api.sendHalf(form);
  await expect.poll(async () => (await own()).length).toBe(1);
  await api.kill();
  const lock = sql`lock table media in share mode`;
  await api.start();
  await killAt({ lock, at: 'insert into "media"' }, form);

  expect((await own()).map(({ state }) => state)).toEqual(['uploading', 'uploading']);
  expect((await by.call('GET', ownFiles)).body.items).toEqual([]);
  const ids = (await own()).map(({ id }) => id);
  const later = new Date(platform.clock.now().getTime() + 3 * 3_600_000);
  await removeAbandoned({ ...platform, clock: { now: () => later } });
  expect(await own()).toEqual([]);
  for (const id of ids) expect(globSync(`**/*${id}*`, { cwd: stored })).toEqual([]);
});

/** A listing's rows in each of the tables that hold a part of it. */
const rowsOf = async (id: number) => ({
  listings: await database.$count(listings, eq(listings.id, id)),
  places: await database.$count(listingPlaces, eq(listingPlaces.listingId, id)),
  revisions: await database.$count(listingRevisions, eq(listingRevisions.listingId, id)),
  drafts: await database.$count(listingDrafts, eq(listingDrafts.id, id)),
});

const revision: Moment = {
  lock: sql`lock table listing_revisions in share mode`,
  at: 'insert into "listing_revisions"',
};

test('killed while it publishes: nothing is half there, and the draft is whole', async () => {
  const { by } = await open();
  const kept = (await upload(server, by, { content: await photograph() })).body;
  const pictures = [{ id: kept.id, alt: 'The house' }];
  const written = writeListing('property', { pictures });
  const draft = (await by.call('POST', '/api/v1/property/draft', { body: written })).body;
  const at = `/api/v1/listing/draft/${draft.id}`;
  const publish = (listing: object, version: number) => ({
    ...({
      by,
      method: 'POST',
      path: '/api/v1/property/listing',
      type: 'application/json',
    } as const),
    body: Buffer.from(JSON.stringify({ listing, draft: { id: draft.id, version } })),
  });
  await killAt(revision, publish(written, draft.version));
  expect(await rowsOf(draft.id)).toEqual({ listings: 0, places: 0, revisions: 0, drafts: 1 });
  expect((await by.call('GET', at)).body).toEqual(draft);
  expect((await by.call('GET', `${ownFiles}/${kept.id}`)).status).toBe(200);

  const published = await api.send(publish(written, draft.version));
  expect(published).toMatchObject({ status: 200, body: { id: draft.id, version: 1 } });
  const whole = { listings: 1, places: 1, revisions: 1, drafts: 0 };
  expect(await rowsOf(draft.id)).toEqual(whole);

  const own = `/api/v1/property/listing/${draft.id}`;
  const change = {
    ...({ by, method: 'PUT', path: own, type: 'application/json' } as const),
    body: Buffer.from(JSON.stringify({ version: 1, listing: { ...written, title: 'Reduced' } })),
  };
  await killAt(revision, change);
  expect(await rowsOf(draft.id)).toEqual(whole);
  const before = (await by.call('GET', `${own}/own`)).body;
  expect(before).toMatchObject({ version: 1, body: { title: written.title } });
  expect(await api.send(change)).toMatchObject({ status: 200, body: { version: 2 } });
  expect(await rowsOf(draft.id)).toEqual({ ...whole, revisions: 2 });
});

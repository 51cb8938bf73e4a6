import { storageCapacity } from '@boardwalk/sdk-core/media/upload-rules';
import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { countWaiting } from '../../account/account.fixture.ts';
import { lockUser } from '../../account/lock-user.ts';
import { exchangeRates, listings } from '../../listings/tables.ts';
import { filesTable, media } from '../../media/tables.ts';
import { delegate, storePicture as storeFile } from '../pictures.fixture.ts';
import { startPosting, writeListing } from '../posting.fixture.ts';

const { database, signIn } = await startPosting();
const rosa = await signIn();

const storePicture = (ownerId: number, size = 1_000, video: 'mp4' | null = null) =>
  storeFile(database, ownerId, { size, video });

const written = (...ids: readonly string[]) =>
  writeListing('property', { pictures: ids.map((id) => ({ id, alt: 'Rewritten' })) });

/** A listing of Rosa's with a picture, and somebody who may write it. */
async function share() {
  const shown = await storePicture(rosa.id);
  const { body } = await rosa.call('POST', '/api/v1/property/listing', {
    listing: written(shown),
  });
  const writer = await signIn();
  await delegate(database, body.id, { userId: writer.id });
  const publish = (...ids: readonly string[]) =>
    writer.call('PUT', `/api/v1/property/listing/${body.id}`, {
      listing: written(...ids),
      version: 1,
    });
  return { id: body.id, shown, writer, publish };
}

const ownerOf = async (id: string) =>
  (await database.select().from(filesTable).where(eq(filesTable.id, id)))[0]?.ownerId;
const altOf = async (id: string) =>
  (await database.select().from(media).where(eq(media.id, id)))[0]?.alt;

test('what a delegate adds becomes the owner’s', async () => {
  const { shown, writer, publish } = await share();
  const added = await storePicture(writer.id);
  expect((await publish(shown, added)).status).toBe(200);
  expect(await ownerOf(added)).toBe(rosa.id);
});

test('of the owner’s other pictures a delegate uses none, nor says what they show', async () => {
  const { shown, publish } = await share();
  const other = await storePicture(rosa.id);
  const refused = await publish(shown, other);
  expect([refused.status, refused.body.fields[0].path]).toEqual([
    400,
    'body.listing.pictures.1.id',
  ]);
  expect(await altOf(other)).toBe('');
});

test('nobody uses a stranger’s', async () => {
  const stranger = await signIn();
  const { publish } = await share();
  expect((await publish(await storePicture(stranger.id))).status).toBe(400);
});

test('what the owner has no room for stays the delegate’s, and nothing is published', async () => {
  const { id, shown, writer, publish } = await share();
  const filling = await storePicture(rosa.id, storageCapacity);
  const added = await storePicture(writer.id);
  expect((await publish(shown, added)).status).toBe(403);
  expect(await ownerOf(added)).toBe(writer.id);
  const own = await rosa.call('GET', `/api/v1/property/listing/${id}/own`);
  expect(own.body.version).toBe(1);
  await database.delete(filesTable).where(eq(filesTable.id, filling));
});

test('a video stands among the pictures, and a home then has one', async () => {
  const [street, film] = [await storePicture(rosa.id), await storePicture(rosa.id, 1_000, 'mp4')];
  const listing = { ...written(street, film) };
  const made = await rosa.call('POST', '/api/v1/property/listing', { listing });
  const address = `/api/v1/property/listing/${made.body.id}`;
  const shown = (await rosa.call('GET', address)).body;
  expect(shown.images.map(({ video }: { video?: string }) => video)).toEqual([
    undefined,
    `/media/${film}/video.mp4`,
  ]);
  expect(shown.attributes.hasVideo).toBe(true);
  const own = (await rosa.call('GET', `${address}/own`)).body;
  expect(own.body.pictures[1].video).toBe(`/media/${film}/video.mp4`);
  const rest = { listing: written(street), version: 1 };
  expect((await rosa.call('PUT', address, rest)).status).toBe(200);
  expect((await rosa.call('GET', address)).body.attributes.hasVideo).toBe(false);
});

test('nobody uses a stranger’s video', async () => {
  const stranger = await signIn();
  const listing = written(await storePicture(stranger.id, 1_000, 'mp4'));
  const refused = await rosa.call('POST', '/api/v1/property/listing', { listing });
  expect([refused.status, refused.body.fields[0].path]).toEqual([
    400,
    'body.listing.pictures.0.id',
  ]);
});

test('what a delegate shows elsewhere is not given away, and stays where it shows', async () => {
  const { shown, writer, publish } = await share();
  const [inListing, inProfile, inDraft] = [
    await storePicture(writer.id),
    await storePicture(writer.id),
    await storePicture(writer.id),
  ];
  const made = await writer.call('POST', '/api/v1/property/listing', {
    listing: written(inListing),
  });
  expect(made.status).toBe(200);
  const profile = { profilePicture: { path: `/media/${inProfile}` } };
  expect((await writer.call('PUT', '/api/v1/user/', profile)).status).toBe(200);
  const body = { pictures: [{ id: inDraft, alt: '' }] };
  expect((await writer.call('POST', '/api/v1/property/draft', { body })).status).toBe(200);
  const refused = await publish(shown, inListing, inProfile);
  expect([refused.status, refused.body.fields.map(({ path }: { path: string }) => path)]).toEqual([
    400,
    ['body.listing.pictures.1.id', 'body.listing.pictures.2.id'],
  ]);
  expect([await ownerOf(inListing), await ownerOf(inProfile)]).toEqual([writer.id, writer.id]);
  // What nobody sees yet may be given.
  expect((await publish(shown, inDraft)).status).toBe(200);
  expect(await ownerOf(inDraft)).toBe(rosa.id);
});

test('a home has a video until the last of its videos is deleted', async () => {
  const [street, one, other] = [
    await storePicture(rosa.id),
    await storePicture(rosa.id, 1_000, 'mp4'),
    await storePicture(rosa.id, 1_000, 'mp4'),
  ];
  const listing = written(street, one, other);
  const { id } = (await rosa.call('POST', '/api/v1/property/listing', { listing })).body;
  const facts = async () => {
    const [row] = await database.select().from(listings).where(eq(listings.id, id));
    return { mediaIds: row?.mediaIds, hasVideo: row?.hasVideo };
  };
  const remove = async (file: string) => {
    const path = `/api/v1/storage/me/files/${file}?uses=remove`;
    expect((await rosa.call('DELETE', path)).status).toBe(200);
  };
  expect(await facts()).toEqual({ mediaIds: [street, one, other], hasVideo: true });
  await remove(one);
  expect(await facts()).toEqual({ mediaIds: [street, other], hasVideo: true });
  await remove(other);
  expect(await facts()).toEqual({ mediaIds: [street], hasVideo: false });
});

test('a kind that knows no videos is not said to have none', async () => {
  const picture = await storePicture(rosa.id);
  const listing = writeListing('item', { pictures: [{ id: picture, alt: '' }] });
  const { id } = (await rosa.call('POST', '/api/v1/item/listing', { listing })).body;
  const path = `/api/v1/storage/me/files/${picture}?uses=remove`;
  expect((await rosa.call('DELETE', path)).status).toBe(200);
  const [row] = await database.select().from(listings).where(eq(listings.id, id));
  expect([row?.mediaIds, row?.hasVideo]).toEqual([[], null]);
});

test('whoever takes a picture out of listings waits for new rates before any of them', async () => {
  const picture = await storePicture(rosa.id);
  const made = await rosa.call('POST', '/api/v1/property/listing', { listing: written(picture) });
  let removed: ReturnType<typeof rosa.call> | undefined;
  await database.transaction(async (transaction) => {
    await transaction.execute(sql`lock table ${exchangeRates} in exclusive mode`);
    removed = rosa.call('DELETE', `/api/v1/storage/me/files/${picture}?uses=remove`);
    await expect.poll(() => countWaiting(database)).toBe(1);
    const free = await transaction
      .select({ id: listings.id })
      .from(listings)
      .where(eq(listings.id, made.body.id))
      .for('update', { noWait: true });
    expect(free).toHaveLength(1);
  });
  expect((await removed)?.status).toBe(200);
});

test('what delegates give an owner at once does not pass the room together', async () => {
  const { shown, writer, publish } = await share();
  const added = await storePicture(writer.id);
  let published: ReturnType<typeof publish> | undefined;
  let filling = '';
  await database.transaction(async (transaction) => {
    // As another delegate who has just given what fills the room.
    await lockUser(transaction, rosa.id);
    published = publish(shown, added);
    await expect.poll(() => countWaiting(database)).toBe(1);
    filling = await storeFile(transaction, rosa.id, { size: storageCapacity });
  });
  expect((await published)?.status).toBe(403);
  expect(await ownerOf(added)).toBe(writer.id);
  await database.delete(filesTable).where(eq(filesTable.id, filling));
});

test('an earlier version is restored with the owner’s picture that was taken out since', async () => {
  const { id, shown, writer, publish } = await share();
  expect((await publish()).status).toBe(200);
  const restore = (version: number) =>
    writer.call('POST', `/api/v1/property/listing/${id}/revisions/1/restore`, { version });
  expect((await restore(2)).status).toBe(200);
  const pictures = async () =>
    (await rosa.call('GET', `/api/v1/property/listing/${id}/own`)).body.body.pictures;
  expect(await pictures()).toMatchObject([{ id: shown }]);
  // No more where it is somebody else's by then.
  expect(
    (await rosa.call('PUT', `/api/v1/property/listing/${id}`, { listing: written(), version: 3 }))
      .status,
  ).toBe(200);
  const stranger = await signIn();
  await database.update(filesTable).set({ ownerId: stranger.id }).where(eq(filesTable.id, shown));
  const refused = await restore(4);
  expect([refused.status, refused.body.fields[0].path]).toEqual([
    400,
    'body.listing.pictures.0.id',
  ]);
});

import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { users } from '../../account/tables.ts';
import { listings } from '../../listings/tables.ts';
import { collectGivenUp } from '../../media/given-up/collect-given-up.ts';
import { filesTable } from '../../media/tables.ts';
import { delegate, picturesOf, storePicture as storeFile } from '../pictures.fixture.ts';
import { startPosting, writeListing } from '../posting.fixture.ts';

const { server, database, signIn } = await startPosting();
const own = '/api/v1/storage/me/files';
type Person = Awaited<ReturnType<typeof signIn>>;

const storePicture = (person: Person, name = 'house.jpg', createdAt = new Date(0)) =>
  storeFile(database, person.id, { name, createdAt });
/** One that is uploaded for the draft that is begun next. */
const storeForDraft = (person: Person) =>
  storePicture(person, undefined, new Date(Date.now() + 60_000));

async function publish(person: Person, ...ids: readonly string[]): Promise<number> {
  const listing = writeListing('property', { pictures: picturesOf(ids) });
  const { body, status } = await person.call('POST', '/api/v1/property/listing', { listing });
  expect(status).toBe(200);
  return body.id;
}

async function begin(person: Person, ...ids: readonly string[]): Promise<number> {
  const body = { title: 'Half a house', pictures: picturesOf(ids) };
  const draft = await person.call('POST', '/api/v1/property/draft', { body });
  expect(draft.status).toBe(200);
  return draft.body.id;
}

const read = async (person: Person, id: string) => (await person.call('GET', `${own}/${id}`)).body;
const remove = (person: Person, id: string, query = '') =>
  person.call('DELETE', `${own}/${id}${query}`);
const isThere = async (id: string) =>
  (await database.$count(filesTable, eq(filesTable.id, id))) === 1;
const shownBy = async (listing: number) =>
  (await database.select().from(listings).where(eq(listings.id, listing)))[0]?.mediaIds;

test('a file tells in which listings, drafts and profile it is used', async () => {
  const rosa = await signIn();
  const id = await storePicture(rosa);
  expect(await read(rosa, id)).toMatchObject({ uses: 0, usedIn: [], goesAt: null });
  const listing = await publish(rosa, id);
  const draft = await begin(rosa, id);
  const body = { title: 'Whole house', pictures: picturesOf([id]) };
  const change = { version: 0, body };
  expect((await rosa.call('PUT', `/api/v1/listing/draft/${listing}`, change)).status).toBe(200);
  await database.update(users).set({ profilePictureId: id }).where(eq(users.id, rosa.id));
  expect(await read(rosa, id)).toMatchObject({
    uses: 4,
    usedIn: [
      { place: 'profile', id: null, type: null, title: '', isPublished: false },
      { place: 'listing', id: listing, type: 'property', isPublished: true },
      { place: 'draft', id: listing, title: 'Whole house', isPublished: true },
      { place: 'draft', id: draft, type: 'property', title: 'Half a house', isPublished: false },
    ],
  });
});

test('what is used and what is not is listed apart, and found by name', async () => {
  const rosa = await signIn();
  const used = await storePicture(rosa, 'Used 100%.jpg');
  const unused = await storePicture(rosa, 'Other.jpg');
  await publish(rosa, used);
  const list = async (query: string) => {
    const { body, status } = await rosa.call('GET', `${own}?${query}`);
    expect(status).toBe(200);
    return [body.items.map(({ id }: { id: string }) => id), body.total];
  };
  expect(await list('use=used')).toEqual([[used], 1]);
  expect(await list('use=unused')).toEqual([[unused], 1]);
  expect(await list('name=100%25')).toEqual([[used], 1]);
  expect(await list('sort=name')).toEqual([[unused, used], 2]);
  expect(await list('kind=video')).toEqual([[], 0]);
  expect(await list('size=1&sort=name')).toEqual([[unused], 2]);
});

test('one that is used goes only where that is said, and then out of every place', async () => {
  const rosa = await signIn();
  const [id, other] = [await storePicture(rosa), await storePicture(rosa)];
  const listing = await publish(rosa, other, id);
  const draft = await begin(rosa, id, other);
  await rosa.call('PUT', '/api/v1/user/', { profilePicture: { path: `/media/${id}` } });
  const refused = await remove(rosa, id);
  expect([refused.status, refused.body.code]).toEqual([409, 'conflict']);
  expect((await read(rosa, id)).uses).toBe(3);
  expect((await remove(rosa, id, '?uses=remove')).status).toBe(200);
  expect(await isThere(id)).toBe(false);
  expect(await shownBy(listing)).toEqual([other]);
  const { body } = await rosa.call('GET', `/api/v1/listing/draft/${draft}`);
  expect([body.version, body.body.pictures]).toEqual([2, picturesOf([other])]);
  expect((await read(rosa, other)).uses).toBe(2);
});

test('a stranger neither reads, keeps nor deletes it, and uses none of it', async () => {
  const [rosa, eve] = [await signIn(), await signIn()];
  const id = await storePicture(rosa);
  await begin(eve, id);
  for (const [method, path] of [
    ['GET', ''],
    ['POST', '/keep'],
    ['DELETE', ''],
    ['DELETE', '?uses=remove'],
  ] as const) {
    expect((await eve.call(method, `${own}/${id}${path}`)).status).toBe(404);
  }
  // What others write into their drafts is none of hers.
  expect(await read(rosa, id)).toMatchObject({ uses: 0 });
  expect((await remove(rosa, id)).status).toBe(200);
});

test('what a delegate has added to a draft of another is in use', async () => {
  const [rosa, writer] = [await signIn(), await signIn()];
  const listing = await publish(rosa);
  await delegate(database, listing, { userId: writer.id });
  const id = await storePicture(writer);
  const saved = await writer.call('PUT', `/api/v1/listing/draft/${listing}`, {
    ...{ version: 0, body: { pictures: picturesOf([id]) } },
  });
  expect(saved.status).toBe(200);
  expect((await remove(writer, id)).status).toBe(409);
});

test('a profile picture that a listing shows stays when another takes its place', async () => {
  const rosa = await signIn();
  const [first, second] = [await storePicture(rosa), await storePicture(rosa)];
  const take = (id: string) =>
    rosa.call('PUT', '/api/v1/user/', { profilePicture: { path: `/media/${id}` } });
  await take(first);
  const listing = await publish(rosa, first);
  expect((await take(second)).status).toBe(200);
  expect([await isThere(first), await shownBy(listing)]).toEqual([true, [first]]);
  await take(first);
  expect(await isThere(second)).toBe(false);
});

test('an earlier version is published again without what was deleted since', async () => {
  const rosa = await signIn();
  const [id, other] = [await storePicture(rosa), await storePicture(rosa)];
  const listing = await publish(rosa, id, other);
  const changed = await rosa.call('PUT', `/api/v1/property/listing/${listing}`, {
    ...{ listing: writeListing('property', { pictures: picturesOf([other]) }), version: 1 },
  });
  expect(changed.status).toBe(200);
  expect((await remove(rosa, id)).status).toBe(200);
  const path = `/api/v1/property/listing/${listing}/revisions/1/restore`;
  expect((await rosa.call('POST', path, { version: 2 })).status).toBe(200);
  expect(await shownBy(listing)).toEqual([other]);
});

const dayMs = 86_400_000;
const collect = (days: number) =>
  collectGivenUp({
    ...server.platform,
    clock: { now: () => new Date(Date.now() + days * dayMs) },
  });

test('only what was of a draft alone goes, 30 days after it was thrown away', async () => {
  const rosa = await signIn();
  const alone = await storeForDraft(rosa);
  const uploaded = await storePicture(rosa);
  const shown = await storePicture(rosa);
  const kept = await storeForDraft(rosa);
  const revived = await storeForDraft(rosa);
  const listing = await publish(rosa, shown);
  const draft = await begin(rosa, alone, shown, kept, revived);
  expect((await rosa.call('DELETE', `/api/v1/listing/draft/${draft}`)).status).toBe(200);
  expect((await rosa.call('POST', `${own}/${kept}/keep`)).status).toBe(200);
  expect((await read(rosa, kept)).goesAt).toBeNull();
  expect((await read(rosa, shown)).goesAt).toBeNull();
  const { goesAt } = await read(rosa, alone);
  expect(Math.round((Date.parse(goesAt) - Date.now()) / dayMs)).toBe(30);
  const again = await begin(rosa, revived);
  expect(await collect(29.9)).toBe(0);
  expect(await collect(30.1)).toBe(1);
  expect(await isThere(alone)).toBe(false);
  // What has been needed again stays for good.
  await rosa.call('DELETE', `/api/v1/listing/draft/${again}`);
  for (const id of [uploaded, shown, kept, revived]) expect(await isThere(id)).toBe(true);
  // A listing that is deleted takes no file along.
  await rosa.call('DELETE', `/api/v1/property/listing/${listing}`);
  expect(await collect(400)).toBe(1);
  expect([await isThere(shown), await isThere(revived)]).toEqual([true, false]);
});

test('a listing that is published while its picture is deleted has it, or is refused', async () => {
  const rosa = await signIn();
  for (let turn = 0; turn < 4; turn += 1) {
    const id = await storePicture(rosa);
    const listing = writeListing('property', { pictures: picturesOf([id]) });
    const [published, removed] = await Promise.all([
      rosa.call('POST', '/api/v1/property/listing', { listing }),
      remove(rosa, id),
    ]);
    expect([
      [200, 409],
      [400, 200],
    ]).toContainEqual([published.status, removed.status]);
    expect(await isThere(id)).toBe(published.status === 200);
  }
});

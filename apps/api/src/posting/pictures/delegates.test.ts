import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { testCity } from '../../account/account.fixture.ts';
import { memberships, users } from '../../account/tables.ts';
import { filesTable } from '../../media/tables.ts';
import { delegate, picturesOf, storePicture } from '../pictures.fixture.ts';
import { startPosting, writeListing } from '../posting.fixture.ts';
import { listingDrafts } from '../tables.ts';

const { database, signIn } = await startPosting();
const own = '/api/v1/storage/me/files';
type Person = Awaited<ReturnType<typeof signIn>>;

/** A listing of somebody's, and somebody who may write it. */
async function share() {
  const [rosa, writer] = [await signIn(), await signIn()];
  const { body } = await rosa.call('POST', '/api/v1/property/listing', {
    listing: writeListing('property'),
  });
  await delegate(database, body.id, { userId: writer.id });
  const draft = `/api/v1/listing/draft/${body.id}`;
  const write = (person: Person, ids: readonly string[], version = 0) =>
    person.call('PUT', draft, {
      version,
      body: { title: 'Not yet public', pictures: picturesOf(ids) },
    });
  return { rosa, writer, listing: body.id, draft, write };
}

const read = async (person: Person, id: string) => (await person.call('GET', `${own}/${id}`)).body;
const isThere = async (id: string) =>
  (await database.$count(filesTable, eq(filesTable.id, id))) === 1;

test.each([
  ['whose grant has ended', { endsAt: new Date(Date.now() - 1_000) }],
  ['who may read it alone', { actions: ['read' as const] }],
])('a delegate %s reads nothing of a draft by a picture, and changes none', async (_, terms) => {
  const { writer, listing, write } = await share();
  const id = await storePicture(database, writer.id);
  expect((await write(writer, [id])).status).toBe(200);
  expect(await read(writer, id)).toMatchObject({ uses: 1, usedIn: [{ title: 'Not yet public' }] });
  await delegate(database, listing, { userId: writer.id, ...terms });
  expect(await read(writer, id)).toMatchObject({ uses: 0, usedIn: [] });
  expect((await writer.call('DELETE', `${own}/${id}?uses=remove`)).status).toBe(200);
  const [draft] = await database.select().from(listingDrafts).where(eq(listingDrafts.id, listing));
  expect([draft?.version, draft?.body]).toEqual([
    1,
    { title: 'Not yet public', pictures: picturesOf([id]) },
  ]);
});

test.each([['write' as const], ['administration' as const]])(
  'one who has %s sees it until the grant ends',
  async (action) => {
    const { writer, listing, write } = await share();
    const id = await storePicture(database, writer.id);
    expect((await write(writer, [id])).status).toBe(200);
    const endsAt = new Date(Date.now() + 3_600_000);
    await delegate(database, listing, { userId: writer.id, actions: [action], endsAt });
    expect((await read(writer, id)).uses).toBe(1);
  },
);

test('a picture that a draft of the directory names stays with whoever wrote it there', async () => {
  const [clerk, other] = [
    await signIn(['city_administrators']),
    await signIn(['city_administrators']),
  ];
  await database
    .update(memberships)
    .set({ actions: ['write', 'create'], cities: [testCity] })
    .where(eq(memberships.userId, other.id));
  const listing = writeListing('city_service');
  const made = await clerk.call('POST', '/api/v1/city_service/listing', { listing });
  expect(made.status).toBe(200);
  const id = await storePicture(database, other.id);
  const saved = await other.call('PUT', `/api/v1/listing/draft/${made.body.id}`, {
    ...{ version: 0, body: { pictures: picturesOf([id]) } },
  });
  expect(saved.status).toBe(200);
  await database.update(users).set({ profilePictureId: id }).where(eq(users.id, other.id));
  expect((await other.call('PUT', '/api/v1/user/', { profilePicture: null })).status).toBe(200);
  expect(await isThere(id)).toBe(true);
});

test('a draft that is thrown away takes along what was uploaded for it, and nothing of others', async () => {
  const { rosa, writer, draft, write } = await share();
  const createdAt = new Date(Date.now() + 60_000);
  const [old, ofOwner, added] = [
    await storePicture(database, writer.id),
    await storePicture(database, rosa.id, { createdAt }),
    await storePicture(database, writer.id, { createdAt }),
  ];
  expect((await write(writer, [old, ofOwner, added])).status).toBe(200);
  expect((await writer.call('DELETE', draft)).status).toBe(200);
  expect((await read(writer, added)).goesAt).not.toBeNull();
  expect((await read(writer, old)).goesAt).toBeNull();
  expect((await read(rosa, ofOwner)).goesAt).toBeNull();
  // What the owner throws away gives up a picture of theirs.
  expect((await write(rosa, [ofOwner])).status).toBe(200);
  expect((await rosa.call('DELETE', draft)).status).toBe(200);
  expect((await read(rosa, ofOwner)).goesAt).not.toBeNull();
});

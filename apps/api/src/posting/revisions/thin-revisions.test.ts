import { asc, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { listings } from '../../listings/tables.ts';
import { startPosting, writeListing } from '../posting.fixture.ts';
import { listingRevisions } from '../tables.ts';
import { latestRevisions } from './thin-revisions.ts';

const { database, signIn } = await startPosting();
const rosa = await signIn();
const milo = await signIn();
const chief = await signIn(['administrators']);

/** A day and an hour of it, in UTC. */
const at = (day: number, hour: number) => new Date(Date.UTC(2026, 9, day, hour));

interface Made {
  readonly by?: number;
  readonly at: Date;
}

/** A listing of Rosa's that was published so often, the last of them not yet thinned. */
async function publishOften(made: readonly Made[]): Promise<number> {
  const { body } = await rosa.call('POST', '/api/v1/item/listing', {
    listing: writeListing('item'),
  });
  const { id } = body;
  await database.delete(listingRevisions).where(eq(listingRevisions.listingId, id));
  await database.insert(listingRevisions).values(
    made.map(({ by = rosa.id, at: madeAt }, index) => ({
      ...{ listingId: id, revision: index + 1, madeBy: by, madeAt },
      body: writeListing('item', { title: `Title ${index + 1}` }),
    })),
  );
  await database.update(listings).set({ version: made.length }).where(eq(listings.id, id));
  return id;
}

async function change(id: number, version: number, by = rosa) {
  const listing = writeListing('item', { title: `Title ${version + 1}` });
  const { status } = await by.call('PUT', `/api/v1/item/listing/${id}`, { listing, version });
  expect(status).toBe(200);
}

async function revisionsOf(id: number): Promise<readonly number[]> {
  const rows = await database
    .select({ revision: listingRevisions.revision })
    .from(listingRevisions)
    .where(eq(listingRevisions.listingId, id))
    .orderBy(asc(listingRevisions.revision));
  return rows.map(({ revision }) => revision);
}

const days = (count: number, day: number): readonly Made[] =>
  Array.from({ length: count }, (_, index) => ({ at: at(day, index % 24) }));

const latest = (last: number) =>
  Array.from({ length: latestRevisions }, (_, index) => last - latestRevisions + 1 + index);

test('the last fifty stay, and before them the first one and the last one of each day', async () => {
  const id = await publishOften([...days(4, 1), ...days(3, 2), ...days(60, 3)]);
  await change(id, 67);
  // Of the third day those from the 19th on are among the last fifty.
  expect(await revisionsOf(id)).toEqual([1, 4, 7, 18, ...latest(68)]);
  await change(id, 68);
  expect(await revisionsOf(id)).toEqual([1, 4, 7, 19, ...latest(69)]);
  const { body } = await rosa.call('GET', `/api/v1/item/listing/${id}/revisions?size=100`);
  expect(body.total).toBe(54);
  const kept = await rosa.call('GET', `/api/v1/item/listing/${id}/revisions/7`);
  expect(kept.body).toMatchObject({ body: { title: 'Title 7' }, before: { title: 'Title 4' } });
  expect((await rosa.call('GET', `/api/v1/item/listing/${id}/revisions/6`)).status).toBe(404);
  const restored = await rosa.call('POST', `/api/v1/item/listing/${id}/revisions/4/restore`, {
    version: 69,
  });
  expect(restored.body.version).toBe(70);
});

test('of fifty nothing goes, and other listings keep theirs', async () => {
  const other = await publishOften(days(60, 1));
  const id = await publishOften(days(49, 1));
  await change(id, 49);
  expect(await revisionsOf(id)).toHaveLength(50);
  await change(id, 50);
  // The first one is retained besides.
  expect(await revisionsOf(id)).toHaveLength(51);
  expect(await revisionsOf(other)).toHaveLength(60);
});

test('of a day the last one of each person stays, and what the trail names', async () => {
  const made: Made[] = [
    { at: at(1, 1) },
    { at: at(1, 2), by: milo.id },
    { at: at(1, 3), by: milo.id },
    { at: at(1, 4) },
  ];
  const id = await publishOften(made);
  await change(id, 4, chief);
  await change(id, 5, chief);
  const deeds = await revisionsOf(id);
  expect(deeds).toEqual([1, 2, 3, 4, 5, 6]);
  for (let version = 6; version < 60; version += 1) await change(id, version);
  // 5 and 6 are of one day and administrator: the trail names both.
  expect(await revisionsOf(id)).toEqual([1, 3, 4, 5, 6, 10, ...latest(60)]);
});

test('changes at once from several places keep the last fifty', async () => {
  const id = await publishOften(days(80, 1));
  const listing = writeListing('item', { title: 'Another' });
  const answers = await Promise.all(
    Array.from({ length: 4 }, () =>
      rosa.call('PUT', `/api/v1/item/listing/${id}`, { listing, version: 80 }),
    ),
  );
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect(await revisionsOf(id)).toEqual([1, 31, ...latest(81)]);
});

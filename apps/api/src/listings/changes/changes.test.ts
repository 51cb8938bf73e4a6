import { asc, eq, getTableColumns, gt, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { storeUser } from '../../account/account.fixture.ts';
import { filesTable, media } from '../../media/tables.ts';
import { liveEvents } from '../../platform/tables.ts';
import { startTestServer } from '../../platform/test-server.fixture.ts';
import { makeListing, storeListings } from '../listings.fixture.ts';
import { listingChanges, listings } from '../tables.ts';
import { forgetOldChanges } from './forget-changes.ts';
import { readListingChanges, readPresentPlace } from './read-changes.ts';

const { platform } = await startTestServer([]);
const { database } = platform;
const price = { amount: 100, currency: 'CAD', period: 'ONCE' } as const;

/** What comes of an act, in the order of the table. */
async function changesOf(act: () => Promise<unknown>) {
  const [last] = await database
    .select({ position: sql<number>`coalesce(max(position), 0)::int` })
    .from(listingChanges);
  await act();
  return database
    .select({ id: listingChanges.listingId, change: listingChanges.change })
    .from(listingChanges)
    .where(gt(listingChanges.position, last?.position ?? 0))
    .orderBy(asc(listingChanges.position));
}

async function storeOne(changes = {}): Promise<number> {
  const [id] = await storeListings(database, [makeListing('item', { price, ...changes })]);
  if (id === undefined) throw new Error('The listing was not stored.');
  return id;
}

const set = (id: number, facts: Partial<typeof listings.$inferInsert>) =>
  database.update(listings).set(facts).where(eq(listings.id, id));

test('what the public meets anew, no more, or otherwise is written down', async () => {
  let id = 0;
  expect(
    await changesOf(async () => {
      id = await storeOne();
    }),
  ).toEqual([{ id, change: 'shown' }]);
  for (const [facts, change] of [
    [{ title: 'Another' }, 'changed'],
    [{ priceAmount: 90, priceSort: 90 }, 'changed'],
    [{ priceAmount: 80, priceSort: 80, updatedAt: new Date() }, 'repriced'],
    [{ status: 'Pending' }, 'changed'],
    [{ status: 'Withdrawn' }, 'hidden'],
    [{ title: 'Hidden' }, 'changed'],
    [{ status: 'Active' }, 'shown'],
    [{ status: 'Delete' }, 'removed'],
  ] as const) {
    const found = await changesOf(() => set(id, facts));
    expect([facts, found]).toEqual([
      facts,
      change === 'changed' && 'priceAmount' in facts ? [] : [{ id, change }],
    ]);
  }
});

test('any column is told of but those of rates and reminders', async () => {
  const id = await storeOne();
  const generated = ['id', 'isPublic', 'cell', 'searchVector'];
  const quiet: string[] = [];
  for (const [name, column] of Object.entries(getTableColumns(listings))) {
    if (generated.includes(name)) continue;
    const wanted = otherValue(column.getSQLType(), column.enumValues);
    const target = sql.identifier(column.name);
    // One of the columns that go together takes the others along.
    const found = await changesOf(() =>
      database
        .execute(sql`update listings set ${target} = ${wanted} where id = ${id}`)
        .catch(() =>
          database.execute(sql`update listings set ${target} = ${target} where id = ${id}`),
        ),
    );
    if (found.length === 0) quiet.push(name);
  }
  expect(quiet).toEqual(['priceSort', 'remindedFor']);
  expect(Object.keys(getTableColumns(listings)).length).toBeGreaterThan(100);
});

function otherValue(type: string, choices: readonly string[] | undefined) {
  if (choices?.length) return sql.raw(`'${choices.at(-1)}'`);
  if (type.startsWith('timestamp')) return sql`'2031-01-01'::timestamptz`;
  if (type.startsWith('text[]')) return sql`array['other']`;
  if (type === 'text') return sql`'other'`;
  if (type === 'boolean') return sql`true`;
  if (type === 'jsonb') return sql`'{"other": 1}'::jsonb`;
  return sql`7`;
}

test('rates, reminders and what others do tell nothing; a picture that is gone does', async () => {
  const id = await storeOne();
  const quiet = await changesOf(async () => {
    await set(id, { priceSort: 12 });
    await set(id, { remindedFor: new Date() });
  });
  expect(quiet).toEqual([]);
  const picture = 'a'.repeat(32);
  await database.insert(filesTable).values({
    id: picture,
    ownerId: 1,
    state: 'ready',
    mimeType: 'image/jpeg',
    name: 'a.jpg',
    size: 1,
    createdAt: new Date(),
  });
  await database.insert(media).values({
    id: picture,
    kind: 'image',
    alt: '',
    width: 1,
    height: 1,
    thumbhash: '',
    bytes: 1,
    createdAt: new Date(),
  });
  await set(id, { mediaIds: [picture] });
  expect(await changesOf(() => database.delete(media).where(eq(media.id, picture)))).toEqual([
    { id, change: 'changed' },
  ]);
  expect(await changesOf(() => database.delete(listings).where(eq(listings.id, id)))).toEqual([
    { id, change: 'removed' },
  ]);
});

test('owners hear of it live, once a statement', async () => {
  const { id: ownerId } = await storeUser(database, { id: 9_001 });
  const heard = () => database.$count(liveEvents, eq(liveEvents.userId, ownerId));
  const ids = await storeListings(database, [
    makeListing('item', { ownerId }),
    makeListing('item', { ownerId }),
  ]);
  expect(await heard()).toBe(1);
  await database.update(listings).set({ title: 'Both' }).where(eq(listings.ownerId, ownerId));
  expect(await heard()).toBe(2);
  await set(ids[0] ?? 0, { remindedFor: new Date() });
  expect(await heard()).toBe(2);
});

/**
 * Whose changes were read. Where a transaction of another test still runs on the same server, one
 * reads from before the listings were stored: what tests before changed, and that these show, is not
 * looked at.
 */
function keepSeen(...ids: readonly number[]) {
  const seen: number[] = [];
  const note = ({ listingId, change }: { readonly listingId: number; readonly change: string }) => {
    if (change !== 'shown' && ids.includes(listingId)) seen.push(listingId);
  };
  return { seen, note };
}

test('a transaction that ends late is missed by nobody who has read on', async () => {
  const [early, late] = [await storeOne(), await storeOne()];
  let place = await readPresentPlace(database);
  const { seen, note } = keepSeen(early, late);
  async function read(): Promise<void> {
    // As small a page as there is, so that going on is tried at every change.
    for (;;) {
      const [next] = await readListingChanges(database, place, 1);
      if (!next) return;
      note(next);
      place = next;
    }
  }
  await database.transaction(async (slow) => {
    // The number is taken before the other transaction's, and seen after it.
    await slow.update(listings).set({ title: 'Slow' }).where(eq(listings.id, early));
    await set(late, { title: 'Quick' });
    await read();
    expect(seen).toEqual([]);
  });
  // Transactions of other tests on the same server hold it back as well.
  await expect.poll(() => read().then(() => seen)).toEqual([early, late]);
  await read();
  expect(seen).toHaveLength(2);
});

test('of a transaction that began first and wrote last nothing is skipped', async () => {
  const [one, other] = [await storeOne(), await storeOne()];
  let place = await readPresentPlace(database);
  const { seen, note } = keepSeen(one, other);
  const read = async () => {
    for (const next of await readListingChanges(database, place, 10)) {
      note(next);
      place = next;
    }
  };
  await database.transaction(async (first) => {
    await first.execute(sql`select pg_current_xact_id()`);
    await set(other, { title: 'Between' });
    await read();
    await first.update(listings).set({ title: 'Last' }).where(eq(listings.id, one));
  });
  const both = [one, other].toSorted();
  await expect.poll(() => read().then(() => seen.toSorted())).toEqual(both);
});

test('what is a week old is forgotten', async () => {
  const id = await storeOne();
  await database
    .update(listingChanges)
    .set({ at: sql`clock_timestamp() - interval '8 days'` })
    .where(eq(listingChanges.listingId, id));
  expect(await forgetOldChanges(platform)).toBe(1);
  expect(await database.$count(listingChanges, eq(listingChanges.listingId, id))).toBe(0);
});

import { expect, test } from 'vitest';
import { objectPermissions } from '../../access/tables.ts';
import { makeListing } from '../../listings/listings.fixture.ts';
import { insertListings } from '../../listings/storage/insert-listings.ts';
import { storeStanding } from '../../listings/storage/update-listing.ts';
import { listingCounts } from '../../listings/tables.ts';
import { startPosting } from '../posting.fixture.ts';

const { database, signIn } = await startPosting();
const rosa = await signIn();
const stranger = await signIn();
const visitor = await signIn();
visitor.take(undefined);

const dayMs = 86_400_000;
const count = (by = rosa) => by.call('GET', '/api/v1/preview/self/count');
const inDays = (days: number) => new Date(Date.now() + days * dayMs);

async function post(owner: typeof rosa, standing: Parameters<typeof storeStanding>[2]) {
  const [id = Number.NaN] = await insertListings(database, [
    makeListing('item', { ownerId: owner.id }),
  ]);
  await storeStanding(database, id, standing);
  return id;
}

test('whoever has nothing is told so, and a visitor is told nothing', async () => {
  expect((await count()).body).toEqual({ active: 0, ending: 0, drafts: 0, views: 0 });
  expect((await count(visitor)).status).toBe(401);
});

test('what shows, ends soon, is begun and was viewed lately is counted, one’s own alone', async () => {
  const soon = await post(rosa, { expiresAt: inDays(3) });
  const later = await post(rosa, { expiresAt: inDays(40) });
  await post(rosa, { status: 'Pending', updatedAt: new Date(), expiresAt: null });
  await post(rosa, { status: 'Expired', updatedAt: new Date(), expiresAt: inDays(-1) });
  const theirs = await post(stranger, { expiresAt: inDays(3) });
  await rosa.call('POST', '/api/v1/item/draft', { body: { title: 'Begun' } });
  const happened = (listingId: number, event: 'view' | 'phone', days: number) => ({
    ...{ listingId, event },
    ...{ day: inDays(-days).toISOString().slice(0, 10), count: 1 },
  });
  await database
    .insert(listingCounts)
    .values([
      happened(soon, 'view', 1),
      happened(soon, 'view', 29),
      happened(soon, 'view', 31),
      happened(soon, 'phone', 1),
      happened(later, 'view', 2),
      happened(theirs, 'view', 1),
    ]);
  expect((await count()).body).toEqual({ active: 3, ending: 1, drafts: 1, views: 3 });
  expect((await count(stranger)).body).toEqual({ active: 1, ending: 1, drafts: 0, views: 1 });
});

test('what others have let somebody into is not counted as theirs', async () => {
  const [owner, delegate] = [await signIn(), await signIn()];
  const id = await post(owner, { expiresAt: inDays(3) });
  await database.insert(objectPermissions).values({
    ...{ objectType: 'listing', objectId: String(id), userId: delegate.id },
    ...{ actions: ['administration'], grantedBy: owner.id, createdAt: new Date() },
  });
  const none = { active: 0, ending: 0, drafts: 0, views: 0 };
  expect((await count(delegate)).body).toEqual(none);
  expect((await count(owner)).body).toEqual({ ...none, active: 1, ending: 1 });
});

test.each(['?owner=1', '?size=1', '?x'])('the count takes no “%s”', async (query) => {
  expect((await rosa.call('GET', `/api/v1/preview/self/count${query}`)).status).toBe(400);
});

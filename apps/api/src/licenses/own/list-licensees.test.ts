import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { storeMerchant } from '../../boards/places/places.fixture.ts';
import { makeListing } from '../../listings/listings.fixture.ts';
import { insertListings } from '../../listings/storage/insert-listings.ts';
import { listings } from '../../listings/tables.ts';
import { startSelling } from '../licenses.fixture.ts';

const { database, openMember } = await startSelling();
const path = '/api/v1/license/licensees';

test('merchant listings that licences are sold for are listed, paused and waiting ones too', async () => {
  const { id: ownerId, browser } = await openMember();
  const store = async (facts: Partial<typeof listings.$inferInsert>) => {
    const { listingId } = await storeMerchant(database, ownerId);
    await database.update(listings).set(facts).where(eq(listings.id, listingId));
    return listingId;
  };
  const at = (day: number) => ({ updatedAt: new Date(Date.UTC(2026, 10, day)) });
  const shown = await store({ title: 'Flat Roofs', ...at(1) });
  const paused = await store({ status: 'Withdrawn', isPaused: true, ...at(2) });
  const waiting = await store({ status: 'Hold', holdReason: 'review', ...at(3) });
  await store({ status: 'Closed', ...at(4) });
  await store({ status: 'Hold', holdReason: 'moderation', ...at(5) });
  await insertListings(database, [makeListing('item', { ownerId })]);
  const { status, body } = await browser.call('GET', path);
  expect(status).toBe(200);
  expect(body.map(({ id }: { readonly id: number }) => id)).toEqual([waiting, paused, shown]);
  expect(body[2]).toMatchObject({
    title: 'Flat Roofs',
    subcategory: 'ROOFING',
    primaryImage: null,
  });
  expect(Object.keys(body[2])).toHaveLength(5);
});

test('nobody is told of another’s', async () => {
  const { browser } = await openMember();
  expect((await browser.call('GET', path)).body).toEqual([]);
});

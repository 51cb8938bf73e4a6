import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { startAccess } from '../../access/access.fixture.ts';
import { testNow } from '../../listings/listings.fixture.ts';
import { listings } from '../../listings/tables.ts';
import { assignPlaces, endPlaces } from '../places/held-places.ts';
import { storeBoard, storeMerchant } from '../places/places.fixture.ts';
import { markSponsors } from './mark-sponsors.ts';

const { database, signIn } = await startAccess();

async function openMerchant() {
  const { id } = await signIn('merchants');
  const merchant = await storeMerchant(database, id);
  const boardIds = [await storeBoard(database), await storeBoard(database)];
  const until = new Date(testNow.getTime() + 1_000);
  const holder = `licence ${merchant.listingId}`;
  return {
    assign: () =>
      database.transaction((own) =>
        assignPlaces(own, { holder, merchant, boardIds, until }, testNow),
      ),
    end: (which: readonly number[]) =>
      database.transaction((own) => endPlaces(own, { holder, boardIds: which }, testNow)),
    boardIds,
    async listing() {
      const [row] = await database
        .select()
        .from(listings)
        .where(eq(listings.id, merchant.listingId));
      return row;
    },
  };
}

test('a listing is marked as long as it has a place on any board, and is not changed by it', async () => {
  const { assign, end, boardIds, listing } = await openMerchant();
  const before = await listing();
  expect(await markSponsors(database, testNow)).toBe(0);
  await assign();
  expect(await markSponsors(database, testNow)).toBe(1);
  expect(await listing()).toEqual({
    ...before,
    isBoardSponsor: true,
    searchVector: (await listing())?.searchVector,
  });
  expect(await markSponsors(database, testNow)).toBe(0);
  await end(boardIds.slice(0, 1));
  expect(await markSponsors(database, testNow)).toBe(0);
  await end(boardIds.slice(1));
  expect(await markSponsors(database, testNow)).toBe(1);
  expect((await listing())?.isBoardSponsor).toBe(false);
});

test('a place that is paid for no longer marks nothing, though nobody has let go of it', async () => {
  const { assign, boardIds, listing } = await openMerchant();
  await assign();
  expect(boardIds).toHaveLength(2);
  expect(await markSponsors(database, new Date(testNow.getTime() + 999))).toBe(1);
  expect(await markSponsors(database, new Date(testNow.getTime() + 1_000))).toBe(1);
  expect((await listing())?.isBoardSponsor).toBe(false);
});

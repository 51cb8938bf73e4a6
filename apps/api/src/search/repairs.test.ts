import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { makeListing, storeListings } from '../listings/listings.fixture.ts';
import { startSearchServer } from './search.fixture.ts';

const { platform, search } = await startSearchServer();

beforeAll(async () => {
  const rents = Array.from({ length: 7 }, (_, index) =>
    makeListing('property', {
      price: { amount: 150_000 + index * 20_000, currency: 'CAD', period: 'MONTHLY' },
      attributes: { saleType: index === 0 ? 'LEASE' : 'RENT', bedroomsTotal: index % 2 },
    }),
  );
  const sales = Array.from({ length: 4 }, () =>
    makeListing('property', {
      price: { amount: 50_000_000, currency: 'CAD', period: 'ONCE' },
      attributes: { saleType: 'SALE', bedroomsTotal: 1 },
    }),
  );
  const item = makeListing('item', { price: { amount: 100, currency: 'CAD', period: 'ONCE' } });
  await storeListings(platform.database, [...rents, ...sales, item]);
  await platform.database.execute(sql`analyze listings`);
});

async function repairsOf(body: object): Promise<unknown[]> {
  const { results, repairs } = await search('property', body);
  expect(results).toEqual([]);
  return repairs;
}

const cheap = { max: 200_000, currency: 'CAD' };

describe('a price that only the other offer has', () => {
  test('is offered by the month where sales cost more', async () => {
    const [first, ...others] = await repairsOf({
      price: { ...cheap, period: 'ONCE' },
      filters: { saleType: ['SALE'] },
    });
    expect(first).toEqual({ drop: 'price', period: 'MONTHLY', count: 2, isCapped: false });
    expect(others).toEqual([{ drop: 'price', count: 4, isCapped: false }]);
  });

  test('is offered of every rent where the period alone says that sales are meant', async () => {
    const [first] = await repairsOf({ price: { ...cheap, period: 'ONCE' } });
    expect(first).toEqual({ drop: 'price', period: 'MONTHLY', count: 3, isCapped: false });
  });

  test('keeps what else is asked for', async () => {
    const price = { ...cheap, period: 'ONCE' };
    const filters = { saleType: ['SALE'], bedroomsTotal: { min: 1 } };
    const [first] = await repairsOf({ price, filters });
    expect(first).toEqual({ drop: 'price', period: 'MONTHLY', count: 1, isCapped: false });
  });

  test('is offered as a sale where no rent is so dear', async () => {
    const price = { min: 40_000_000, currency: 'CAD' };
    const [first] = await repairsOf({ price, filters: { saleType: ['RENT'] } });
    expect(first).toEqual({ drop: 'price', period: 'ONCE', count: 4, isCapped: false });
  });
});

test('nothing is offered for another period where none has the price, nor where none is decided', async () => {
  const price = { min: 1_000, max: 2_000, currency: 'CAD', period: 'ONCE' };
  const anyPrice = [{ drop: 'price', count: 11, isCapped: false }];
  expect(await repairsOf({ price })).toEqual(anyPrice);
  const { period: _, ...either } = price;
  expect(await repairsOf({ price: either })).toEqual(anyPrice);
  const { repairs } = await search('item', { price: { ...cheap, min: 200_000, period: 'ONCE' } });
  expect(repairs).toEqual([{ drop: 'price', count: 1, isCapped: false }]);
});

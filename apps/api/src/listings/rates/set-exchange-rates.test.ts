import { paymentPeriods } from '@boardwalk/sdk-core/listings/enumerations/trade/payment-periods';
import { listingKinds } from '@boardwalk/sdk-core/listings/kinds';
import { comparablePrice, type Rates } from '@boardwalk/sdk-core/listings/prices/comparable-price';
import { currencies } from '@boardwalk/sdk-core/vocabulary/places/countries';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { countWaiting } from '../../account/account.fixture.ts';
import { startTestServer } from '../../platform/test-server.fixture.ts';
import { makeListing, storeListings } from '../listings.fixture.ts';
import { exchangeRates, listingCells, listings } from '../tables.ts';
import { readRates } from './exchange-rates.ts';
import { setExchangeRates } from './set-exchange-rates.ts';

const { platform } = await startTestServer([]);
const { database } = platform;

await storeListings(database, [
  ...listingKinds.flatMap((kind) =>
    currencies.flatMap((currency) =>
      paymentPeriods.map((period) =>
        makeListing(kind, { price: { amount: 123_457, currency, period } }),
      ),
    ),
  ),
  makeListing('item', { price: null }),
]);

async function expectPricesBy(rates: Rates): Promise<void> {
  const rows = await database.select().from(listings);
  expect(rows.length).toBeGreaterThan(160);
  for (const { kind, priceAmount: amount, priceCurrency, pricePeriod, priceSort } of rows) {
    const price =
      amount === null || priceCurrency === null || pricePeriod === null
        ? null
        : { amount, currency: priceCurrency, period: pricePeriod };
    expect(priceSort).toBe(comparablePrice(kind, price, rates));
  }
}

test('what was kept is what a listing stored now would have, and the counts follow', async () => {
  await setExchangeRates(
    database,
    new Map([
      ['USD', 1.37],
      ['AUD', 0.914],
    ]),
  );
  const rates = await readRates(database);
  expect(rates).toEqual({ CAD: 1, USD: 1.37, AUD: 0.914 });
  await expectPricesBy(rates);
  const counted = await database.select().from(listingCells);
  await database.execute(sql`select recount_all_listings()`);
  const recounted = await database.select().from(listingCells);
  expect(new Set(counted.map((row) => JSON.stringify(row)))).toEqual(
    new Set(recounted.map((row) => JSON.stringify(row))),
  );
});

test('a second time on one day corrects the first, and the same rates change nothing', async () => {
  await setExchangeRates(database, new Map([['AUD', 0.95]]));
  expect(await setExchangeRates(database, new Map([['AUD', 0.95]]))).toBe(0);
  expect((await readRates(database)).AUD).toBe(0.95);
  expect(await database.$count(exchangeRates)).toBe(5);
});

test('of rates that are set at once by two, those of one are in force, and prices follow them', async () => {
  const set = (USD: number, AUD: number) =>
    setExchangeRates(
      database,
      new Map([
        ['USD', USD],
        ['AUD', AUD],
      ]),
    );
  await Promise.all([set(1.2, 0.8), set(1.3, 0.9)]);
  const rates = await readRates(database);
  expect([
    { CAD: 1, USD: 1.2, AUD: 0.8 },
    { CAD: 1, USD: 1.3, AUD: 0.9 },
  ]).toContainEqual(rates);
  await expectPricesBy(rates);
});

test('a listing that is stored meanwhile has the new rates', async () => {
  const { id = 0, setting } = await database.transaction(async (transaction) => {
    const [id] = await storeListings(transaction, [
      makeListing('item', { price: { amount: 100, currency: 'USD', period: 'ONCE' } }),
    ]);
    const setting = setExchangeRates(database, new Map([['USD', 2]]));
    await expect.poll(() => countWaiting(database)).toBe(1);
    return { id, setting };
  });
  await setting;
  const [row] = await database
    .select({ priceSort: listings.priceSort })
    .from(listings)
    .where(sql`${listings.id} = ${id}`);
  expect(row).toEqual({ priceSort: 200 });
});

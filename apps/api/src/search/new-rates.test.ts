import { expect, test } from 'vitest';
import { makeListing, storeListings } from '../listings/listings.fixture.ts';
import { setExchangeRates } from '../listings/rates/set-exchange-rates.ts';
import { startSearchServer } from './search.fixture.ts';

const { platform, search, ids } = await startSearchServer();
const { database } = platform;
const near = { near: { lat: 43.2567, lng: -79.8726 }, distance: 1_000 };

const [dearer = 0, cheaper = 0] = await storeListings(database, [
  makeListing('item', { price: { amount: 10_000, currency: 'USD', period: 'ONCE' } }),
  makeListing('item', { price: { amount: 12_000, currency: 'CAD', period: 'ONCE' } }),
]);

/** The prices of the cluster of the two items, in the currency of the place. */
async function clusterPrices() {
  const { clusters } = await search('item', { ...near, include: ['clusters'] });
  const [{ lowestPrice, highestPrice }] = clusters.clusters;
  return [lowestPrice, highestPrice].map(({ amount, currency }) => `${currency} ${amount}`);
}

test('rates order prices anew at once, and no price that is shown changes', async () => {
  expect(await ids('item', { ...near, sort: 'price-low' })).toEqual([cheaper, dearer]);
  expect(await clusterPrices()).toEqual(['CAD 12000', 'CAD 13900']);
  expect(await setExchangeRates(database, new Map([['USD', 1.1]]))).toBeGreaterThan(0);
  expect(await ids('item', { ...near, sort: 'price-low' })).toEqual([dearer, cheaper]);
  expect(await clusterPrices()).toEqual(['CAD 11000', 'CAD 12000']);
  const price = { currency: 'CAD', max: 11_000 };
  expect(await ids('item', { ...near, price })).toEqual([dearer]);
});

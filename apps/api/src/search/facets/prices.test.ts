import type { ListedPrice } from '@boardwalk/sdk-core/listings/schemas';
import { beforeAll, expect, test } from 'vitest';
import { makeListing, storeListings } from '../../listings/listings.fixture.ts';
import { startSearchServer } from '../search.fixture.ts';

const { platform, search } = await startSearchServer();

const prices: Readonly<Record<string, ListedPrice | null>> = {
  'sale CAD 500,000': { amount: 50_000_000, currency: 'CAD', period: 'ONCE' },
  'sale USD 400,000': { amount: 40_000_000, currency: 'USD', period: 'ONCE' },
  'sale AUD 500,000': { amount: 50_000_000, currency: 'AUD', period: 'ONCE' },
  'rent CAD 2,000 a month': { amount: 200_000, currency: 'CAD', period: 'MONTHLY' },
  'rent CAD 600 a week': { amount: 60_000, currency: 'CAD', period: 'WEEKLY' },
  'no price': null,
};

beforeAll(async () => {
  await storeListings(
    platform.database,
    Object.entries(prices).map(([title, price]) =>
      makeListing('property', {
        title,
        price,
        attributes: { saleType: title.startsWith('rent') ? 'RENT' : 'SALE' },
      }),
    ),
  );
});

async function titles(body: object): Promise<string[]> {
  const { results } = await search('property', body);
  return results.map(({ title }: { title: string }) => title);
}

test('prices of all currencies and periods stand in one order, and none last both ways', async () => {
  const cheapestFirst = [
    'rent CAD 2,000 a month',
    'rent CAD 600 a week',
    'sale AUD 500,000',
    'sale CAD 500,000',
    'sale USD 400,000',
  ];
  expect(await titles({ sort: 'price-low' })).toEqual([...cheapestFirst, 'no price']);
  expect(await titles({ sort: 'price-high' })).toEqual([...cheapestFirst.toReversed(), 'no price']);
});

test('a range names its currency', async () => {
  const sale = { min: 50_000_000, period: 'ONCE' };
  expect((await titles({ price: { ...sale, currency: 'CAD' } })).sort()).toEqual([
    'sale CAD 500,000',
    'sale USD 400,000',
  ]);
  expect((await titles({ price: { ...sale, currency: 'AUD' } })).sort()).toEqual([
    'sale AUD 500,000',
    'sale CAD 500,000',
    'sale USD 400,000',
  ]);
});

test('without a currency that of the country searched in is meant', async () => {
  const price = { max: 40_000_000, period: 'ONCE' };
  const bounds = { south: -90, north: 90, west: -180, east: 180 };
  const near = (place: string) => ({ near: place, bounds, price });
  expect(await titles(near('Buffalo, NY'))).toContain('sale USD 400,000');
  expect(await titles(near('Hamilton, ON'))).toEqual([]);
});

const northAmerica = { south: 25, west: -125, north: 60, east: -60 };
const manhattan = { south: 40.7, west: -74.02, north: 40.8, east: -73.93 };

test.each([
  ['nowhere', {}, undefined, 'CAD'],
  ['nowhere', {}, 'AU', 'AUD'],
  ['at a place', { near: 'Buffalo, NY' }, 'CA', 'USD'],
  ['in a region', { near: 'Ontario, Canada' }, 'US', 'CAD'],
  ['on a map across the border', { bounds: northAmerica }, 'CA', 'CAD'],
  ['on a map across the border', { bounds: northAmerica }, 'US', 'USD'],
  ['on a map of one country', { bounds: manhattan }, 'CA', 'USD'],
  ['at sea', { bounds: { south: 0, west: 0, north: 1, east: 1 } }, 'AU', 'AUD'],
] as const)(
  '%s the currency of %o is, for somebody of %s, %s',
  async (_, place, home, currency) => {
    const body = { ...place, ...(home && { homeCountry: home }), include: ['page', 'facets'] };
    const { facets, ...answer } = await search('property', body);
    expect([answer.currency, facets.priceUnit.currency]).toEqual([currency, currency]);
    const asked = await search('property', { ...body, price: { max: 1, currency: 'AUD' } });
    expect([asked.currency, asked.facets.priceUnit.currency]).toEqual(['AUD', 'AUD']);
  },
);

test('an amount is taken for the currency that the answer names', async () => {
  const price = { max: 46_000_000, period: 'ONCE' };
  expect(await titles({ price, homeCountry: 'US' })).toHaveLength(3);
  expect(await titles({ price, homeCountry: 'CA' })).toEqual(['sale AUD 500,000']);
});

test('bands tell which currencies are compared in them, whatever price is asked for', async () => {
  const currenciesOf = async (body: object) =>
    (await search('property', { include: ['facets'], ...body })).facets.currencies;
  expect(await currenciesOf({})).toEqual(['CAD', 'AUD', 'USD']);
  expect(await currenciesOf({ price: { max: 1 } })).toEqual(['CAD', 'AUD', 'USD']);
  expect(await currenciesOf({ filters: { saleType: ['RENT'] } })).toEqual(['CAD']);
  expect(await currenciesOf({ near: 'Perth, WA', distance: 1_000 })).toEqual([]);
});

test('rents are compared by the month, and not with sales', async () => {
  const price = { max: 220_000, currency: 'CAD', period: 'MONTHLY' };
  expect(await titles({ price })).toEqual(['rent CAD 2,000 a month']);
  expect(await titles({ price: { max: 60_000, currency: 'CAD', period: 'WEEKLY' } })).toHaveLength(
    2,
  );
  expect(await titles({ price: { min: 0, period: 'MONTHLY' } })).toHaveLength(2);
});

test('the limits are included', async () => {
  const price = { min: 50_000_000, max: 50_000_000, currency: 'CAD', period: 'ONCE' };
  expect(await titles({ price })).toEqual(['sale CAD 500,000']);
});

test('a card shows the price that was given', async () => {
  const { results } = await search('property', { sort: 'price-high' });
  expect(results[0].price).toEqual(prices['sale USD 400,000']);
});

test('prices stand in the order of one offer alone, none last', async () => {
  const sales = ['sale AUD 500,000', 'sale CAD 500,000', 'sale USD 400,000'];
  const filters = { saleType: ['SALE'] };
  expect(await titles({ sort: 'price-low', filters })).toEqual([...sales, 'no price']);
  expect(await titles({ sort: 'price-high', filters: { saleType: ['RENT'] } })).toEqual([
    'rent CAD 600 a week',
    'rent CAD 2,000 a month',
  ]);
});

test.each([
  [['RENT'], undefined, 'MONTHLY', 2],
  [['LEASE'], undefined, 'MONTHLY', 0],
  [['SALE'], undefined, 'ONCE', 3],
  [['SALE', 'RENT'], undefined, 'ONCE', 3],
  [undefined, { min: 0, period: 'WEEKLY' }, 'MONTHLY', 2],
] as const)('bands of %s are of its period', async (saleType, price, period, count) => {
  const filters = saleType && { filters: { saleType } };
  const body = { include: ['facets'], ...filters, ...(price && { price }) };
  const { facets } = await search('property', body);
  expect(facets.priceUnit.period).toBe(period);
  expect(await search('property', { ...filters, price: { min: 0, period } })).toHaveProperty(
    'total.count',
    count,
  );
  // Pressing a band asks for both its ends.
  for (const { from, to, count: told } of facets.price) {
    const range = { min: from ?? undefined, max: to ?? undefined, ...facets.priceUnit };
    const { total } = await search('property', { ...filters, price: range });
    expect(total.count).toBe(told);
  }
});

test('businesses are told at once, and jobs by the hour', async () => {
  const unitOf = async (subcategory: string) =>
    (await search('classified', { include: ['facets'], subcategory: [subcategory] })).facets
      .priceUnit.period;
  expect(await unitOf('BUSINESS_OPPORTUNITY')).toBe('ONCE');
  expect(await unitOf('HELP_WANTED')).toBe('HOURLY');
});

import type { SearchAnswer } from '@boardwalk/sdk-core/search/schemas';
import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { makeListing, storeListings } from '../../listings/listings.fixture.ts';
import { startSearchServer } from '../search.fixture.ts';

const { platform, search } = await startSearchServer();
const near = { lat: 43.2567, lng: -79.8726 };

/** More rents than a walk looks at, so that none of their order reaches a sale. */
const rentCount = 2_600;
const saleCount = 60;

beforeAll(async () => {
  // Brings the owner of all of them.
  await storeListings(platform.database, [makeListing('event')]);
  await platform.database.execute(sql`
    insert into listings (kind, owner_id, status, subcategory, title, description, full_address, city, region, country,
      lat, lng, time_zone, media_ids, tags, contact_name, attributes, created_at, updated_at,
      price_amount, price_currency, price_period, price_sort, sale_type)
    select 'property', 1, 'Active', 'RESIDENTIAL', 'Home ' || n, 'Well kept', 'Hamilton', 'Hamilton', 'ON', 'CA',
      ${near.lat}::float8 + (n * 7919 % 1000) / 1000.0 - 0.5, ${near.lng}::float8 + (n * 104729 % 1000) / 1000.0 - 0.5,
      'America/Toronto', '{}', '{}', 'Alex', '{}', now() - n * interval '1 minute', now(),
      price, 'CAD'::currency, (case when n <= ${saleCount} then 'ONCE' else 'MONTHLY' end)::payment_period, price,
      case when n <= ${saleCount} then 'SALE' else 'RENT' end
    from generate_series(1, ${rentCount + saleCount}::integer) n
      cross join lateral (select case when n <= ${saleCount} then 20000000 + n * 37 % 50 * 100000 else 90000 + n * 31 % 700 * 100 end as price) prices`);
  await platform.database.execute(sql`analyze listings`);
});

async function pricesOf(body: object): Promise<number[]> {
  const prices: number[] = [];
  let cursor: string | null | undefined;
  do {
    const answer: SearchAnswer = await search(
      'property',
      { near, include: ['page'], ...body, ...(cursor && { cursor }) },
      '?size=25',
    );
    prices.push(...answer.results.map(({ price }) => price?.amount ?? 0));
    cursor = answer.nextCursor;
  } while (cursor && prices.length < 100);
  return prices;
}

test('the cheapest sales come first, however many rents are cheaper', async () => {
  const prices = await pricesOf({ sort: 'price-low', filters: { saleType: ['SALE'] } });
  expect(prices).toHaveLength(saleCount);
  expect(Math.min(...prices)).toBeGreaterThan(19_000_000);
  expect(prices).toEqual(prices.toSorted((a, b) => a - b));
});

test('the dearest rents come first, page after page', async () => {
  const prices = await pricesOf({ sort: 'price-high', filters: { saleType: ['RENT'] } });
  expect(prices).toHaveLength(100);
  expect(prices[0]).toBe(159_900);
  expect(prices).toEqual(prices.toSorted((a, b) => b - a));
});

test('each order of sales or rents has an index of its own', async () => {
  await platform.database.transaction(async (transaction) => {
    await transaction.execute(sql`set local enable_sort = off`);
    const { rows } = await transaction.execute<{ 'QUERY PLAN': string }>(
      sql`explain select id from listings where is_public and kind = 'property' and sale_type = 'SALE' order by coalesce(price_sort, 'infinity'::float8), id limit 17`,
    );
    expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toContain('listings_offer_cheapest');
  });
});

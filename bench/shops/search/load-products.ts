import { currencyByCountry } from '@boardwalk/sdk-core/vocabulary/places/countries';
import type { Pool } from 'pg';
import { adjectives, shelves, towns } from './words.ts';

/** Words of descriptions beside those of titles: the first are in most of them, the last in few. */
const wordCount = 3_000;
const wordsOfDescription = 40;

interface Amounts {
  readonly shops: number;
  readonly products: number;
}

/** Fills the tables of shops in SQL, without triggers and with the indexes made at the end. */
export async function loadProducts(
  pool: Pool,
  { shops, products }: Amounts,
  now: Date,
  say: (sentence: string) => void,
): Promise<void> {
  const indexes = await dropIndexes(pool);
  const client = await pool.connect();
  const run = async (sentence: string, text: string, values: readonly unknown[] = []) => {
    say(sentence);
    await client.query(text, [...values]);
  };
  // Prices, currencies and stocks are written as the triggers would write them.
  await client.query('set session_replication_role = replica');
  await client.query('select setseed(0.42)');
  await run(
    'owners',
    `insert into users (first_name, last_name, state) select 'Alex', 'Martin', 'active' from generate_series(1, $1)`,
    [shops],
  );
  await run('shops', insertShops, [JSON.stringify(townRows()), shops, now]);
  await run('rates', insertRates);
  await run('products', insertProducts, [
    ...[JSON.stringify(shelfRows()), adjectives, products, now],
    ...[wordCount, wordsOfDescription],
  ]);
  await run('variants', insertVariants);
  client.release();
  for (const index of indexes) {
    say(index);
    await pool.query(index);
  }
  await pool.query('vacuum analyze');
}

function townRows() {
  return towns.map(([country, region, city, lat, lng]) => ({
    ...{ country, region, city, lat, lng },
    currency: currencyByCountry[country],
  }));
}

function shelfRows() {
  return shelves.map(([category, leaf, things]) => ({ category, leaf, things: things.split(' ') }));
}

/** Drops the indexes that no constraint needs, and returns the statements that make them again. */
async function dropIndexes(pool: Pool): Promise<readonly string[]> {
  const { rows } = await pool.query<{ name: string; statement: string }>(
    `select i.indexname as name, i.indexdef as statement from pg_indexes i
     where i.tablename in ('products', 'product_variants')
       and not exists (select from pg_constraint c where c.conname = i.indexname)`,
  );
  for (const { name } of rows) await pool.query(`drop index ${name}`);
  return rows.map(({ statement }) => statement);
}

/** Towns by rank: the first has most shops. One shop in fifty does not show. */
const insertShops = `
  with towns as (
    select row_number() over () as rank, town.*
    from jsonb_to_recordset($1::jsonb) as town (country text, region text, city text, lat float8, lng float8, currency text)
  ), drawn as (
    select n, 1 + floor(12 * power(random(), 2))::int as rank, random() - 0.5 as south, random() - 0.5 as east
    from generate_series(1, $2::int) as n
  )
  insert into shops (id, owner_id, name, description, place, lat, lng, time_zone, contact, returns, privacy,
    handling_from, handling_to, state, country, currency, settles, created_at, opened_at, is_shown)
  select 'shop-' || n, (select min(id) from users) + n - 1, 'Shop ' || n, '',
    jsonb_build_object('street', '', 'city', city, 'region', region, 'country', country, 'postalCode', '', 'pin', null, 'isAreaOnly', true),
    lat + south, lng + east, 'America/Toronto', '{"phone":null,"email":null,"website":null}', '', '', 1, 3,
    case when n % 50 = 0 then 'draft' else 'open' end, country, currency, country, $3::timestamptz, $3::timestamptz, n % 50 <> 0
  from drawn join towns using (rank)`;

const insertRates = `
  insert into shipping_rates (id, shop_key, body, active, created_at)
  select gen_random_uuid(), key,
    jsonb_build_object('name', 'Parcel', 'zone', jsonb_build_object('country', country,
      'regions', case when key % 3 = 0 then jsonb_build_array(place ->> 'region') else '[]' end, 'postalPrefixes', '[]'::jsonb),
      'by', 'flat', 'steps', '[{"upTo":null,"price":1500}]'::jsonb, 'freeFrom', null, 'days', '{"from":2,"to":5}'::jsonb),
    true, created_at
  from shops`;

/** Shelves by rank, prices around thirty dollars, most of the last two years. */
const insertProducts = `
  with shelves as (
    select row_number() over () as rank, shelf.*
    from jsonb_to_recordset($1::jsonb) as shelf (category text, leaf text, things text[])
  ), drawn as (
    select n, 1 + floor(15 * power(random(), 1.5))::int as rank,
      $2::text[] as adjectives, random() as one, random() as two, random() as thing,
      floor(exp(random() * 5 + 6))::bigint as price, random() as condition, random() as age
    from generate_series(1, $3::int) as n
  )
  insert into products (id, shop_key, title, description, category, leaf, condition, shipping_support, options,
    picture_ids, is_active, price_from, price_to, created_at, updated_at, currency)
  select 'product-' || n, shops.key,
    initcap(adjectives[1 + floor(24 * one * one)::int]) || ' ' || adjectives[1 + floor(24 * two)::int] || ' ' || things[1 + floor(5 * thing)::int],
    (select string_agg('w' || translate(floor(power($5::int, random()))::text, '0123456789', 'abcdefghij'), ' ')
      from generate_series(1, $6::int) where n > 0),
    category, leaf,
    case when condition < 0.6 then 'NEW' when condition < 0.9 then 'USED' when condition < 0.97 then 'LIGHTLY_USED' else 'AS_IS' end,
    case n % 10 when 0 then 'PICKUP_ONLY' when 1 then 'INCLUDED' else 'FIXED_RATE' end, '[]', '{}', n % 20 <> 0, price, price,
    $4::timestamptz - age * interval '730 days', $4::timestamptz, shops.currency
  from drawn join shelves using (rank)
  join shops on shops.key = (select min(key) from shops) + n % (select count(*) from shops)`;

const insertVariants = `
  insert into product_variants (product_key, position, values, price, stock_mode, stock)
  select key, 0, '{}', price_from, 'counted', case when key % 5 = 0 then 0 else 3 end from products`;

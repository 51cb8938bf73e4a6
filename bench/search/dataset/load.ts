import type { Rates } from '@boardwalk/sdk-core/listings/prices/comparable-price';
import type { Pool } from 'pg';
import { createRows, pictureIds } from './rows.ts';

/** Statements of more rows take so long that the server writes them to its log, rows and all. */
const rowsPerStatement = 500;

/** Fills the empty table `listings`: without indexes and triggers first, which takes half the time. */
export async function loadListings(
  pool: Pool,
  count: number,
  { today, rates, say }: { today: Date; rates: Rates; say: (sentence: string) => void },
): Promise<void> {
  await pool.query(
    `insert into users (first_name, last_name) select 'Alex', 'Martin' from generate_series(1, 1000)`,
  );
  await pool.query(
    `insert into media (id, kind, alt, width, height, thumbhash, bytes, created_at)
     select id, 'image', 'A picture', 1280, 960, '2OcRJYB4d3h/iIeHeEh3eIhw+j2w', 100000, $2
     from unnest($1::text[]) as pictures (id)`,
    [pictureIds, today],
  );
  const indexes = await dropIndexes(pool);
  await pool.query('alter table listings disable trigger user');
  const nextRow = createRows(count, today, rates);
  const insert = await insertStatement(pool);
  let done = 0;

  async function insertBatches(): Promise<void> {
    while (done < count) {
      const batch = Array.from({ length: Math.min(rowsPerStatement, count - done) }, nextRow);
      done += batch.length;
      await pool.query(insert, [JSON.stringify(batch)]);
      if (done % 100_000 === 0) say(`${done} of ${count} rows`);
    }
  }

  await Promise.all([insertBatches(), insertBatches()]);
  for (const index of indexes) {
    say(index);
    await pool.query(index);
  }
  await pool.query('select recount_all_listings()');
  await pool.query('alter table listings enable trigger user');
  await pool.query('vacuum analyze');
}

/** Drops the indexes that no constraint needs, and returns the statements that make them again. */
async function dropIndexes(pool: Pool): Promise<readonly string[]> {
  const { rows } = await pool.query<{ name: string; statement: string }>(
    `select indexname as name, indexdef as statement from pg_indexes
     where tablename = 'listings' and indexname <> 'listings_pkey'`,
  );
  for (const { name } of rows) await pool.query(`drop index ${name}`);
  return rows.map(({ statement }) => statement);
}

/** Of the columns that the database fills by itself a row has nothing. */
async function insertStatement(pool: Pool): Promise<string> {
  const { rows } = await pool.query<{ name: string }>(
    `select attname as name from pg_attribute where attrelid = 'listings'::regclass
     and attnum > 0 and not atthasdef and attidentity = '' and not attisdropped`,
  );
  const columns = rows.map(({ name }) => name).join(', ');
  return `insert into listings (${columns})
    select ${columns} from jsonb_populate_recordset(null::listings, $1::jsonb)`;
}

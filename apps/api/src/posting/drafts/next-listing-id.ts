import { sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';

/** The numbers of so many next listings; nothing else will have them, whether they are used or not. */
export async function nextListingIds(queries: Queries, count: number): Promise<number[]> {
  const { rows } = await queries.execute<{ id: string }>(
    sql`select nextval(pg_get_serial_sequence('listings', 'id')) as id from generate_series(1, ${count}::int)`,
  );
  return rows.map(({ id }) => Number(id));
}

/** The number of the next listing; nothing else will have it, whether it is used or not. */
export async function nextListingId(queries: Queries): Promise<number> {
  const [id] = await nextListingIds(queries, 1);
  return Number(id);
}

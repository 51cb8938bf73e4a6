import { sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';

/** The number of the next listing; nothing else will have it, whether it is used or not. */
export async function nextListingId(queries: Queries): Promise<number> {
  const { rows } = await queries.execute<{ id: string }>(
    sql`select nextval(pg_get_serial_sequence('listings', 'id')) as id`,
  );
  return Number(rows[0]?.id);
}

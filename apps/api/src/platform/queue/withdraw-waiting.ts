import { sql } from 'drizzle-orm';
import type { Queries } from '../database/database.ts';
import { runPreparedQuery } from '../database/recurring-query.ts';

/** Removes what waits under a key, also for another try. pg-boss removes work by its own ids alone. */
export async function withdrawWaiting(queries: Queries, work: string, key: string): Promise<void> {
  await runPreparedQuery(
    queries,
    sql`delete from pgboss.job where name = ${work} and singleton_key = ${key} and state < 'active'`,
  );
}

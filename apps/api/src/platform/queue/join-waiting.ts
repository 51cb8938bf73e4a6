import { sql } from 'drizzle-orm';
import type { Queries } from '../database/database.ts';

/**
 * Has the same ids wait once where a run failed during which they were enqueued: its next try
 * begins after that, and so does what was requested. pg-boss has no policy that counts both states
 * as one.
 */
export async function joinWaiting(database: Queries, works: readonly string[]): Promise<void> {
  await database.execute(sql`
    delete from pgboss.job as anew using pgboss.job as failed
    where failed.name = any(${sql.param(works)}::text[]) and failed.state = 'retry'
      and anew.name = failed.name and anew.singleton_key = failed.singleton_key
      and anew.state = 'created'`);
}

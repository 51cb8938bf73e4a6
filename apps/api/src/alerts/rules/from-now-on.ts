import { sql } from 'drizzle-orm';

/** What transactions do that are not through yet. */
export const fromNowOn = sql`pg_current_snapshot()`;

import { type SQL, sql } from 'drizzle-orm';

/** All conditions together; true when there are none. */
export function allOf(conditions: readonly SQL[]): SQL {
  return conditions.length === 0 ? sql`true` : sql.join([...conditions], sql` and `);
}

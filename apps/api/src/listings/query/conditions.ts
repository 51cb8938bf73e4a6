import { type SQL, sql } from 'drizzle-orm';

/** All conditions together; true when there are none. */
export function allOf(conditions: readonly SQL[]): SQL {
  return conditions.length === 0 ? sql`true` : sql.join([...conditions], sql` and `);
}

/**
 * The same condition, but the planner expects half of all rows to meet it whatever its values, and
 * uses no index for it. It then keeps one plan of a prepared query.
 */
export function withoutEstimate(condition: SQL): SQL {
  return sql`case when ${condition} then true else false end`;
}

import { type AnyColumn, type SQL, sql } from 'drizzle-orm';

/**
 * Whether a column has one of these values, which are sent as one array: the text is the same however
 * many they are, so that a statement with it may be prepared.
 */
export function isAnyOf(column: AnyColumn, values: readonly (number | string)[]): SQL {
  return sql`${column} = any(${sql.param([...values])})`;
}

import type { AnyColumn, SQL } from 'drizzle-orm';
import { sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import { inboxUserPreferences } from '../tables.ts';

/** Whether two show each other how far they have read: neither of them has switched that off. */
export function showSeen(one: AnyColumn | number, other: AnyColumn | number): SQL<boolean> {
  const { userId, showsSeen } = inboxUserPreferences;
  return sql`not exists (select from ${inboxUserPreferences} where ${userId} in (${one}, ${other}) and not ${showsSeen})`;
}

/** The same of two by their numbers. */
export async function showEachOther(
  queries: Queries,
  one: number,
  other: number,
): Promise<boolean> {
  const { rows } = await queries.execute<{ shown: boolean }>(
    sql`select ${showSeen(one, other)} as shown`,
  );
  return rows[0]?.shown === true;
}

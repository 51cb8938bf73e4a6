import { and, inArray, type SQL } from 'drizzle-orm';
import { sessions } from '../account/tables.ts';
import type { Queries } from '../platform/database.ts';

/** Ends the sessions on pages with these keys; only those of a condition, where one is given. */
export async function endSessionsOfKeys(
  queries: Queries,
  keys: readonly string[],
  condition?: SQL,
): Promise<void> {
  if (keys.length === 0) return;
  await queries.delete(sessions).where(and(inArray(sessions.embedKey, [...keys]), condition));
}

import { and, eq, inArray, isNull, type SQL } from 'drizzle-orm';
import { deleteSessions } from '../../account/sessions/delete-sessions.ts';
import { sessions } from '../../account/tables.ts';
import type { Queries } from '../../platform/database/database.ts';
import { embedGrants, embedKeys } from '../tables.ts';

/** Ends the sessions on pages with these keys, of a condition where one is given; returns how many. */
export async function endSessionsOfKeys(
  transaction: Queries,
  keys: readonly string[],
  condition?: SQL,
): Promise<number> {
  if (keys.length === 0) return 0;
  return deleteSessions(transaction, and(inArray(sessions.embedKey, [...keys]), condition));
}

/** Ends everything that was begun with the keys of a site. */
export async function endSessionsOfSite(transaction: Queries, siteId: number): Promise<void> {
  const keys = await transaction
    .select({ key: embedKeys.key })
    .from(embedKeys)
    .where(eq(embedKeys.siteId, siteId));
  await endSessionsOfKeys(
    transaction,
    keys.map(({ key }) => key),
  );
}

/** On which origins of which site something ends, and whose; everybody's by default. */
interface Ending {
  readonly siteId: number;
  readonly origin: string;
  readonly userId?: number;
}

/** Ends the sessions on an origin, and what was granted to it and not used yet. */
export async function endSessionsOnOrigin(
  transaction: Queries,
  { siteId, origin, userId }: Ending,
): Promise<void> {
  const keysOfSite = transaction
    .select({ key: embedKeys.key })
    .from(embedKeys)
    .where(eq(embedKeys.siteId, siteId));
  await transaction
    .delete(embedGrants)
    .where(
      and(
        inArray(embedGrants.key, keysOfSite),
        eq(embedGrants.origin, origin),
        isNull(embedGrants.usedAt),
        userId === undefined ? undefined : eq(embedGrants.userId, userId),
      ),
    );
  await deleteSessions(
    transaction,
    and(
      inArray(sessions.embedKey, keysOfSite),
      eq(sessions.embedOrigin, origin),
      userId === undefined ? undefined : eq(sessions.userId, userId),
    ),
  );
}

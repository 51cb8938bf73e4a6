import { and, asc, eq, exists, inArray, isNotNull, isNull, not, notInArray } from 'drizzle-orm';
import type { GrantedAccess } from '../../account/recovery/granted-access.ts';
import { deleteSessions } from '../../account/sessions/delete-sessions.ts';
import { sessions } from '../../account/tables.ts';
import type { Queries } from '../../platform/database/database.ts';
import { embedConsents, embedGrants, embedKeys } from '../tables.ts';

/** Agreements with sites let their pages act as a person: one who wants to be alone takes them back. */
export const embedsAccess: GrantedAccess = {
  async list(queries, userId) {
    return queries
      .select({
        id: embedConsents.id,
        name: embedConsents.siteName,
        origin: embedConsents.origin,
        since: embedConsents.givenAt,
      })
      .from(embedConsents)
      .where(eq(embedConsents.userId, userId))
      .orderBy(asc(embedConsents.givenAt), embedConsents.id);
  },

  /** Sessions without an agreement end as well, and so does what was granted and not used yet. */
  async withdraw(transaction, userId, keptIds) {
    const kept = and(eq(embedConsents.userId, userId), inArray(embedConsents.id, [...keptIds]));
    await transaction
      .delete(embedConsents)
      .where(and(eq(embedConsents.userId, userId), notInArray(embedConsents.id, [...keptIds])));
    await transaction
      .delete(embedGrants)
      .where(and(eq(embedGrants.userId, userId), isNull(embedGrants.usedAt)));
    const isKept = exists(
      keptOf(transaction).where(
        and(
          kept,
          eq(embedKeys.key, sessions.embedKey),
          eq(embedConsents.origin, sessions.embedOrigin),
        ),
      ),
    );
    await deleteSessions(
      transaction,
      and(eq(sessions.userId, userId), isNotNull(sessions.embedKey), not(isKept)),
    );
  },
};

function keptOf(queries: Queries) {
  return queries
    .select({ id: embedConsents.id })
    .from(embedConsents)
    .innerJoin(embedKeys, eq(embedKeys.siteId, embedConsents.siteId));
}

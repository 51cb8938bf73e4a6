import type * as schemas from '@boardwalk/sdk-core/embeds/agreements/schemas';
import { and, desc, eq, exists, not } from 'drizzle-orm';
import { isOver } from '../../account/sessions/session-conditions.ts';
import { sessions } from '../../account/tables.ts';
import { requireMember } from '../../platform/calls/require-rule.ts';
import type { Handler } from '../../platform/domain.ts';
import { embedConsents, embedKeys } from '../tables.ts';

export const listAgreements: Handler<typeof schemas.listAgreements> = async (
  _,
  { caller, database, clock },
) => {
  const { userId } = requireMember(caller);
  const openSessions = database
    .select({ id: sessions.id })
    .from(sessions)
    .innerJoin(embedKeys, eq(embedKeys.key, sessions.embedKey))
    .where(
      and(
        eq(sessions.userId, userId),
        eq(embedKeys.siteId, embedConsents.siteId),
        eq(sessions.embedOrigin, embedConsents.origin),
        not(isOver(clock.now())),
      ),
    );
  const rows = await database
    .select({
      id: embedConsents.id,
      siteName: embedConsents.siteName,
      origin: embedConsents.origin,
      scopes: embedConsents.scopes,
      givenAt: embedConsents.givenAt,
      isSignedIn: exists(openSessions).mapWith(Boolean),
    })
    .from(embedConsents)
    .where(eq(embedConsents.userId, userId))
    .orderBy(desc(embedConsents.givenAt), embedConsents.id);
  return rows.map(({ givenAt, ...agreement }) => ({
    ...agreement,
    givenAt: givenAt.toISOString(),
  }));
};

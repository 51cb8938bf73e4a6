import type * as schemas from '@boardwalk/sdk-core/embeds/agreements/schemas';
import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import { and, eq } from 'drizzle-orm';
import { requireMember } from '../../platform/calls/require-rule.ts';
import type { Handler } from '../../platform/domain.ts';
import { endSessionsOnOrigin } from '../sessions/end-sessions-of-keys.ts';
import { embedConsents } from '../tables.ts';

/** Takes one of the caller's own back: the page asks again, and its sessions are over. */
export const withdrawAgreement: Handler<typeof schemas.withdrawAgreement> = async (
  { params: { id } },
  { caller, database, log },
) => {
  const { userId } = requireMember(caller);
  const siteId = await database.transaction(async (transaction) => {
    const [withdrawn] = await transaction
      .delete(embedConsents)
      .where(and(eq(embedConsents.id, id), eq(embedConsents.userId, userId)))
      .returning({ siteId: embedConsents.siteId, origin: embedConsents.origin });
    if (!withdrawn) throw new Problem('not-found', 'This agreement was taken back already.');
    await endSessionsOnOrigin(transaction, { ...withdrawn, userId });
    return withdrawn.siteId;
  });
  log.info({ event: 'agreement-withdrawn', userId, siteId }, 'an agreement was taken back');
  return null;
};

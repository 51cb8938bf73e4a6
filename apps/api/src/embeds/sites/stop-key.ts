import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import { and, eq, gt, isNull, or } from 'drizzle-orm';
import { writeAuditEntry } from '../../access/trail/write-audit-entry.ts';
import type { OperationContext } from '../../platform/calls/operation.ts';
import type { Queries } from '../../platform/database/database.ts';
import { endSessionsOfKeys } from '../sessions/end-sessions-of-keys.ts';
import { embedKeys, type embedSites } from '../tables.ts';
import { siteDetail } from './site-detail.ts';

interface Stopping {
  readonly site: typeof embedSites.$inferSelect;
  readonly key: string;
  /** Why, where it is not the owner who does it. */
  readonly reason?: string;
}

/** Stops a key of a locked site at once, with the sessions on pages with it, and writes it down. */
export async function stopKey(
  transaction: Queries,
  context: Pick<OperationContext, 'caller' | 'clock' | 'log'>,
  { site, key, reason }: Stopping,
): Promise<void> {
  const now = context.clock.now();
  const [stopped] = await transaction
    .update(embedKeys)
    .set({ endsAt: now })
    .where(
      and(
        eq(embedKeys.key, key),
        eq(embedKeys.siteId, site.id),
        or(isNull(embedKeys.endsAt), gt(embedKeys.endsAt, now)),
      ),
    )
    .returning({ key: embedKeys.key });
  if (!stopped) throw new Problem('not-found', 'This site has no such key that works.');
  await endSessionsOfKeys(transaction, [key]);
  await writeAuditEntry(transaction, context, {
    event: 'embed-key-revoked',
    subjectId: site.ownerId,
    detail: { ...siteDetail(site), key, ...(reason !== undefined && { reason }) },
  });
}

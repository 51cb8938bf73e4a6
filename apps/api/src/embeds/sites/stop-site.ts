import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import { eq } from 'drizzle-orm';
import { writeAuditEntry } from '../../access/trail/write-audit-entry.ts';
import type { OperationContext } from '../../platform/calls/operation.ts';
import type { Queries } from '../../platform/database/database.ts';
import { endSessionsOfSite } from '../sessions/end-sessions-of-keys.ts';
import { embedSites } from '../tables.ts';
import { siteDetail } from './site-detail.ts';

type Site = typeof embedSites.$inferSelect;

/** Stops all keys of a locked site, with the sessions on its pages, and writes it down. */
export async function stopSite(
  transaction: Queries,
  context: Pick<OperationContext, 'caller' | 'clock' | 'log'>,
  { site, reason }: { readonly site: Site; readonly reason: string },
): Promise<void> {
  if (site.stoppedAt) throw new Problem('conflict', 'This site is stopped already.');
  await transaction
    .update(embedSites)
    .set({ stoppedAt: context.clock.now(), stopReason: reason })
    .where(eq(embedSites.id, site.id));
  await endSessionsOfSite(transaction, site.id);
  await writeAuditEntry(transaction, context, {
    event: 'embed-site-stopped',
    subjectId: site.ownerId,
    detail: { ...siteDetail(site), reason },
  });
}

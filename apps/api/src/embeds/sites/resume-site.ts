import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import { eq } from 'drizzle-orm';
import { writeAuditEntry } from '../../access/trail/write-audit-entry.ts';
import type { OperationContext } from '../../platform/calls/operation.ts';
import type { Queries } from '../../platform/database/database.ts';
import { embedSites } from '../tables.ts';
import { siteDetail } from './site-detail.ts';

/** Lets a locked site go on that was stopped, and writes it down. */
export async function resumeSite(
  transaction: Queries,
  context: Pick<OperationContext, 'caller' | 'clock' | 'log'>,
  site: typeof embedSites.$inferSelect,
): Promise<void> {
  if (!site.stoppedAt) throw new Problem('conflict', 'This site is not stopped.');
  await transaction
    .update(embedSites)
    .set({ stoppedAt: null, stopReason: null })
    .where(eq(embedSites.id, site.id));
  await writeAuditEntry(transaction, context, {
    event: 'embed-site-resumed',
    subjectId: site.ownerId,
    detail: siteDetail(site),
  });
}

import type * as schemas from '@boardwalk/sdk-core/embeds/administration/schemas';
import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import { eq } from 'drizzle-orm';
import { writeAuditEntry } from '../../access/trail/write-audit-entry.ts';
import type { Handler } from '../../platform/domain.ts';
import { lockOwnSite } from '../sites/require-own-site.ts';
import { siteDetail } from '../sites/site-detail.ts';
import { siteDirectory } from '../sites/site-directory.ts';
import { embedSites } from '../tables.ts';

/** Lets a site go on; whoever was signed in on its pages signs in anew. */
export const resumeEmbedSite: Handler<typeof schemas.resumeEmbedSite> = async (
  { params: { id } },
  context,
) => {
  await context.database.transaction(async (transaction) => {
    const site = await lockOwnSite(transaction, id, context.caller);
    if (!site.stoppedAt) throw new Problem('conflict', 'This site is not stopped.');
    await transaction
      .update(embedSites)
      .set({ stoppedAt: null, stopReason: null })
      .where(eq(embedSites.id, id));
    await writeAuditEntry(transaction, context, {
      event: 'embed-site-resumed',
      subjectId: site.ownerId,
      detail: siteDetail(site),
    });
  });
  siteDirectory(context).forget();
  return null;
};

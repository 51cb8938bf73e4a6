import type * as schemas from '@boardwalk/sdk-core/embeds/administration/schemas';
import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import { eq } from 'drizzle-orm';
import { writeAuditEntry } from '../../access/trail/write-audit-entry.ts';
import type { Handler } from '../../platform/domain.ts';
import { endSessionsOfSite } from '../sessions/end-sessions-of-keys.ts';
import { lockOwnSite } from '../sites/require-own-site.ts';
import { siteDetail } from '../sites/site-detail.ts';
import { siteDirectory } from '../sites/site-directory.ts';
import { embedSites } from '../tables.ts';

/** Stops all keys of a site until an administrator lets it go on, and ends the sessions there. */
export const stopEmbedSite: Handler<typeof schemas.stopEmbedSite> = async (
  { params: { id }, body: { reason } },
  context,
) => {
  await context.database.transaction(async (transaction) => {
    const site = await lockOwnSite(transaction, id, context.caller);
    if (site.stoppedAt) throw new Problem('conflict', 'This site is stopped already.');
    await transaction
      .update(embedSites)
      .set({ stoppedAt: context.clock.now(), stopReason: reason })
      .where(eq(embedSites.id, id));
    await endSessionsOfSite(transaction, id);
    await writeAuditEntry(transaction, context, {
      event: 'embed-site-stopped',
      subjectId: site.ownerId,
      detail: { ...siteDetail(site), reason },
    });
  });
  siteDirectory(context).forget();
  return null;
};

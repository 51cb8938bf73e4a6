import type * as schemas from '@boardwalk/sdk-core/embeds/sites/schemas';
import { eq } from 'drizzle-orm';
import { writeAuditEntry } from '../../access/trail/write-audit-entry.ts';
import type { Handler } from '../../platform/domain.ts';
import { endSessionsOfSite } from '../sessions/end-sessions-of-keys.ts';
import { embedSites } from '../tables.ts';
import { lockOwnSite } from './require-own-site.ts';
import { siteDetail } from './site-detail.ts';
import { siteDirectory } from './site-directory.ts';

/** Removes a site with its keys, counts and consents, and ends the sessions on its pages. */
export const removeEmbedSite: Handler<typeof schemas.removeEmbedSite> = async (
  { params: { id } },
  context,
) => {
  await context.database.transaction(async (transaction) => {
    const site = await lockOwnSite(transaction, id, context.caller);
    await endSessionsOfSite(transaction, id);
    await transaction.delete(embedSites).where(eq(embedSites.id, id));
    await writeAuditEntry(transaction, context, {
      event: 'embed-site-removed',
      subjectId: site.ownerId,
      detail: siteDetail(site),
    });
  });
  siteDirectory(context).forget();
  return null;
};

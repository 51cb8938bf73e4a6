import type * as schemas from '@boardwalk/sdk-core/embeds/schemas';
import { eq } from 'drizzle-orm';
import type { Handler } from '../platform/domain.ts';
import { endSessionsOfKeys } from './end-sessions-of-keys.ts';
import { lockOwnSite } from './require-own-site.ts';
import { siteDirectory } from './site-directory.ts';
import { embedKeys, embedSites } from './tables.ts';

/** Removes a site with its keys, counts and consents, and ends the sessions on its pages. */
export const removeEmbedSite: Handler<typeof schemas.removeEmbedSite> = async (
  { params: { id } },
  context,
) => {
  const { caller, database, log } = context;
  await database.transaction(async (transaction) => {
    await lockOwnSite(transaction, id, caller);
    const keys = await transaction
      .select({ key: embedKeys.key })
      .from(embedKeys)
      .where(eq(embedKeys.siteId, id));
    await endSessionsOfKeys(
      transaction,
      keys.map(({ key }) => key),
    );
    await transaction.delete(embedSites).where(eq(embedSites.id, id));
  });
  siteDirectory(context).forget();
  log.info({ event: 'embed-site-removed', siteId: id }, 'a site was removed');
  return null;
};

import type * as schemas from '@boardwalk/sdk-core/admin/embeds/schemas';
import { lockOwnSite } from '../../embeds/sites/require-own-site.ts';
import { siteDirectory } from '../../embeds/sites/site-directory.ts';
import { stopSite } from '../../embeds/sites/stop-site.ts';
import type { Handler } from '../../platform/domain.ts';

/** Stops all keys of a site until an administrator lets it go on, and ends the sessions there. */
export const stopEmbedSite: Handler<typeof schemas.stopEmbedSite> = async (
  { params: { id }, body: { reason } },
  context,
) => {
  await context.database.transaction(async (transaction) => {
    const site = await lockOwnSite(transaction, id, context.caller);
    await stopSite(transaction, context, { site, reason });
  });
  siteDirectory(context).forget();
  return null;
};

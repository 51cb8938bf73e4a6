import type * as schemas from '@boardwalk/sdk-core/admin/embeds/schemas';
import { lockOwnSite } from '../../embeds/sites/require-own-site.ts';
import { siteDirectory } from '../../embeds/sites/site-directory.ts';
import { stopKey } from '../../embeds/sites/stop-key.ts';
import type { Handler } from '../../platform/domain.ts';

/** Stops a key of anybody's site; its owner may make another. */
export const stopEmbedKey: Handler<typeof schemas.stopEmbedKey> = async (
  { params: { id }, body: { key, reason } },
  context,
) => {
  await context.database.transaction(async (transaction) => {
    const site = await lockOwnSite(transaction, id, context.caller);
    await stopKey(transaction, context, { site, key, reason });
  });
  siteDirectory(context).forget();
  return null;
};

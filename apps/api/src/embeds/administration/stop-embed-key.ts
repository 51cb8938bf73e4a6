import type * as schemas from '@boardwalk/sdk-core/embeds/administration/schemas';
import type { Handler } from '../../platform/domain.ts';
import { lockOwnSite } from '../sites/require-own-site.ts';
import { siteDirectory } from '../sites/site-directory.ts';
import { stopKey } from '../sites/stop-key.ts';

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

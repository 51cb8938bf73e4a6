import type * as schemas from '@boardwalk/sdk-core/embeds/sites/schemas';
import type { Handler } from '../../platform/domain.ts';
import { describeSite } from './describe-site.ts';
import { lockOwnSite } from './require-own-site.ts';
import { siteDirectory } from './site-directory.ts';
import { stopKey } from './stop-key.ts';

/** Stops a key at once, and ends the sessions on pages with it. */
export const revokeEmbedKey: Handler<typeof schemas.revokeEmbedKey> = async (
  { params: { id }, body: { key } },
  context,
) => {
  const site = await context.database.transaction(async (transaction) => {
    const row = await lockOwnSite(transaction, id, context.caller);
    await stopKey(transaction, context, { site: row, key });
    return describeSite(transaction, row, context);
  });
  siteDirectory(context).forget();
  return site;
};

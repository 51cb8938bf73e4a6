import type * as schemas from '@boardwalk/sdk-core/admin/embeds/schemas';
import { lockOwnSite } from '../../embeds/sites/require-own-site.ts';
import { resumeSite } from '../../embeds/sites/resume-site.ts';
import { siteDirectory } from '../../embeds/sites/site-directory.ts';
import type { Handler } from '../../platform/domain.ts';

/** Lets a site resume; users who were signed in on its pages sign in again. */
export const resumeEmbedSite: Handler<typeof schemas.resumeEmbedSite> = async (
  { params: { id } },
  context,
) => {
  await context.database.transaction(async (transaction) => {
    const site = await lockOwnSite(transaction, id, context.caller);
    await resumeSite(transaction, context, site);
  });
  siteDirectory(context).forget();
  return null;
};

import type * as schemas from '@boardwalk/sdk-core/embeds/schemas';
import { eq, notInArray } from 'drizzle-orm';
import { sessions } from '../account/tables.ts';
import type { Handler } from '../platform/domain.ts';
import { describeSite } from './describe-site.ts';
import { endSessionsOfKeys } from './end-sessions-of-keys.ts';
import { lockOwnSite } from './require-own-site.ts';
import { siteDirectory } from './site-directory.ts';
import { embedSites } from './tables.ts';

/** Changes a site; sessions on pages of origins that it lists no more end. */
export const changeEmbedSite: Handler<typeof schemas.changeEmbedSite> = async (
  { params: { id }, body },
  context,
) => {
  const { caller, database, clock } = context;
  const site = await database.transaction(async (transaction) => {
    await lockOwnSite(transaction, id, caller);
    const [row] = await transaction
      .update(embedSites)
      .set(body)
      .where(eq(embedSites.id, id))
      .returning();
    if (!row) throw new Error('A locked site is there.');
    const described = await describeSite(transaction, row, clock.now());
    const live = described.keys.filter(({ kind }) => kind === 'live').map(({ key }) => key);
    await endSessionsOfKeys(transaction, live, notInArray(sessions.embedOrigin, body.origins));
    return described;
  });
  siteDirectory(context).forget();
  return site;
};

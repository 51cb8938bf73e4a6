import type * as schemas from '@boardwalk/sdk-core/embeds/schemas';
import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import { and, eq, gt, isNull, or } from 'drizzle-orm';
import type { Handler } from '../platform/domain.ts';
import { describeSite } from './describe-site.ts';
import { endSessionsOfKeys } from './end-sessions-of-keys.ts';
import { lockOwnSite } from './require-own-site.ts';
import { siteDirectory } from './site-directory.ts';
import { embedKeys } from './tables.ts';

/** Stops a key at once, and ends the sessions on pages with it. */
export const revokeEmbedKey: Handler<typeof schemas.revokeEmbedKey> = async (
  { params: { id }, body: { key } },
  context,
) => {
  const { caller, database, clock, log } = context;
  const now = clock.now();
  const site = await database.transaction(async (transaction) => {
    const row = await lockOwnSite(transaction, id, caller);
    const [revoked] = await transaction
      .update(embedKeys)
      .set({ endsAt: now })
      .where(
        and(
          eq(embedKeys.key, key),
          eq(embedKeys.siteId, id),
          or(isNull(embedKeys.endsAt), gt(embedKeys.endsAt, now)),
        ),
      )
      .returning({ key: embedKeys.key });
    if (!revoked) throw new Problem('not-found', 'This site has no such key that works.');
    await endSessionsOfKeys(transaction, [key]);
    return describeSite(transaction, row, now);
  });
  siteDirectory(context).forget();
  log.info({ event: 'embed-key-revoked', siteId: id }, 'a key was revoked');
  return site;
};

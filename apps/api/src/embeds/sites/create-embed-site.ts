import type * as schemas from '@boardwalk/sdk-core/embeds/sites/schemas';
import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import { eq } from 'drizzle-orm';
import { writeAuditEntry } from '../../access/trail/write-audit-entry.ts';
import { lockUser } from '../../account/lock-user.ts';
import { requireShownName } from '../../account/names/find-name-problems.ts';
import { requireMember } from '../../platform/calls/require-rule.ts';
import type { Handler } from '../../platform/domain.ts';
import { embedKeys, embedSites } from '../tables.ts';
import { describeSite } from './describe-site.ts';
import { createPublishableKey } from './publishable-key.ts';
import { siteDetail } from './site-detail.ts';
import { siteDirectory } from './site-directory.ts';

const mostSites = 20;

/** Registers a site with both its keys; those of one person are counted in turns. */
export const createEmbedSite: Handler<typeof schemas.createEmbedSite> = async (
  { body },
  context,
) => {
  const { caller, database, clock, configuration } = context;
  requireShownName('body.name', body.name, configuration);
  const { userId } = requireMember(caller);
  const now = clock.now();
  const site = await database.transaction(async (transaction) => {
    await lockUser(transaction, userId);
    const count = await transaction.$count(embedSites, eq(embedSites.ownerId, userId));
    if (count >= mostSites) {
      throw new Problem('conflict', `Nobody registers more than ${mostSites} sites.`);
    }
    const [row] = await transaction
      .insert(embedSites)
      .values({ ...body, ownerId: userId, createdAt: now })
      .returning();
    if (!row) throw new Error('The site was not stored.');
    const kinds = ['live', 'test'] as const;
    await transaction.insert(embedKeys).values(
      kinds.map((kind) => ({
        key: createPublishableKey(kind),
        siteId: row.id,
        kind,
        createdAt: now,
      })),
    );
    await writeAuditEntry(transaction, context, {
      event: 'embed-site-created',
      subjectId: userId,
      detail: siteDetail(row),
    });
    return describeSite(transaction, row, context);
  });
  siteDirectory(context).forget();
  return site;
};

import type * as schemas from '@boardwalk/sdk-core/embeds/sites/schemas';
import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import { and, eq, gt, isNull } from 'drizzle-orm';
import { writeAuditEntry } from '../../access/trail/write-audit-entry.ts';
import type { Handler } from '../../platform/domain.ts';
import { graceMs } from '../sessions/embed-life.ts';
import { embedKeys } from '../tables.ts';
import { describeSite } from './describe-site.ts';
import { createPublishableKey } from './publishable-key.ts';
import { lockOwnSite } from './require-own-site.ts';
import { siteDetail } from './site-detail.ts';
import { siteDirectory } from './site-directory.ts';

/** Keys of a kind that may run out at the same time. */
const mostReplaced = 5;

/** Makes a new key; the one in use, if there is one, goes on for the time of grace. */
export const rotateEmbedKey: Handler<typeof schemas.rotateEmbedKey> = async (
  { params: { id }, body: { kind } },
  context,
) => {
  const { caller, database, clock } = context;
  const now = clock.now();
  const site = await database.transaction(async (transaction) => {
    const row = await lockOwnSite(transaction, id, caller);
    const isOfKind = and(eq(embedKeys.siteId, id), eq(embedKeys.kind, kind));
    const replaced = await transaction.$count(embedKeys, and(isOfKind, gt(embedKeys.endsAt, now)));
    if (replaced >= mostReplaced) {
      throw new Problem('conflict', 'Too many keys run out already: revoke one of them first.');
    }
    await transaction
      .update(embedKeys)
      .set({ endsAt: new Date(now.getTime() + graceMs) })
      .where(and(isOfKind, isNull(embedKeys.endsAt)));
    const key = createPublishableKey(kind);
    await transaction.insert(embedKeys).values({ key, siteId: id, kind, createdAt: now });
    await writeAuditEntry(transaction, context, {
      event: 'embed-key-rotated',
      subjectId: row.ownerId,
      detail: { ...siteDetail(row), key },
    });
    return describeSite(transaction, row, context);
  });
  siteDirectory(context).forget();
  return site;
};

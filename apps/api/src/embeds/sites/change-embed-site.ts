import type * as schemas from '@boardwalk/sdk-core/embeds/sites/schemas';
import { and, eq, isNotNull, notInArray } from 'drizzle-orm';
import { writeAuditEntry } from '../../access/trail/write-audit-entry.ts';
import { requireShownName } from '../../account/names/find-name-problems.ts';
import { sessions } from '../../account/tables.ts';
import type { Queries } from '../../platform/database/database.ts';
import type { Handler } from '../../platform/domain.ts';
import { endSessionsOfKeys } from '../sessions/end-sessions-of-keys.ts';
import { embedProofs, embedSites } from '../tables.ts';
import { describeSite } from './describe-site.ts';
import { lockOwnSite } from './require-own-site.ts';
import { siteDetail } from './site-detail.ts';
import { siteDirectory } from './site-directory.ts';

/**
 * Changes a site. Sessions on pages of origins that it no longer lists end; under a new name
 * everybody is asked again; the proofs of its other origins are checked again.
 */
export const changeEmbedSite: Handler<typeof schemas.changeEmbedSite> = async (
  { params: { id }, body },
  context,
) => {
  const { caller, database, configuration } = context;
  requireShownName('body.name', body.name, configuration);
  const site = await database.transaction(async (transaction) => {
    const before = await lockOwnSite(transaction, id, caller);
    const [row] = await transaction
      .update(embedSites)
      .set(body)
      .where(eq(embedSites.id, id))
      .returning();
    if (!row) throw new Error('A locked site is there.');
    const areOther = before.origins.join() !== body.origins.join();
    if (areOther) await reviewProofs(transaction, id, body.origins, context.clock.now());
    const described = await describeSite(transaction, row, context);
    const live = described.keys.filter(({ kind }) => kind === 'live').map(({ key }) => key);
    await endSessionsOfKeys(transaction, live, notInArray(sessions.embedOrigin, body.origins));
    await writeAuditEntry(transaction, context, {
      event: 'embed-site-changed',
      subjectId: row.ownerId,
      detail: { ...siteDetail(row), before: siteDetail(before) },
    });
    return described;
  });
  siteDirectory(context).forget();
  return site;
};

/** What is listed no more loses its proof; the sweep looks at the others. */
async function reviewProofs(transaction: Queries, siteId: number, origins: string[], now: Date) {
  const isOfSite = eq(embedProofs.siteId, siteId);
  await transaction
    .delete(embedProofs)
    .where(and(isOfSite, notInArray(embedProofs.origin, origins)));
  await transaction
    .update(embedProofs)
    .set({ dueAt: now })
    .where(and(isOfSite, isNotNull(embedProofs.provedAt)));
}

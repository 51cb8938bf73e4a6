import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import { eq } from 'drizzle-orm';
import type { Caller } from '../../platform/calls/caller.ts';
import { requireMember } from '../../platform/calls/require-rule.ts';
import type { Queries } from '../../platform/database/database.ts';
import { embedSites } from '../tables.ts';

type SiteRow = typeof embedSites.$inferSelect;

/** The caller's site, or any for an administrator; that of somebody else is not there. */
export async function requireOwnSite(
  queries: Queries,
  id: number,
  caller: Caller,
): Promise<SiteRow> {
  const [site] = await queries.select().from(embedSites).where(eq(embedSites.id, id));
  return requireOwnership(site, caller);
}

/** The same, and nobody else changes it until the transaction ends. */
export async function lockOwnSite(
  transaction: Queries,
  id: number,
  caller: Caller,
): Promise<SiteRow> {
  const [site] = await transaction
    .select()
    .from(embedSites)
    .where(eq(embedSites.id, id))
    .for('no key update');
  return requireOwnership(site, caller);
}

function requireOwnership(site: SiteRow | undefined, caller: Caller): SiteRow {
  const { userId, groups } = requireMember(caller);
  if (site && (site.ownerId === userId || groups.has('administrators'))) return site;
  throw new Problem('not-found', 'You have no such site.');
}

import type { EmbedSite } from '@boardwalk/sdk-core/embeds/schemas';
import type { EmbedSiteId } from '@boardwalk/sdk-core/vocabulary/ids';
import { and, desc, gt, inArray, isNull, or } from 'drizzle-orm';
import type { Queries } from '../platform/database.ts';
import { embedKeys, type embedSites } from './tables.ts';

type SiteRow = typeof embedSites.$inferSelect;

/** Sites as their owners see them, with the keys that work. */
export async function describeSites(
  queries: Queries,
  rows: readonly SiteRow[],
  now: Date,
): Promise<EmbedSite[]> {
  const ids = rows.map(({ id }) => id);
  const keys =
    ids.length === 0
      ? []
      : await queries
          .select()
          .from(embedKeys)
          .where(
            and(
              inArray(embedKeys.siteId, ids),
              or(isNull(embedKeys.endsAt), gt(embedKeys.endsAt, now)),
            ),
          )
          .orderBy(desc(embedKeys.createdAt), embedKeys.key);
  return rows.map(({ id, ownerId: _, createdAt, ...facts }) => ({
    ...facts,
    // The id is that of a row.
    id: id as EmbedSiteId,
    createdAt: createdAt.toISOString(),
    keys: keys
      .filter(({ siteId }) => siteId === id)
      .map(({ key, kind, createdAt: madeAt, endsAt }) => ({
        key,
        kind,
        createdAt: madeAt.toISOString(),
        endsAt: endsAt?.toISOString() ?? null,
      })),
  }));
}

/** One site. */
export async function describeSite(queries: Queries, row: SiteRow, now: Date): Promise<EmbedSite> {
  const [site] = await describeSites(queries, [row], now);
  if (!site) throw new Error('One row makes one site.');
  return site;
}

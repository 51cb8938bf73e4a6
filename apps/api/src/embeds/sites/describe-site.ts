import type { EmbedSite } from '@boardwalk/sdk-core/embeds/sites/site-schemas';
import type { EmbedSiteId } from '@boardwalk/sdk-core/vocabulary/ids';
import { and, desc, gt, inArray, isNull, or } from 'drizzle-orm';
import type { OperationContext } from '../../platform/calls/operation.ts';
import type { Queries } from '../../platform/database/database.ts';
import { needsNoProof } from '../proofs/needs-no-proof.ts';
import { embedKeys, embedProofs, type embedSites } from '../tables.ts';

type SiteRow = typeof embedSites.$inferSelect;
type Surroundings = Pick<OperationContext, 'clock' | 'configuration'>;

/** What everybody sees of sites who may see them: with the keys that work, and the proofs of origins. */
export async function describeSharedFacts(
  queries: Queries,
  rows: readonly SiteRow[],
  { clock, configuration }: Surroundings,
) {
  const ids = rows.map(({ id }) => id);
  const keys = await readKeys(queries, ids, clock.now());
  const proofs = await readProofs(queries, ids);
  return rows.map(({ id, name, origins, createdAt, stoppedAt, stopReason }) => ({
    // The id is that of a row.
    id: id as EmbedSiteId,
    name,
    origins,
    createdAt: createdAt.toISOString(),
    keys: keys
      .filter(({ siteId }) => siteId === id)
      .map(({ key, kind, createdAt: madeAt, endsAt }) => ({
        key,
        kind,
        createdAt: madeAt.toISOString(),
        endsAt: endsAt?.toISOString() ?? null,
      })),
    proofs: origins.map((origin) => {
      const proof = proofs.find((row) => row.siteId === id && row.origin === origin);
      return {
        origin,
        isProved: needsNoProof(configuration, origin) || Boolean(proof?.provedAt),
        checkedAt: proof?.checkedAt.toISOString() ?? null,
        fault: proof?.fault ?? null,
      };
    }),
    stopped:
      stoppedAt === null || stopReason === null
        ? null
        : { at: stoppedAt.toISOString(), reason: stopReason },
  }));
}

/** Sites as their owners see them. */
export async function describeSites(
  queries: Queries,
  rows: readonly SiteRow[],
  surroundings: Surroundings,
): Promise<EmbedSite[]> {
  const shared = await describeSharedFacts(queries, rows, surroundings);
  return rows.flatMap((row, place) => {
    const { theme, locale, navigation, urlTemplate, productTemplate, shopTemplate } = row;
    const facts = shared[place];
    if (!facts) return [];
    const settings = { theme, locale, navigation, urlTemplate, productTemplate, shopTemplate };
    return [{ ...facts, ...settings, proofCode: row.proofCode }];
  });
}

/** One site. */
export async function describeSite(
  queries: Queries,
  row: SiteRow,
  surroundings: Surroundings,
): Promise<EmbedSite> {
  const [site] = await describeSites(queries, [row], surroundings);
  if (!site) throw new Error('One row makes one site.');
  return site;
}

async function readKeys(queries: Queries, siteIds: readonly number[], now: Date) {
  if (siteIds.length === 0) return [];
  return queries
    .select()
    .from(embedKeys)
    .where(
      and(
        inArray(embedKeys.siteId, [...siteIds]),
        or(isNull(embedKeys.endsAt), gt(embedKeys.endsAt, now)),
      ),
    )
    .orderBy(desc(embedKeys.createdAt), embedKeys.key);
}

async function readProofs(queries: Queries, siteIds: readonly number[]) {
  if (siteIds.length === 0) return [];
  return queries
    .select()
    .from(embedProofs)
    .where(inArray(embedProofs.siteId, [...siteIds]));
}

import { type ListingKind, listingKinds } from '@boardwalk/sdk-core/listings/kinds';
import type { ResultTotal } from '@boardwalk/sdk-core/search/schemas';
import type * as schemas from '@boardwalk/sdk-core/site/schemas';
import type { Country } from '@boardwalk/sdk-core/vocabulary/places/countries';
import { type SQL, sql } from 'drizzle-orm';
import { readSummaries } from '../listings/read/read-summaries.ts';
import { listings } from '../listings/tables.ts';
import type { Handler } from '../platform/domain.ts';
import { countWorldwide } from '../search/plan/bound-count.ts';
import { readDensity } from '../search/plan/density.ts';
import { isPresentable } from './presentable-listings.ts';

/**
 * Counting ends here, as a search's does (docs/architecture/search.md#counts-facets-and-clusters);
 * of more it is about so many.
 */
const mostCounted = 1_000;

/** So many of the newest of a kind are looked through for those that may show. */
const mostWeighed = 2_000;
/** Those of a country are looked for among so many that may; where few are new, others come. */
const mostPresentable = 200;

/** The query for ids and numbers of every kind. */
export function recentQuery(size: number, country: Country | undefined, now: Date): SQL {
  const ofKind = sql`from ${listings} where kind = kinds.kind and is_public`;
  const newest = sql`order by created_at desc, id desc limit`;
  const presentable = sql`select id, country, created_at
    from (select id, owner_id, country, media_ids, created_at, updated_at ${ofKind} ${newest} ${mostWeighed}) as newest
    where ${isPresentable(weighed, now)} ${newest}`;
  const shown = country
    ? sql`select id from (${presentable} ${mostPresentable}) as presentable
        order by country <> ${country}, created_at desc, id desc limit ${size}`
    : sql`select id from (${presentable} ${size}) as presentable ${newest} ${size}`;
  return sql`select kinds.kind,
        array(${shown}) as ids,
        (select count(*) from (select ${ofKind} limit ${mostCounted + 1}) as counted) as count
      from unnest(enum_range(null::listing_kind)) as kinds (kind)`;
}

const weighed = {
  ownerId: sql`newest.owner_id`,
  mediaIds: sql`newest.media_ids`,
  createdAt: sql`newest.created_at`,
  updatedAt: sql`newest.updated_at`,
};

/**
 * Lists the newest listings of every kind that may show on the home page, in one query for all of
 * them; those of a country first.
 */
export const listRecentListings: Handler<typeof schemas.listRecentListings> = async (
  { query: { size, country } },
  { database, clock },
) => {
  const { rows } = await database.execute<{ kind: ListingKind; ids: string[]; count: string }>(
    recentQuery(size, country, clock.now()),
  );
  const found = new Map(rows.map(({ kind, ids, count }) => [kind, { ids, count: Number(count) }]));
  const ids = rows.flatMap((row) => row.ids.map(Number));
  const isMany = [...found.values()].some(({ count }) => count > mostCounted);
  const [summaries, density] = await Promise.all([
    readSummaries(database, ids, clock.now()),
    isMany ? readDensity(database) : undefined,
  ]);
  return {
    kinds: listingKinds.map((kind) => {
      const total = totalOf(found.get(kind)?.count ?? 0, density && countWorldwide(density, kind));
      return {
        kind,
        total,
        results: summaries.filter(({ listingType }) => listingType === kind),
      };
    }),
  };
};

/** Exact, or about so many: of two figures, as those without a position are not counted. */
function totalOf(counted: number, placed: number | undefined): ResultTotal {
  if (counted <= mostCounted) return { count: counted, isCapped: false };
  const about = Number((placed ?? 0).toPrecision(2));
  return about < mostCounted
    ? { count: mostCounted, isCapped: true }
    : { count: about, isCapped: false, isApproximate: true };
}

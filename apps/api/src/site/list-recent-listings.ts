import { type ListingKind, listingKinds } from '@boardwalk/sdk-core/listings/kinds';
import type { FoundTotal } from '@boardwalk/sdk-core/search/schemas';
import type * as schemas from '@boardwalk/sdk-core/site/schemas';
import { sql } from 'drizzle-orm';
import { readSummaries } from '../listings/read/read-summaries.ts';
import { listings } from '../listings/tables.ts';
import type { Handler } from '../platform/domain.ts';
import { countWorldwide } from '../search/plan/bound-count.ts';
import { readDensity } from '../search/plan/density.ts';

/** Counting ends here, as a search's does (0069-counts-of-a-search.md); of more it is about so many. */
const mostCounted = 1_000;

/** Those of a country are looked for among so many of a kind; where few are new, others come. */
const mostWeighed = 200;

/** Lists the newest listings of every kind, in one query for all of them; those of a country first. */
export const listRecentListings: Handler<typeof schemas.listRecentListings> = async (
  { query: { size, country } },
  { database, clock },
) => {
  const ofKind = sql`from ${listings} where kind = kinds.kind and is_public`;
  const newest = sql`order by created_at desc, id desc limit`;
  const shown = country
    ? sql`select id from (select id, country, created_at ${ofKind} ${newest} ${mostWeighed}) as weighed
        order by country <> ${country}, created_at desc, id desc limit ${size}`
    : sql`select id ${ofKind} ${newest} ${size}`;
  const { rows } = await database.execute<{ kind: ListingKind; ids: string[]; count: string }>(
    sql`select kinds.kind,
        array(${shown}) as ids,
        (select count(*) from (select ${ofKind} limit ${mostCounted + 1}) as counted) as count
      from unnest(enum_range(null::listing_kind)) as kinds (kind)`,
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
function totalOf(counted: number, placed: number | undefined): FoundTotal {
  if (counted <= mostCounted) return { count: counted, isCapped: false };
  const about = Number((placed ?? 0).toPrecision(2));
  return about < mostCounted
    ? { count: mostCounted, isCapped: true }
    : { count: about, isCapped: false, isApproximate: true };
}

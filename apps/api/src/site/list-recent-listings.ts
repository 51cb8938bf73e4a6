import { type ListingKind, listingKinds } from '@boardwalk/sdk-core/listings/kinds';
import type * as schemas from '@boardwalk/sdk-core/site/schemas';
import { sql } from 'drizzle-orm';
import { readSummaries } from '../listings/read/read-summaries.ts';
import { listings } from '../listings/tables.ts';
import type { Handler } from '../platform/domain.ts';

/** Counting ends here, as a search's does (0069-counts-of-a-search.md). */
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
  const summaries = await readSummaries(database, ids, clock.now());
  return {
    kinds: listingKinds.map((kind) => {
      const count = found.get(kind)?.count ?? 0;
      return {
        kind,
        total: { count: Math.min(count, mostCounted), isCapped: count > mostCounted },
        results: summaries.filter(({ listingType }) => listingType === kind),
      };
    }),
  };
};

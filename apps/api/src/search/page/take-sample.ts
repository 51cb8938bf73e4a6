import type { ListingKind } from '@boardwalk/sdk-core/listings/kinds';
import { type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { selectMatches, usesLookupIndex } from '../../listings/query/matches.ts';
import { listings } from '../../listings/tables.ts';
import type { Queries } from '../../platform/database/database.ts';
import { estimateListings } from '../plan/estimate-listings.ts';
import { matchQuery } from '../plan/match-query.ts';
import type { ResolvedSearch } from '../plan/resolved-search.ts';
import { newestFirst, orderBy } from '../plan/sort-orders.ts';
import { limitRows } from './hits.ts';

/** Listings that stand for all that match. */
export interface Sample {
  /** A query of the requested columns. */
  readonly rows: SQL;
  /** Each stands for so many. */
  readonly oneIn: number;
  /** The rows end at so many, if there are more; undefined where they are all read. */
  readonly limit: number | undefined;
}

/** To look for words, each listing is read from the table. */
const mostRead = 20_000;

/**
 * All matches of one kind where about `most` listings or fewer are concerned. In a denser area every
 * so many squares of it are read; without an area, or through a lookup, the
 * newest matches are read.
 */
export async function takeSample(
  database: Queries,
  search: ResolvedSearch,
  kind: ListingKind,
  columns: readonly AnyPgColumn[],
  most: number,
): Promise<Sample> {
  const query = matchQuery(search, kind);
  const { area } = query;
  if (area && !usesLookupIndex(query)) {
    const concerned = query.lookup ? Math.min(most, mostRead) : most;
    const found = await estimateListings(database, kind, area);
    const oneIn = Math.max(1, Math.ceil(found / concerned));
    return { rows: selectMatches({ ...query, oneIn }, columns), oneIn, limit: undefined };
  }
  // A column twice is ambiguous to a query that reads the rows.
  const read = new Set([...columns, listings.createdAt, listings.id]);
  const matches = selectMatches(query, [...read]);
  const newest = sql`select * from (${matches}) as listings ${orderBy(newestFirst())}`;
  return { rows: limitRows(newest, most), oneIn: 1, limit: most };
}

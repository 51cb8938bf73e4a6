import type { ListingKind } from '@boardwalk/sdk-core/listings/kinds';
import { sql } from 'drizzle-orm';
import { allOf } from '../../listings/query/conditions.ts';
import { type GeoArea, isInArea } from '../../listings/query/geo-area.ts';
import { isPublicOfKind } from '../../listings/query/matches.ts';
import { listings } from '../../listings/tables.ts';
import type { Queries } from '../../platform/database/database.ts';
import { hasTerms } from '../text/text-query.ts';
import type { SearchRestriction } from './resolved-search.ts';
import { newestFirst, orderBy } from './sort-orders.ts';

const sampled = 100;
/** What a sample without any match lets expect: not that there are none. */
const unseen = 0.5;

/** Shares of the newest listings of an area, from 0 to 1. */
export interface SampleShares {
  /** Of those with the words. */
  readonly words: number;
  /** Of those with the words that the restrictions leave. */
  readonly matches: number;
}

/**
 * How many of the newest listings of an area have the words and match. Where that is many, a walk
 * along an order soon finds enough; what is rare is looked up in the index of words.
 */
export async function sampleNewest(
  database: Queries,
  kinds: readonly ListingKind[],
  area: GeoArea | undefined,
  words: readonly string[],
  restrictions: readonly SearchRestriction[],
): Promise<ReadonlyMap<ListingKind, SampleShares>> {
  if (kinds.length === 0) return new Map();
  const counts = kinds.map((kind) => {
    const passed = allOf([isPublicOfKind(kind), ...(area ? [isInArea(area)] : [])]);
    const recent = sql`select ${listings.id} from ${listings} where ${passed} ${orderBy(newestFirst())} limit ${sampled}`;
    const fits = allOf(restrictions.map((restriction) => restriction.condition(kind)));
    return sql`select ${kind}::text as kind, count(*)::integer as words, (count(*) filter (where ${fits}))::integer as matches
      from (${recent}) as recent join ${listings} on ${listings.id} = recent.id where ${hasTerms(words)}`;
  });
  const { rows } = await database.execute<{ kind: ListingKind; words: number; matches: number }>(
    sql.join(counts, sql` union all `),
  );
  return new Map(
    rows.map(({ kind, words: withWords, matches }) => [
      kind,
      { words: withWords / sampled, matches: (matches + unseen) / sampled },
    ]),
  );
}

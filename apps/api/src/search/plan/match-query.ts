import type { ListingKind } from '@boardwalk/sdk-core/listings/kinds';
import { type SQL, sql } from 'drizzle-orm';
import { withoutEstimate } from '../../listings/query/conditions.ts';
import type { MatchQuery } from '../../listings/query/matches.ts';
import { listings } from '../../listings/tables.ts';
import { hasTerms, isPostedWithin, liesInSquaresOf } from '../text/text-query.ts';
import { lifetimeDays } from './lifetime.ts';
import type {
  ExpectedMatches,
  ResolvedSearch,
  SearchRestriction,
  SearchTextMatch,
} from './resolved-search.ts';

/** What a search asks of the listings of one kind. */
export function matchQuery(search: ResolvedSearch, kind: ListingKind): MatchQuery {
  return {
    kind,
    area: search.area,
    isSparse: search.sparse.has(kind),
    isCommon: search.common.has(kind),
    lookup: lookupOf(search.text),
    nearby: search.text.match === 'words' ? liesInSquaresOf : undefined,
    share: search.expected.get(kind)?.share,
    narrow: narrowingOf(search, search.expected.get(kind)),
    conditions: search.restrictions.map((restriction) => conditionOf(restriction, kind, search)),
  };
}

/** Names of restrictions that an index of their own can serve. */
const indexed = new Set(['ids', 'listedWithinDays', 'owner']);

/** In an area without words the way is settled, however many listings a restriction leaves. */
function conditionOf(
  restriction: SearchRestriction,
  kind: ListingKind,
  { area, text }: ResolvedSearch,
): SQL {
  const condition = restriction.condition(kind);
  const isSettled = area !== undefined && text.match === 'none' && !indexed.has(restriction.name);
  return isSettled ? withoutEstimate(condition) : condition;
}

function lookupOf(text: SearchTextMatch): SQL | undefined {
  switch (text.match) {
    case 'none':
      return undefined;
    case 'words':
      return hasTerms(text.words);
    case 'similar':
      return sql`${listings.id} = any(${sql.param(text.ids)}::bigint[])`;
  }
}

/** Whole periods of thirty days, as the index of words has them, for which listings are mostly there. */
const lifetime = Math.floor(lifetimeDays / 30);
/** How many times the requested number is aimed at, because looking a second time costs more. */
const margin = 3;

/** Leaves the listings of so many last periods as will most probably hold the requested number. */
function narrowingOf({ text, now }: ResolvedSearch, expected: ExpectedMatches | undefined) {
  if (text.match !== 'words' || !expected) return undefined;
  return (wanted: number) => {
    const periods = Math.ceil(((margin * wanted) / expected.count) * lifetime);
    // To look through most of them is no quicker than to look through all.
    return periods <= lifetime / 2 ? isPostedWithin(periods, now) : undefined;
  };
}

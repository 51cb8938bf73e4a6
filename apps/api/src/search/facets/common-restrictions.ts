import type { ListingKind } from '@boardwalk/sdk-core/listings/kinds';
import type { searchListings } from '@boardwalk/sdk-core/search/schemas';
import type { Output } from '@boardwalk/sdk-core/vocabulary/schema';
import { dayMs } from '@boardwalk/sdk-core/vocabulary/time/durations';
import { type SQL, sql } from 'drizzle-orm';
import { listings } from '../../listings/tables.ts';
import type { SearchRestriction } from '../plan/resolved-search.ts';
import { excludedSearchTerms, splitSearchTerms } from '../text/search-terms.ts';
import { hasNoneOf } from '../text/text-query.ts';
import { isListingOpenAt } from './is-listing-open-at.ts';

export type CommonOptions = Output<typeof searchListings.body>;

/** What searches of any kind can ask for besides place, words and price. */
export function commonRestrictions(
  options: CommonOptions,
  title: string | undefined,
  now: Date,
): SearchRestriction[] {
  const { text, listedWithinDays, hasPictures, isReduced, isOpenNow, tags, ids, owner } = options;
  const excluded = excludedSearchTerms(text ?? '');
  const since = listedWithinDays && new Date(now.getTime() - listedWithinDays * dayMs);
  const restrictions: readonly (readonly [string, SQL | undefined | false | 0])[] = [
    ['text', excluded.length > 0 && hasNoneOf(excluded)],
    [
      'listedWithinDays',
      since && sql`${listings.createdAt} >= ${since.toISOString()}::timestamptz`,
    ],
    ['hasPictures', hasPictures && sql`cardinality(${listings.mediaIds}) > 0`],
    ['isReduced', isReduced && sql`${listings.previousPriceAmount} > ${listings.priceAmount}`],
    ['isOpenNow', isOpenNow && isListingOpenAt(now)],
    ['tags', tags && sql`${listings.tags} @> ${sql.param(tags)}::text[]`],
    ['ids', ids && sql`${listings.id} = any(${sql.param(ids)}::bigint[])`],
    ['owner', owner && sql`${listings.ownerId} = ${owner}::bigint`],
    ['title', title === undefined ? undefined : titleCondition(title)],
  ];
  return restrictions.flatMap(([name, condition]) => (condition ? [always(name, condition)] : []));
}

/** A restriction that asks the same of every kind. */
export function always(name: string, condition: SQL): SearchRestriction {
  return { name, condition: (_kind: ListingKind) => condition };
}

function titleCondition(title: string): SQL | undefined {
  const words = splitSearchTerms(title);
  if (words.length === 0) return undefined;
  return sql.join(
    words.map((word) => sql`strpos(fold_text(${listings.title}), ${word}) > 0`),
    sql` and `,
  );
}

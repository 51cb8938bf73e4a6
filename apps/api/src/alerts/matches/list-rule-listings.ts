import type * as schemas from '@boardwalk/sdk-core/alerts/schemas';
import type { MatchedListing } from '@boardwalk/sdk-core/alerts/schemas';
import { listingId } from '@boardwalk/sdk-core/vocabulary/ids';
import { parseWith } from '@boardwalk/sdk-core/vocabulary/schema';
import { and, desc, eq, inArray } from 'drizzle-orm';
import { readSummaries } from '../../listings/read/read-summaries.ts';
import type { Platform } from '../../platform/calls/operation.ts';
import { requireMember } from '../../platform/calls/require-rule.ts';
import type { Queries } from '../../platform/database/database.ts';
import type { Handler } from '../../platform/domain.ts';
import { countTotal } from '../../search/facets/count-total.ts';
import { requireOwnRule } from '../rules/own-rule.ts';
import { alertMatches, type OwnedRule } from '../tables.ts';
import { isNew } from './count-new.ts';
import { findNow, type Page } from './find-now.ts';

/** Lists what a rule of the caller finds, or what of it is news and not seen. */
export const listRuleListings: Handler<typeof schemas.listRuleListings> = async (
  { params, query: { showOnlyNew, ...page } },
  context,
) => {
  const { database, caller } = context;
  const rule = await requireOwnRule(database, { ...params, ...requireMember(caller) });
  return showOnlyNew === 'true' ? listNew(context, rule, page) : listAll(context, rule, page);
};

/** News, the latest first. */
async function listNew({ database, clock }: Platform, rule: OwnedRule, { start, size }: Page) {
  const where = and(
    eq(alertMatches.ownerId, rule.ownerId),
    eq(alertMatches.ruleId, rule.id),
    isNew,
  );
  const [rows, count] = await Promise.all([
    database
      .select({ id: alertMatches.listingId })
      .from(alertMatches)
      .where(where)
      .orderBy(desc(alertMatches.place))
      .offset(start)
      .limit(size),
    database.$count(alertMatches, where),
  ]);
  const ids = rows.map(({ id }) => id);
  const results = await describeFound(database, rule, ids, clock.now());
  return { results, total: { count, isCapped: false } };
}

/** What the search finds, the newest first. */
async function listAll(platform: Platform, rule: OwnedRule, page: Page) {
  const { database } = platform;
  const { search, ids } = await findNow(platform, rule, page);
  const total = await countTotal(database, search);
  return { results: await describeFound(database, rule, ids, search.now), total };
}

/** Listings in their order with what is news about each. */
async function describeFound(
  queries: Queries,
  { id: ruleId }: OwnedRule,
  ids: readonly number[],
  now: Date,
): Promise<MatchedListing[]> {
  if (ids.length === 0) return [];
  const [summaries, matches] = await Promise.all([
    readSummaries(queries, ids, now),
    queries
      .select()
      .from(alertMatches)
      .where(and(eq(alertMatches.ruleId, ruleId), inArray(alertMatches.listingId, [...ids]))),
  ]);
  const summaryOf = new Map(summaries.map((summary) => [Number(summary.id), summary]));
  const matchOf = new Map(matches.map((match) => [match.listingId, match]));
  return ids.map((id) => {
    const match = matchOf.get(id);
    return {
      id: parseWith(listingId, id),
      summary: summaryOf.get(id) ?? null,
      news:
        match?.news && match.newsAt
          ? {
              kind: match.news,
              at: match.newsAt.toISOString(),
              place: match.place,
              isSeen: match.isSeen,
            }
          : null,
    };
  });
}

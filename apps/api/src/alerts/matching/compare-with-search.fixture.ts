import type { RuleSearch } from '@boardwalk/sdk-core/alerts/schemas';
import type { ListingKind } from '@boardwalk/sdk-core/listings/kinds';
import { maximumSearchSize } from '@boardwalk/sdk-core/search/query/sorts';
import { inArray } from 'drizzle-orm';
import { readRates } from '../../listings/rates/exchange-rates.ts';
import { listings } from '../../listings/tables.ts';
import type { Platform } from '../../platform/calls/operation.ts';
import { runSearch } from '../../search/run-search.ts';
import { indexRule } from '../index/index-rule.ts';
import { readStoredRule, requestOf } from '../rules/rule-request.ts';
import { alertRules, type RuleRow } from '../tables.ts';
import { findIndexed } from './find-indexed.ts';
import { type ReadRules, rulesThatFit } from './match-rules.ts';

/** Where matching and search differ, with how many pairs were compared. */
export interface Comparison {
  readonly pairs: number;
  /** Pairs that searches found. */
  readonly found: number;
  /** Pairs that the index left to be checked. */
  readonly candidates: number;
  readonly differences: readonly { search: RuleSearch; listingId: number; isFound: boolean }[];
}

/** Makes rules of searches of a kind, and compares what they match with what the searches find. */
export async function compareWithSearch(
  platform: Platform,
  kind: ListingKind,
  listingIds: readonly number[],
  searches: readonly RuleSearch[],
): Promise<Comparison> {
  if (listingIds.length > maximumSearchSize) throw new Error('More listings than a page holds.');
  const { database } = platform;
  const rules = await makeRules(platform, kind, searches);
  const rows = await database
    .select()
    .from(listings)
    .where(inArray(listings.id, [...listingIds]));
  const rates = await readRates(database);
  const matched = new Set<string>();
  let candidates = 0;
  for (const row of rows) {
    const ids = new Set(await findIndexed(database, row, rates));
    const asked = rules
      .filter(({ id }) => ids.has(id))
      .map((rule) => ({ ...rule, ids: [rule.id] }));
    candidates += asked.length;
    for (const id of await rulesThatFit(database, row.id, asked)) matched.add(`${id} ${row.id}`);
  }
  let found = 0;
  const differences = [];
  for (const { id, search } of rules) {
    const { results, isSimilar } = await runSearch(
      { ...requestOf(kind, search), include: ['page'] },
      { start: 0, size: maximumSearchSize },
      platform,
    );
    const hits = new Set(isSimilar ? [] : results.map((summary) => Number(summary.id)));
    for (const listingId of listingIds) {
      const isFound = hits.has(listingId);
      if (isFound) found += 1;
      if (isFound !== matched.has(`${id} ${listingId}`)) {
        differences.push({ search, listingId, isFound });
      }
    }
  }
  return { pairs: rules.length * listingIds.length, found, candidates, differences };
}

/** Rules that can be read; a drawn place may be none. */
async function makeRules(platform: Platform, kind: ListingKind, searches: readonly RuleSearch[]) {
  const made: (Omit<ReadRules, 'ids'> & Pick<RuleRow, 'id' | 'search'>)[] = [];
  for (const search of searches) {
    const asked = await readStoredRule({ kind, search }, platform);
    if (typeof asked === 'string') continue;
    const now = platform.clock.now();
    const [row] = await platform.database
      .insert(alertRules)
      .values({
        ownerId: 1,
        kind,
        name: 'Drawn',
        search,
        frequency: 'daily',
        channels: ['badge'],
        news: ['new'],
        createdAt: now,
        updatedAt: now,
      })
      .returning();
    if (!row) throw new Error('The rule was not stored.');
    await indexRule(platform.database, row, asked);
    made.push({ id: row.id, kind, search: row.search, asked });
  }
  return made;
}

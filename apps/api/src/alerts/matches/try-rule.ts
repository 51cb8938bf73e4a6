import type * as schemas from '@boardwalk/sdk-core/alerts/schemas';
import type { NarrowerRule, RuleSearch } from '@boardwalk/sdk-core/alerts/schemas';
import type { ListingKind } from '@boardwalk/sdk-core/listings/kinds';
import { defaultDistance } from '@boardwalk/sdk-core/search/query/sorts';
import type { SearchTotal } from '@boardwalk/sdk-core/search/schemas';
import { readSummaries } from '../../listings/read/read-summaries.ts';
import type { Caller } from '../../platform/calls/caller.ts';
import type { Platform } from '../../platform/calls/operation.ts';
import type { Handler } from '../../platform/domain.ts';
import { countFacets } from '../../search/facets/count-facets.ts';
import { countTotal } from '../../search/facets/count-total.ts';
import { findResultPage } from '../../search/page/find-result-page.ts';
import type { ResolvedSearch } from '../../search/plan/resolved-search.ts';
import { readNewRule, searchCriteriaOf } from '../rules/rule-request.ts';
import { resolveRuleSearch } from './resolve-rule-search.ts';

const days = 30;
const mostExamples = 3;
/** Metres of narrower circles. */
const distances = [50_000, 25_000, 10_000, 5_000, 2_000];
const mostSubcategories = 3;

/** A search that may be saved, and whose; of nobody where nobody says who they are. */
interface TriedRule {
  readonly kind: ListingKind;
  readonly search: RuleSearch;
  readonly ownerId: number | null;
}

/** Returns what a search would have found, before it is saved. */
export const tryRule: Handler<typeof schemas.tryRule> = async (
  { params: { type: kind }, body },
  context,
) => {
  const { database, caller } = context;
  const search = searchCriteriaOf(body.search);
  const rule: TriedRule = { kind, search, ownerId: ownerOf(caller) };
  await readNewRule(kind, search, context);
  const span = Math.min(days, search.listedWithinDays ?? days);
  const lately = { ...search, listedWithinDays: span };
  const [told, toldLately] = await Promise.all([
    resolveRuleSearch(context, rule),
    resolveRuleSearch(context, { ...rule, search: lately }),
  ]);
  const page = { start: 0, size: mostExamples, cursor: undefined };
  const [total, latelyTotal, { ids }] = await Promise.all([
    countTotal(database, told),
    countTotal(database, toldLately),
    findResultPage(database, told, page),
  ]);
  return {
    lately: latelyTotal,
    weekly: weeklyOf(latelyTotal, span),
    examples: await readSummaries(database, ids, told.now),
    total,
    narrower: total.isCapped ? await findNarrower(context, rule, told) : [],
  };
};

/** As many as fall on seven days, to a tenth; of a count that ends at its cap no more than there are. */
function weeklyOf({ count, isCapped }: SearchTotal, span: number): number {
  const round = isCapped ? Math.floor : Math.round;
  return round((count / span) * 7 * 10) / 10;
}

/** A page that may not save searches of somebody learns nothing of whom they ignore. */
function ownerOf(caller: Caller): number | null {
  if (caller.kind === 'visitor') return null;
  const { embed, userId } = caller;
  return !embed || embed.scopes.has('alerts') ? userId : null;
}

/**
 * What makes a rule find less: the widest of the circles that is no longer too wide, and those of its
 * largest subcategories that are not.
 */
async function findNarrower(
  platform: Platform,
  rule: TriedRule,
  told: ResolvedSearch,
): Promise<NarrowerRule[]> {
  const count = async (search: RuleSearch) =>
    countTotal(platform.database, await resolveRuleSearch(platform, { ...rule, search }));
  const found: NarrowerRule[] = [];
  const radius = told.area?.circle && (rule.search.distance || defaultDistance);
  for (const distance of distances.filter((metres) => radius && metres < radius)) {
    const total = await count({ ...rule.search, distance });
    if (total.isCapped) continue;
    if (total.count > 0) found.push({ distance, total });
    break;
  }
  if (rule.search.subcategory) return found;
  const { subcategory: facets } = await countFacets(platform.database, told, rule.kind);
  const most = facets.toSorted((one, other) => other.count - one.count);
  const offered: NarrowerRule[] = [];
  for (const { value } of most) {
    // A facet's value is one of the kind, which the one type of all kinds can't say.
    const search = { ...rule.search, subcategory: [value] } as RuleSearch;
    const total = await count(search);
    if (total.count > 0 && !total.isCapped) offered.push({ subcategory: value, total });
    if (offered.length === mostSubcategories) break;
  }
  return [...found, ...offered];
}

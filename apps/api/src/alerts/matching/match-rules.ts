import type { Queries } from '../../platform/database/database.ts';
import {
  fitsRequest,
  type RequestContext,
  type RequestedSearch,
} from '../../search/plan/read-request.ts';
import { type RuleFault, readStoredRule } from '../rules/rule-request.ts';
import { checkListingConditions } from './check-listing-conditions.ts';
import type { Alike } from './find-candidates.ts';

/** Rules that look for the same, as it is read. */
export interface ReadRules extends Alike {
  readonly asked: Pick<RequestedSearch, 'area' | 'text' | 'restrictions'>;
}

/** What rules answer about a listing. */
export interface RuleMatchResult {
  /** Numbers of the rules that ask for it. */
  readonly fitting: ReadonlySet<number>;
  /** Why others can't look. */
  readonly faults: ReadonlyMap<number, RuleFault>;
}

/** Asks rules of a listing. */
export async function matchRules(
  context: RequestContext,
  listingId: number,
  found: readonly Alike[],
): Promise<RuleMatchResult> {
  const { rules, faults } = await readRules(found, context);
  return { fitting: await rulesThatFit(context.database, listingId, rules), faults };
}

/** Rules as they are read, and why others can't look. */
async function readRules(found: readonly Alike[], context: RequestContext) {
  const rules: ReadRules[] = [];
  const faults = new Map<number, RuleFault>();
  for (const one of found) {
    const asked = await readStoredRule(one, context);
    if (typeof asked !== 'string') rules.push({ ...one, asked });
    else for (const id of one.ids) faults.set(id, asked);
  }
  return { rules, faults };
}

/** Rules that ask for a listing, by the conditions that their searches have, public or not. */
export async function rulesThatFit(
  queries: Queries,
  listingId: number,
  rules: readonly Pick<ReadRules, 'ids' | 'kind' | 'asked'>[],
): Promise<ReadonlySet<number>> {
  const conditions = rules.map(({ asked, kind }) => fitsRequest(asked, kind));
  const fits = await checkListingConditions(queries, listingId, conditions);
  return new Set(rules.flatMap(({ ids }, index) => (fits[index] ? ids : [])));
}

import type { RuleSearch } from '@boardwalk/sdk-core/alerts/schemas';
import type { ListingKind } from '@boardwalk/sdk-core/listings/kinds';
import { searchBodies } from '@boardwalk/sdk-core/search/schemas';
import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import * as z from 'zod/mini';
import {
  type RequestContext,
  type RequestedSearch,
  readRequest,
  type SearchRequest,
} from '../../search/plan/read-request.ts';

/** What of a search says which listings are meant; the rest is about its answer. */
export function searchCriteriaOf(search: RuleSearch): RuleSearch {
  const { sort, include, cursor, zoom, ...kept } = search;
  return kept;
}

/** Returns the search of a rule as a search request. */
export function requestOf(kind: ListingKind, search: RuleSearch): SearchRequest {
  return { ...search, kinds: [kind], title: undefined, sort: 'newest' };
}

/** Why a rule can't look. */
export type RuleFault = 'place' | 'values';

/** What a stored rule asks for, or why it asks for nothing any more. */
export async function readStoredRule(
  { kind, search }: { readonly kind: ListingKind; readonly search: RuleSearch },
  context: RequestContext,
): Promise<RequestedSearch | RuleFault> {
  const parsed = z.safeParse(searchBodies[kind], search);
  if (!parsed.success) return 'values';
  try {
    return await readRequest(requestOf(kind, parsed.data), context);
  } catch (error) {
    if (error instanceof Problem && error.code === 'unknown-place') return 'place';
    throw error;
  }
}

/** What a search asks for that is about to be saved; where its place is unknown, as a field of the rule. */
export async function readNewRule(
  kind: ListingKind,
  search: RuleSearch,
  context: RequestContext,
): Promise<RequestedSearch> {
  try {
    return await readRequest(requestOf(kind, search), context);
  } catch (error) {
    if (!(error instanceof Problem) || error.code !== 'unknown-place') throw error;
    throw new Problem('unknown-place', error.message, {
      fields: [{ path: 'body.search.near', message: error.message }],
    });
  }
}

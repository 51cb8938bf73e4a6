import { type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { inboxIgnored } from '../../inbox/tables.ts';
import { listings } from '../../listings/tables.ts';
import type { Platform } from '../../platform/calls/operation.ts';
import { always } from '../../search/facets/common-restrictions.ts';
import { resolveSearch } from '../../search/plan/resolve-search.ts';
import type { ResolvedSearch } from '../../search/plan/resolved-search.ts';
import { requestOf } from '../rules/rule-request.ts';
import type { OwnedRule } from '../tables.ts';

/** A search and whose rule it is, or may become; of nobody's nothing is left out. */
interface ToldSearch extends Pick<OwnedRule, 'kind' | 'search'> {
  readonly ownerId: number | null;
}

/** Resolves the search of a rule, limited to what its owner would be notified of. */
export async function resolveRuleSearch(
  platform: Pick<Platform, 'database' | 'clock'>,
  { kind, search, ownerId }: ToldSearch,
): Promise<ResolvedSearch> {
  const resolved = await resolveSearch(requestOf(kind, search), platform);
  if (ownerId === null) return resolved.search;
  const restrictions = [...resolved.search.restrictions, always('owner', isReportableTo(ownerId))];
  return { ...resolved.search, restrictions };
}

/**
 * Returns the condition that nobody is notified of what is their own, or of people whom they
 * ignore.
 */
export function isReportableTo(ownerId: number | AnyPgColumn): SQL {
  return sql`(${listings.ownerId} <> ${ownerId} and not exists (select from ${inboxIgnored}
    where ${inboxIgnored.userId} = ${ownerId} and ${inboxIgnored.ignoredId} = ${listings.ownerId}))`;
}

import {
  formatFilters,
  isReversed,
  parseFilters,
} from '@boardwalk/sdk-core/listings/fields/filter-text';
import {
  type FilterValue,
  type FilterValues,
  filtersOf,
} from '@boardwalk/sdk-core/listings/fields/filters';
import type { ListingKind } from '@boardwalk/sdk-core/listings/kinds';
import type { SearchQuery } from '@boardwalk/sdk-core/search/rules';

/** What somebody changes in the sheet; values stay as typed, even while nothing can match them. */
export interface FilterDraft {
  readonly query: SearchQuery;
  /** By field of the one kind, in place of the query's filters. */
  readonly values: Readonly<Record<string, FilterValue>>;
}

/** A draft that asks for what the query does. */
export function createFilterDraft(query: SearchQuery): FilterDraft {
  const kind = filterableKind(query);
  if (!kind) return { query, values: {} };
  const { values } = parseFilters(kind, query.filters);
  const given = filtersOf(kind).map(([field]) => [field, Reflect.get(values, field)] as const);
  return { query, values: Object.fromEntries(given.filter(([, value]) => value !== undefined)) };
}

/** The query that the draft comes to. */
export function draftQuery({ query, values }: FilterDraft): SearchQuery {
  const kind = filterableKind(query);
  // Each value comes from the control of its field's own filter.
  return kind ? { ...query, filters: formatFilters(kind, values as FilterValues) } : query;
}

/** Whether a range of the draft ends before it begins, so that nothing can be searched for. */
export function isImpossible({ values }: FilterDraft): boolean {
  return Object.values(values).some(isReversed);
}

/** The draft with another value of a field; undefined takes it away. */
export function withValue(
  draft: FilterDraft,
  field: string,
  value: FilterValue | undefined,
): FilterDraft {
  const { [field]: _, ...others } = draft.values;
  return { ...draft, values: value === undefined ? others : { ...others, [field]: value } };
}

/** Returns the kind whose filters can be requested. */
export function filterableKind({ category }: SearchQuery): ListingKind | undefined {
  return category.length === 1 ? category[0] : undefined;
}

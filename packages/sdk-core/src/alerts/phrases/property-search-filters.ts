import type { FilterValues } from '../../listings/fields/filters.ts';
import type { ListingKind } from '../../listings/kinds.ts';
import type { SearchOptions } from '../../search/rules.ts';

/** The filters of a search of properties; of other kinds none. */
export function propertySearchFilters(
  kind: ListingKind,
  { filters }: SearchOptions,
): FilterValues<'property'> {
  // The filters of a search are those of its kind, which the one type of all kinds can't say.
  return kind === 'property' && filters ? (filters as FilterValues<'property'>) : {};
}

import { filtersOf } from '@boardwalk/sdk-core/listings/fields/filters';
import type { ListingKind } from '@boardwalk/sdk-core/listings/kinds';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { columnOf, isSearchableField } from '../../listings/storage/columns.ts';
import { listings } from '../../listings/tables.ts';

/** A field whose values are counted. */
export interface FacetGroup {
  /** `subcategory`, or the name of a field. */
  readonly field: string;
  readonly column: AnyPgColumn;
  readonly isList: boolean;
  /** The restriction that chooses among its values; it leaves their own counts alone. */
  readonly restriction: string | undefined;
}

/** What is counted for a kind: subcategories, and the fields that its filter table marks. */
export function facetGroups(kind: ListingKind): readonly FacetGroup[] {
  const fields = filtersOf(kind).flatMap(([field, filter]): FacetGroup[] => {
    const isCounted = (filter.by === 'anyOf' || filter.by === 'allOf') && filter.facet;
    if (!isCounted || !isSearchableField(field)) return [];
    const column = columnOf(field);
    const isList = column.columnType === 'PgArray';
    // Of values that must all be there, each further one leaves fewer listings.
    const restriction = filter.by === 'anyOf' ? `filters.${field}` : undefined;
    return [{ field, column, isList, restriction }];
  });
  const subcategory: FacetGroup = {
    field: 'subcategory',
    column: listings.subcategory,
    isList: false,
    restriction: 'subcategory',
  };
  return [subcategory, ...fields];
}

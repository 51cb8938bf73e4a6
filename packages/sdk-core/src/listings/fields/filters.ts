import { cityServiceFilters } from '../city_service/filters.ts';
import { classifiedFilters } from '../classified/filters.ts';
import { eventFilters } from '../event/filters.ts';
import { itemFilters } from '../item/filters.ts';
import type { ListingKind } from '../kinds.ts';
import { merchantFilters } from '../merchant/filters.ts';
import { propertyFilters } from '../property/filters.ts';
import { realtorFilters } from '../realtor/filters.ts';
import type { Attributes } from './attributes.ts';
import type { FieldFilter } from './fields.ts';

/** How a search filters each kind, field by field. */
export const filterTables = {
  merchant: merchantFilters,
  item: itemFilters,
  property: propertyFilters,
  event: eventFilters,
  city_service: cityServiceFilters,
  realtor: realtorFilters,
  classified: classifiedFilters,
} as const;

type FilterTables = typeof filterTables;

/** At most so many values of one field can be requested. */
export const maximumFilterValues = 50;

/** Maximum characters of the query terms. */
export const maximumFilterTextLength = 100;

/** Between `min` and `max`, both included; one of them is enough. Areas m², distances m, money minor units. */
export interface NumberRange {
  readonly min?: number;
  readonly max?: number;
}

/** ISO dates from `from` to `to`, both included; one of them is enough. */
export interface DateRange {
  readonly from?: string;
  readonly to?: string;
}

type ValueOf<Filter> = Filter extends { by: 'range' }
  ? NumberRange
  : Filter extends { by: 'dates' }
    ? DateRange
    : Filter extends { by: 'words' }
      ? string
      : Filter extends { by: 'anyOf' | 'allOf'; values: readonly (infer Value extends string)[] }
        ? readonly Value[]
        : true;

/** The fields of a kind that a search can filter by. */
export type FilterField<Kind extends ListingKind> = {
  [field in keyof FilterTables[Kind]]: FilterTables[Kind][field] extends null ? never : field;
}[keyof FilterTables[Kind]] &
  keyof Attributes<Kind>;

/** What a search asks of a kind's fields; every filter given must hold. */
export type FilterValues<Kind extends ListingKind = ListingKind> = {
  readonly [field in FilterField<Kind>]?: ValueOf<
    FilterTables[Kind][field & keyof FilterTables[Kind]]
  >;
};

/** What a filter of any field can ask for. */
export type FilterValue = NumberRange | DateRange | string | true | readonly string[];

/** Name and filter of each field that a search of the kind can use, in the order of the table. */
export function filtersOf(kind: ListingKind): readonly (readonly [string, FieldFilter])[] {
  const rows: readonly (readonly [string, FieldFilter | null])[] = Object.entries(
    filterTables[kind],
  );
  return rows.flatMap(([field, filter]) => (filter === null ? [] : [[field, filter] as const]));
}

/** The filter of a field, or undefined where the kind has no such field or can't search by it. */
export function findFilter(kind: ListingKind, field: string): FieldFilter | undefined {
  return filtersOf(kind).find(([name]) => name === field)?.[1];
}

/** The filters that are given, in the order of the table, each with its row. */
export function listActiveFilters<Kind extends ListingKind>(
  kind: Kind,
  values: FilterValues<Kind>,
): readonly (readonly [field: string, filter: FieldFilter, value: FilterValue])[] {
  // A mapped type over an open kind is no record to the compiler, though each of its values is a FilterValue.
  const given = values as Readonly<Record<string, FilterValue | undefined>>;
  return filtersOf(kind).flatMap(([field, filter]) => {
    const value = given[field];
    return value === undefined ? [] : [[field, filter, value] as const];
  });
}

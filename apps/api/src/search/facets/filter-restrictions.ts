import type { FieldFilter } from '@boardwalk/sdk-core/listings/fields/fields';
import {
  type DateRange,
  type FilterValue,
  type FilterValues,
  listActiveFilters,
  type NumberRange,
} from '@boardwalk/sdk-core/listings/fields/filters';
import type { ListingKind } from '@boardwalk/sdk-core/listings/kinds';
import type { Point } from '@boardwalk/sdk-core/vocabulary/places/geo';
import { type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { allOf } from '../../listings/query/conditions.ts';
import { columnOf, isSearchableField } from '../../listings/storage/columns.ts';
import { listings } from '../../listings/tables.ts';
import { distanceSql } from '../../places/distance-sql.ts';
import type { SearchRestriction } from '../plan/resolved-search.ts';
import { splitSearchTerms } from '../text/search-terms.ts';

/** What the filters of a kind ask for, each under its name in the body. */
export function filterRestrictions<Kind extends ListingKind>(
  kind: Kind,
  values: FilterValues<Kind>,
  origin: Point | undefined,
): SearchRestriction[] {
  return listActiveFilters(kind, values).map(([field, filter, value]) => {
    if (!isSearchableField(field))
      throw new Error(`${field} can be filtered by but has no column.`);
    const condition = filterCondition(columnOf(field), filter, value, origin);
    return { name: `filters.${field}`, condition: () => condition };
  });
}

function filterCondition(
  column: AnyPgColumn,
  { by }: FieldFilter,
  value: FilterValue,
  origin: Point | undefined,
): SQL {
  const isList = column.columnType === 'PgArray';
  // Each value was parsed by the schema of its field's filter, so its shape is known by `by`.
  switch (by) {
    case 'range':
      return between(column, value as NumberRange);
    case 'anyOf':
      return isList
        ? sql`${column} && ${textArray(value as readonly string[])}`
        : sql`${column} = any(${textArray(value as readonly string[])})`;
    case 'allOf':
      return sql`${column} @> ${textArray(value as readonly string[])}`;
    case 'yes':
      return sql`${column}`;
    case 'given':
      return sql`${column} is not null`;
    case 'reach':
      return reaches(column, origin);
    case 'dates':
      return dates(column, value as DateRange);
    case 'words':
      return holdsWords(column, isList, value as string);
  }
}

function between(column: AnyPgColumn, { min, max }: NumberRange): SQL {
  const bounds = [
    ...(min === undefined ? [] : [sql`${column} >= ${min}::float8`]),
    ...(max === undefined ? [] : [sql`${column} <= ${max}::float8`]),
  ];
  return allOf(bounds);
}

/** Days of the listing's place; both are included. */
function dates(column: AnyPgColumn, { from, to }: DateRange): SQL {
  const day =
    column.columnType === 'PgTimestampString'
      ? sql`(${column} at time zone ${listings.timeZone})::date`
      : sql`${column}`;
  const bounds = [
    ...(from === undefined ? [] : [sql`${day} >= ${from}::date`]),
    ...(to === undefined ? [] : [sql`${day} <= ${to}::date`]),
  ];
  return allOf(bounds);
}

/** Without a place searched near there is nothing to reach: any reach will do. */
function reaches(column: AnyPgColumn, origin: Point | undefined): SQL {
  return origin ? sql`${column} >= ${distanceSql(listings, origin)}` : sql`${column} is not null`;
}

/** Words in order need not be: each must stand in the text, or together in one text of the list. */
function holdsWords(column: AnyPgColumn, isList: boolean, text: string): SQL {
  const holds = (value: SQL) =>
    allOf(splitSearchTerms(text).map((word) => sql`strpos(fold_text(${value}), ${word}) > 0`));
  if (splitSearchTerms(text).length === 0) return sql`${column} is not null`;
  if (!isList) return holds(sql`${column}`);
  return sql`exists (select from unnest(${column}) as texts (one) where ${holds(sql`texts.one`)})`;
}

function textArray(values: readonly string[]): SQL {
  return sql`${sql.param(values)}::text[]`;
}

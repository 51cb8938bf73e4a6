import type { FilterField } from '@boardwalk/sdk-core/listings/fields/filters';
import type { ListingKind } from '@boardwalk/sdk-core/listings/kinds';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { listings } from '../tables.ts';
import { attributeColumns } from './attribute-columns.ts';

/** Every field of any kind that a search can filter by. */
export type SearchableField = { [Kind in ListingKind]: FilterField<Kind> }[ListingKind];

/** Fields of the same name mean the same in every kind that has them, so one column serves all. */
type ColumnOfField = { readonly [field in SearchableField]: AnyPgColumn };

const columns: ColumnOfField = listings;

/** The columns that hold fields of kinds. */
export const searchableFields = Object.keys(attributeColumns()) as readonly SearchableField[];

/** No field with a column has a value. */
export const emptyAttributes = Object.fromEntries(searchableFields.map((field) => [field, null]));

/** The column of a field that a search can filter by. */
export function columnOf(field: SearchableField): AnyPgColumn {
  return columns[field];
}

/** Whether a kind's field has a column of its own. */
export function isSearchableField(field: string): field is SearchableField {
  return searchableFields.some((name) => name === field);
}

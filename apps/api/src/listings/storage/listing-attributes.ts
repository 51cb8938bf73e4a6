import { zonedInstant } from '@boardwalk/sdk-core/vocabulary/time/zoned-instant';
import type { StoredListing } from '../tables.ts';
import { columnOf, isSearchableField, type SearchableField, searchableFields } from './columns.ts';

type AttributeSource = Readonly<Record<string, unknown>> &
  Pick<StoredListing, 'timeZone' | 'attributes'>;

/** The fields of a listing's kind that have a value, from their columns and the document beside them. */
export function readListingAttributes(row: AttributeSource): Record<string, unknown> {
  return pickAttributes(row, [...searchableFields, ...Object.keys(row.attributes)]);
}

/** As {@link readListingAttributes}, for some fields only. */
export function pickAttributes(
  row: AttributeSource,
  fields: readonly string[],
): Record<string, unknown> {
  const entries = fields.map((field) => [
    field,
    isSearchableField(field) ? fromColumn(field, row[field], row.timeZone) : row.attributes[field],
  ]);
  return Object.fromEntries(entries.filter(([, value]) => value !== null && value !== undefined));
}

/**
 * Returns the value of a column. Columns of instants know no offset: they are given in the local
 * time of the listing's place.
 */
function fromColumn(field: SearchableField, value: unknown, timeZone: string): unknown {
  const isInstant = columnOf(field).columnType === 'PgTimestampString' && typeof value === 'string';
  return isInstant ? zonedInstant(new Date(value), timeZone) : value;
}

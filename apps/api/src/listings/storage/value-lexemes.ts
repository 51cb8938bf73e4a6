import { filtersOf } from '@boardwalk/sdk-core/listings/fields/filters';
import { listingKinds } from '@boardwalk/sdk-core/listings/kinds';
import { sql } from 'drizzle-orm';

/** Fields of all kinds that have a value of a list, or are true or not, each once. */
const fieldsWithNamedValues = [
  ...new Set(
    listingKinds.flatMap((kind) =>
      filtersOf(kind).flatMap(([field, filter]) =>
        'values' in filter || filter.by === 'yes' ? [field] : [],
      ),
    ),
  ),
];

/**
 * What stands in a listing's words for a value of a field, in no language: `features DISHWASHER`,
 * `isRemote true`. A blank in it keeps it apart from all that can be typed.
 */
export function valueLexeme(field: string, value: string): string {
  return `${field} ${value}`;
}

/** The field and the value that {@link valueLexeme} names. */
export function splitValueLexeme(lexeme: string): { field: string; value: string } {
  const [field = '', value = ''] = lexeme.split(' ');
  return { field, value };
}

/** The SQL of the lexemes of a listing's values; columns are named after their fields. */
export function valueLexemes() {
  const columnNameOf = (field: string) =>
    field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  const values = ['subcategory', ...fieldsWithNamedValues].map(
    (field) => `listing_values('${field}', ${columnNameOf(field)})`,
  );
  return sql.raw(values.join(' || '));
}

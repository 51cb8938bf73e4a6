import { filtersOf } from '@boardwalk/sdk-core/listings/fields/filters';
import { listingKinds } from '@boardwalk/sdk-core/listings/kinds';
import { expect, test } from 'vitest';
import { columnOf, isSearchableField, searchableFields } from './columns.ts';

test('every field with a filter has a column named after it, and every such column a filter', () => {
  const fields = new Set(listingKinds.flatMap((kind) => filtersOf(kind).map(([field]) => field)));
  expect([...fields].sort()).toEqual([...searchableFields].sort());
  for (const field of searchableFields) {
    expect(columnOf(field).name).toBe(
      field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
    );
  }
  expect(isSearchableField('rooms')).toBe(false);
  expect(isSearchableField('constructor')).toBe(false);
});

test.each(listingKinds)('lists of %s are lists in the database too', (kind) => {
  for (const [field, filter] of filtersOf(kind)) {
    if (!isSearchableField(field)) continue;
    const type = columnOf(field).columnType;
    const expected = {
      range: ['PgInteger', 'PgBigInt53', 'PgDoublePrecision'],
      anyOf: ['PgText', 'PgArray'],
      allOf: ['PgArray'],
      yes: ['PgBoolean'],
      given: ['PgText', 'PgBigInt53'],
      reach: ['PgInteger'],
      dates: ['PgDateString', 'PgTimestampString'],
      words: ['PgText', 'PgArray'],
    }[filter.by];
    expect(expected, field).toContain(type);
  }
});

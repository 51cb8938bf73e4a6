import * as z from 'zod/mini';
import type { ListingKind } from '../kinds.ts';
import type { FieldFilter } from './fields.ts';
import {
  type FilterValues,
  filtersOf,
  maximumFilterTextLength,
  maximumFilterValues,
} from './filters.ts';

const number = z.number().check(z.gte(0), z.lte(1_000_000_000_000));

const numberRange = z.strictObject({ min: z.optional(number), max: z.optional(number) }).check(
  z.refine(({ min, max }) => min !== undefined || max !== undefined, {
    error: 'expected min, max or both',
  }),
  z.refine(({ min, max }) => min === undefined || max === undefined || min <= max, {
    path: ['min'],
    error: 'min is above max',
  }),
);

/** The calendar of the database has no year 0. */
const day = z.iso
  .date()
  .check(z.refine((text) => text >= '0001-01-01', { error: 'expected a year from 0001 on' }));

const dateRange = z.strictObject({ from: z.optional(day), to: z.optional(day) }).check(
  z.refine(({ from, to }) => from !== undefined || to !== undefined, {
    error: 'expected from, to or both',
  }),
  z.refine(({ from, to }) => from === undefined || to === undefined || from <= to, {
    path: ['from'],
    error: 'from is after to',
  }),
);

const words = z.string().check(z.trim(), z.minLength(1), z.maxLength(maximumFilterTextLength));

function schemaOf(filter: FieldFilter) {
  switch (filter.by) {
    case 'range':
      return numberRange;
    case 'anyOf':
    case 'allOf':
      return z.array(z.enum(filter.values)).check(z.minLength(1), z.maxLength(maximumFilterValues));
    case 'dates':
      return dateRange;
    case 'words':
      return words;
    case 'yes':
    case 'given':
    case 'reach':
      return z.literal(true);
  }
}

/** The schema of the filters that a search of the kind accepts, from its filter table. */
export function filterSchema<Kind extends ListingKind>(
  kind: Kind,
): z.ZodMiniType<FilterValues<Kind>, FilterValues<Kind>> {
  const shape = Object.fromEntries(
    filtersOf(kind).map(([field, filter]) => [field, z.optional(schemaOf(filter))]),
  );
  // The shape is built from the table that FilterValues is derived from.
  return z.strictObject(shape) as unknown as z.ZodMiniType<FilterValues<Kind>, FilterValues<Kind>>;
}

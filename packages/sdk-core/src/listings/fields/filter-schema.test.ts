import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { type ListingKind, listingKinds } from '../kinds.ts';
import { attributesByKind } from './attributes.ts';
import { filterSchema } from './filter-schema.ts';
import { filtersOf } from './filters.ts';

/** The values that a field's schema accepts, through optional and list. */
function valuesOf(schema: z.core.$ZodType | undefined): readonly unknown[] {
  if (schema instanceof z.ZodMiniOptional) return valuesOf(schema.def.innerType);
  if (schema instanceof z.ZodMiniArray) return valuesOf(schema.def.element);
  return schema instanceof z.ZodMiniEnum ? schema.options : [];
}

const choices = listingKinds.flatMap((kind) =>
  filtersOf(kind).flatMap(([field, filter]) =>
    'values' in filter ? [{ kind, field, values: filter.values }] : [],
  ),
);

test('every kind can be filtered by some enumeration', () => {
  expect(new Set(choices.map(({ kind }) => kind)).size).toBe(7);
});

test.each(choices)('$kind.$field can be filtered by each of its values', (choice) => {
  const shape: Readonly<Record<string, z.ZodMiniType>> = attributesByKind[choice.kind].shape;
  const schema = shape[choice.field];
  expect([...valuesOf(schema)].sort()).toEqual([...choice.values].sort());
});

describe('a filter is refused', () => {
  test.each<[string, ListingKind, unknown]>([
    ['whose range is upside down', 'property', { bedroomsTotal: { min: 3, max: 2 } }],
    ['whose range is empty', 'property', { bedroomsTotal: {} }],
    ['whose range has more than its ends', 'property', { bedroomsTotal: { min: 1, step: 2 } }],
    ['that asks for no value', 'property', { features: [] }],
    ['that asks for an unknown value', 'property', { features: ['MOAT'] }],
    ['that asks for more than 50 values', 'property', { features: Array(51).fill('POOL') }],
    ['that asks for the opposite of yes', 'property', { newConstruction: false }],
    ['by a field that the kind lacks', 'merchant', { bedroomsTotal: { min: 1 } }],
    ['by a field that can not be searched', 'property', { taxAnnualAmount: { min: 1 } }],
    ['with a date that does not exist', 'event', { startsAt: { from: '2026-02-30' } }],
    ['with more than 100 characters of words', 'item', { brand: 'x'.repeat(101) }],
    ['with words that are blank', 'item', { brand: '   ' }],
    ['that is not finite', 'property', { livingArea: { min: Number.POSITIVE_INFINITY } }],
  ])('%s', (_, kind, filters) => {
    expect(filterSchema(kind).safeParse(filters).success).toBe(false);
  });
});

test('the problem names the field at fault', () => {
  const { error } = filterSchema('property').safeParse({ bedroomsTotal: { min: 3, max: 2 } });
  expect(error?.issues.map((issue) => issue.path)).toEqual([['bedroomsTotal', 'min']]);
});

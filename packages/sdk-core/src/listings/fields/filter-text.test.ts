import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { listingKinds } from '../kinds.ts';
import type { FieldFilter } from './fields.ts';
import { filterSchema } from './filter-schema.ts';
import { formatFilters, isReversed, parseFilters } from './filter-text.ts';
import { type FilterValues, filtersOf } from './filters.ts';

const day = fc
  .date({ min: new Date('1990-01-01'), max: new Date('2090-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

function range<Value>(value: fc.Arbitrary<Value>, low: string, high: string) {
  return fc.tuple(value, value, fc.constantFrom('both', low, high)).map(([a, b, ends]) => {
    const [first, last] = a <= b ? [a, b] : [b, a];
    if (ends === 'both') return { [low]: first, [high]: last };
    return ends === low ? { [low]: first } : { [high]: last };
  });
}

function valueFor(filter: FieldFilter): fc.Arbitrary<unknown> {
  switch (filter.by) {
    case 'range':
      return range(
        fc.oneof(fc.nat(), fc.double({ min: 0, max: 1e12, noNaN: true }).map(Math.abs)),
        'min',
        'max',
      );
    case 'dates':
      return range(day, 'from', 'to');
    case 'anyOf':
    case 'allOf':
      return fc.uniqueArray(fc.constantFrom(...filter.values), { minLength: 1 });
    case 'words':
      return fc
        .string({ unit: 'grapheme', minLength: 1, maxLength: 20 })
        .map((words) => words.trim())
        .filter((words) => words !== '' && words.length <= 100);
    default:
      return fc.constant(true);
  }
}

describe.each(listingKinds)('filters of %s', (kind) => {
  const filters = fc.record(
    Object.fromEntries(filtersOf(kind).map(([field, filter]) => [field, valueFor(filter)])),
    { requiredKeys: [] },
  );

  test('come back from their text as they were, and pass the schema', () => {
    fc.assert(
      fc.property(filters, (generated) => {
        // The record was generated from the kind's own filter table.
        const values = generated as FilterValues<typeof kind>;
        const text = formatFilters(kind, values);
        expect(parseFilters(kind, text)).toEqual({ values, problems: [] });
        expect(filterSchema(kind).safeParse(values).success).toBe(true);
      }),
      { numRuns: 60 },
    );
  });

  test('are read from any text without an error, and what is read passes the schema', () => {
    const name = fc.constantFrom(...filtersOf(kind).map(([field]) => field), 'constructor', '');
    const text = fc.array(fc.tuple(name, fc.string()).map(([left, right]) => `${left}=${right}`));
    fc.assert(
      fc.property(text, (parts) => {
        const { values } = parseFilters(kind, parts.join('&'));
        expect(filterSchema(kind).safeParse(values).success).toBe(true);
      }),
      { numRuns: 60 },
    );
  });
});

test('filters are written in the order of the table', () => {
  const written = formatFilters('property', {
    availabilityDate: { from: '2026-12-01' },
    newConstruction: true,
    features: ['POOL', 'GARAGE'],
    bedroomsTotal: { min: 2 },
  });
  expect(written).toBe(
    'bedroomsTotal=2..&features=POOL,GARAGE&availabilityDate=2026-12-01..&newConstruction=yes',
  );
});

test('a single number is both ends of its range', () => {
  expect(parseFilters('property', 'bedroomsTotal=3').values).toEqual({
    bedroomsTotal: { min: 3, max: 3 },
  });
});

test.each([
  ['bedroomsTotal=many', 'bedroomsTotal', 'numbers'],
  ['bedroomsTotal=5..2', 'bedroomsTotal', 'numbers'],
  ['bedroomsTotal=..', 'bedroomsTotal', 'numbers'],
  ['features=POOL,MOAT', 'features', 'GARAGE'],
  ['features=', 'features', 'POOL'],
  ['newConstruction=no', 'newConstruction', '"yes"'],
  ['availabilityDate=2026-02-30..', 'availabilityDate', 'dates'],
  ['taxAnnualAmount=1..', 'taxAnnualAmount', 'bedroomsTotal'],
  ['__proto__=yes', '__proto__', 'no such filter'],
  ['hasVideo=yes&hasVideo=yes', 'hasVideo', 'twice'],
])('%s is refused by the field and with what is accepted', (text, path, accepted) => {
  const { problems } = parseFilters('property', text);
  expect(problems).toEqual([{ path, message: expect.stringContaining(accepted) }]);
});

test.each([
  [{ min: 5, max: 2 }, true],
  [{ min: 2, max: 2 }, false],
  [{ min: 5 }, false],
  [{ from: '2026-12-01', to: '0002-12-31' }, true],
  [{ to: '2026-12-31' }, false],
  [['POOL', 'GARAGE'], false],
  ['words', false],
  [true, false],
] as const)('whether %j ends before it begins', (value, expected) => {
  expect(isReversed(value)).toBe(expected);
});

test('words that are no valid escape are refused', () => {
  expect(parseFilters('item', 'brand=%E0%A4%A').problems).toHaveLength(1);
});

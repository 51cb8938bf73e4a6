import type { FieldFilter } from '@boardwalk/sdk-core/listings/fields/fields';
import { filtersOf } from '@boardwalk/sdk-core/listings/fields/filters';
import type { ListingKind } from '@boardwalk/sdk-core/listings/kinds';
import { searchParts, searchSorts } from '@boardwalk/sdk-core/search/query/sorts';
import fc from 'fast-check';

/** Any characters, NUL and halves of characters more often than chance has them. */
const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 20 }),
  fc.constantFrom('roof', 'a\u0000b', '\ud800', '%', "'", '\\'),
);
const day = fc.oneof(
  fc.constantFrom('0000-01-01', '0000-12-31', '0001-01-01', '9999-12-31'),
  fc.date({ noInvalidDate: true }).map((date) => date.toISOString().slice(0, 10)),
);
const size = fc.double({ min: 0, max: 1e12, noNaN: true });
const point = fc.record({
  lat: fc.double({ min: -90, max: 90, noNaN: true }),
  lng: fc.double({ min: -180, max: 180, noNaN: true }),
});

/** Each form that a cursor can have, at places where no page ends. */
const cursor = fc
  .oneof(
    fc.record({
      sort: fc.constantFrom(...searchSorts),
      key: fc.oneof(fc.double(), fc.constantFrom(0, 1e300, -9e18, 'Infinity', '-Infinity')),
      id: fc.maxSafeNat(),
      similar: fc.boolean(),
    }),
    fc.record({
      sort: fc.constant('relevance' as const),
      offset: fc.oneof(fc.nat(1_000_000), fc.maxSafeInteger()),
      asOf: fc.oneof(fc.maxSafeNat(), fc.constantFrom(0, 8_640_000_000_000_000)),
      similar: fc.boolean(),
    }),
  )
  .map((place) => ({
    sort: place.sort,
    cursor: Buffer.from(JSON.stringify(place)).toString('base64url'),
  }));

/** Bodies of a search of the kind, as the contract has them or nearly so. */
export function searchBody(kind: ListingKind): fc.Arbitrary<object> {
  const options = fc.record(
    {
      text,
      near: fc.oneof(point, fc.constant('Hamilton, ON')),
      distance: fc.double({ min: 0, max: 2_000_000, noNaN: true }),
      price: fc.record({ min: fc.maxSafeNat() }),
      tags: fc.array(text, { maxLength: 3 }),
      sort: fc.constantFrom(...searchSorts),
      include: fc.uniqueArray(fc.constantFrom(...searchParts), { minLength: 1 }),
      zoom: fc.nat(20),
      isOpenNow: fc.constant(true),
    },
    { requiredKeys: [] },
  );
  const few = fc
    .subarray([...filtersOf(kind)], { minLength: 1, maxLength: 4 })
    .chain((chosen) =>
      fc.record(Object.fromEntries(chosen.map(([field, filter]) => [field, filterValue(filter)]))),
    );
  return fc
    .tuple(options, fc.option(few, { nil: undefined }), fc.option(cursor, { nil: undefined }))
    .map(([body, chosen, place]) => ({ ...body, ...(chosen && { filters: chosen }), ...place }));
}

function filterValue(filter: FieldFilter): fc.Arbitrary<unknown> {
  switch (filter.by) {
    case 'range':
      return fc.oneof(fc.record({ min: size }), fc.record({ max: size }));
    case 'anyOf':
    case 'allOf':
      return fc.subarray([...filter.values], { minLength: 1 });
    case 'dates':
      return fc.oneof(fc.record({ from: day }), fc.record({ to: day }));
    case 'words':
      return text;
    case 'yes':
    case 'given':
    case 'reach':
      return fc.constant(true);
  }
}

import { describe, expect, test } from 'vitest';
import { directoryEntries, isDirectoryEntryOf } from '../enumerations/people/directory-entries.ts';
import { serviceTypes } from '../enumerations/people/service-types.ts';
import { buildingTypes, isBuildingTypeOf } from '../enumerations/property/building-types.ts';
import { propertyTypes } from '../enumerations/property/property-types.ts';
import { type ListingKind, listingKinds } from '../kinds.ts';
import { attributesByKind } from './attributes.ts';
import { isSubcategoryOf, subcategories } from './subcategories.ts';

describe('the fields of a listing are refused', () => {
  test.each<[string, ListingKind, unknown]>([
    ['with a field of another kind', 'merchant', { bedroomsTotal: 3 }],
    ['with a third of a bathroom', 'property', { saleType: 'SALE', bathroomsTotal: 1.33 }],
    ['with half a bedroom', 'property', { saleType: 'SALE', bedroomsTotal: 2.5 }],
    ['without how a property changes hands', 'property', { bedroomsTotal: 3 }],
    ['with a feature twice', 'property', { saleType: 'SALE', features: ['POOL', 'POOL'] }],
    ['with an unknown feature', 'property', { saleType: 'SALE', features: ['MOAT'] }],
    [
      'with a tour that is a script',
      'property',
      { saleType: 'SALE', virtualTourUrl: 'javascript:alert(1)' },
    ],
    [
      'with a date that does not exist',
      'property',
      { saleType: 'SALE', availabilityDate: '2026-02-30' },
    ],
    ['without the start of an event', 'event', { isFree: true }],
    ['with a start that names no offset', 'event', { startsAt: '2026-12-05T14:00:00' }],
    ['with six stars', 'merchant', { rating: 6 }],
    ['with money in fractions of a cent', 'classified', { capitalSought: 10.5 }],
  ])('%s', (_, kind, fields) => {
    expect(attributesByKind[kind].safeParse(fields).success).toBe(false);
  });
});

test.each<[ListingKind, unknown]>([
  ['property', { saleType: 'SALE', bathroomsTotal: 2.5, livingArea: 135.5, view: ['LAKE'] }],
  ['event', { startsAt: '2026-12-05T14:00:00-05:00', linkedPropertyId: 7 }],
  ['merchant', { rating: 4.7, ratingCount: 3, languages: ['en', 'fr'] }],
  ['city_service', { directoryEntry: 'POLICE', publicPhone: '911' }],
  ['item', {}],
  ['realtor', {}],
  ['classified', {}],
])('the fields of %s may be %j', (kind, fields) => {
  expect(attributesByKind[kind].parse(fields)).toEqual(fields);
});

test('merchants do one of seventeen things', () => {
  expect(serviceTypes).toHaveLength(17);
});

test('each property type has buildings of its own, each directory its entries', () => {
  for (const type of propertyTypes) expect(buildingTypes[type].length).toBeGreaterThan(3);
  expect(Object.values(directoryEntries).every((entries) => entries.length > 5)).toBe(true);
  expect(isBuildingTypeOf('INDUSTRIAL', 'WAREHOUSE')).toBe(true);
  expect(isBuildingTypeOf('RESIDENTIAL', 'WAREHOUSE')).toBe(false);
  expect(isDirectoryEntryOf('EMERGENCY', 'FIRE')).toBe(true);
  expect(isDirectoryEntryOf('UTILITIES', 'FIRE')).toBe(false);
});

test('a subcategory belongs to its kind', () => {
  expect(isSubcategoryOf('merchant', 'ROOFING')).toBe(true);
  expect(isSubcategoryOf('property', 'ROOFING')).toBe(false);
  expect(listingKinds.every((kind) => subcategories[kind].length > 1)).toBe(true);
});

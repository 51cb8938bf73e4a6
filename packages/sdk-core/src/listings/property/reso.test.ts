import { expect, test } from 'vitest';
import type { BuildingType } from '../enumerations/property/building-types.ts';
import type { PropertyType } from '../enumerations/property/property-types.ts';
import type { SaleType } from '../enumerations/property/sale-types.ts';
import { resoType } from './reso.ts';

test.each<[PropertyType, SaleType, BuildingType | undefined, ReturnType<typeof resoType>]>([
  ['RESIDENTIAL', 'SALE', undefined, { PropertyType: 'Residential' }],
  [
    'RESIDENTIAL',
    'RENT',
    'CONDO_APARTMENT',
    { PropertyType: 'ResidentialLease', PropertySubType: 'Condominium' },
  ],
  ['COMMERCIAL', 'LEASE', 'OFFICE', { PropertyType: 'CommercialLease', PropertySubType: 'Office' }],
  [
    'INDUSTRIAL',
    'SALE',
    'FACTORY',
    { PropertyType: 'CommercialSale', PropertySubType: 'Industrial' },
  ],
  ['MIXED_USE', 'SALE', undefined, { PropertyType: 'CommercialSale', PropertySubType: 'MixedUse' }],
  ['AGRICULTURAL', 'SALE', 'RANCH', { PropertyType: 'Farm', PropertySubType: 'Ranch' }],
  ['LAND_LOTS', 'SALE', 'ACREAGE', { PropertyType: 'Land', PropertySubType: 'UnimprovedLand' }],
  [
    'NEW_DEVELOPMENT',
    'SALE',
    'TOWNHOUSE',
    { PropertyType: 'Residential', PropertySubType: 'Townhouse', NewConstructionYN: true },
  ],
  ['VACATION', 'SALE', 'CABIN', { PropertyType: 'Residential', PropertySubType: 'Cabin' }],
  ['STUDENT_HOUSING', 'RENT', 'STUDIO', { PropertyType: 'ResidentialLease' }],
  ['RETIREMENT', 'SALE', undefined, { PropertyType: 'Residential', SeniorCommunityYN: true }],
])('%s for %s in %s reads in RESO words', (propertyType, saleType, buildingType, reso) => {
  expect(resoType({ propertyType, saleType, buildingType })).toEqual(reso);
});

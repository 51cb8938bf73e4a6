import type { PropertyType } from './property-types.ts';

/** The buildings (or kinds of land) of each property type. */
export const buildingTypes = {
  RESIDENTIAL: [
    'DETACHED_HOUSE',
    'SEMI_DETACHED_HOUSE',
    'TOWNHOUSE',
    'CONDO_APARTMENT',
    'APARTMENT',
    'DUPLEX',
    'TRIPLEX',
    'FOURPLEX',
    'BUNGALOW',
    'LOFT',
    'BASEMENT_SUITE',
    'GRANNY_FLAT',
    'MANUFACTURED_HOME',
    'FLOATING_HOME',
  ],
  COMMERCIAL: [
    'OFFICE',
    'RETAIL',
    'RESTAURANT',
    'HOTEL',
    'SHOPPING_CENTRE',
    'MEDICAL_OFFICE',
    'APARTMENT_BUILDING',
    'SERVICE_STATION',
    'PARKING',
    'SPECIAL_PURPOSE',
  ],
  MIXED_USE: [
    'RETAIL_AND_RESIDENTIAL',
    'OFFICE_AND_RESIDENTIAL',
    'RETAIL_AND_OFFICE',
    'LIVE_WORK_UNIT',
  ],
  INDUSTRIAL: [
    'WAREHOUSE',
    'DISTRIBUTION_CENTRE',
    'FACTORY',
    'WORKSHOP',
    'FLEX_SPACE',
    'COLD_STORAGE',
    'SELF_STORAGE',
  ],
  AGRICULTURAL: [
    'CROP_FARM',
    'DAIRY_FARM',
    'LIVESTOCK_FARM',
    'RANCH',
    'ORCHARD',
    'VINEYARD',
    'GREENHOUSE',
    'EQUESTRIAN',
    'HOBBY_FARM',
  ],
  NEW_DEVELOPMENT: [
    'DETACHED_HOUSE',
    'SEMI_DETACHED_HOUSE',
    'TOWNHOUSE',
    'CONDO_APARTMENT',
    'HIGH_RISE',
    'LOW_RISE',
    'MASTER_PLANNED_COMMUNITY',
  ],
  LAND_LOTS: [
    'RESIDENTIAL_LOT',
    'COMMERCIAL_LOT',
    'INDUSTRIAL_LOT',
    'ACREAGE',
    'FARM_LAND',
    'RECREATIONAL_LAND',
    'WATERFRONT_LOT',
  ],
  VACATION: [
    'COTTAGE',
    'CABIN',
    'CHALET',
    'BEACH_HOUSE',
    'CONDO_APARTMENT',
    'RESORT_UNIT',
    'TIMESHARE',
  ],
  STUDENT_HOUSING: ['SHARED_HOUSE', 'PRIVATE_ROOM', 'STUDIO', 'APARTMENT', 'STUDENT_RESIDENCE'],
  RETIREMENT: [
    'INDEPENDENT_LIVING',
    'ASSISTED_LIVING',
    'RETIREMENT_VILLAGE',
    'LIFE_LEASE',
    'CARE_HOME',
  ],
} as const satisfies Readonly<Record<PropertyType, readonly string[]>>;

export type BuildingType = (typeof buildingTypes)[PropertyType][number];

/** Whether a property of this type can be in such a building. */
export function isBuildingTypeOf(propertyType: PropertyType, buildingType: BuildingType): boolean {
  const ofType: readonly BuildingType[] = buildingTypes[propertyType];
  return ofType.includes(buildingType);
}

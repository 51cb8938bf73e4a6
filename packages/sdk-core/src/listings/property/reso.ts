import type { BuildingType } from '../enumerations/property/building-types.ts';
import type { Furnished } from '../enumerations/property/furnished.ts';
import type { LeaseTerm } from '../enumerations/property/lease-terms.ts';
import type { PetsAllowed } from '../enumerations/property/pets-allowed.ts';
import type { PropertyType } from '../enumerations/property/property-types.ts';
import type { SaleType } from '../enumerations/property/sale-types.ts';
import type { FieldTable } from '../fields/fields.ts';
import type { PropertyAttributes } from './attributes.ts';

/** The RESO Data Dictionary 2.x name of each field; `null`: the dictionary has none. */
export const resoFieldNames = {
  saleType: null,
  buildingType: 'PropertySubType',
  bedroomsTotal: 'BedroomsTotal',
  bathroomsTotal: 'BathroomsTotalInteger',
  livingArea: 'LivingArea',
  lotSize: 'LotSizeArea',
  yearBuilt: 'YearBuilt',
  storiesTotal: 'StoriesTotal',
  parkingTotal: 'ParkingTotal',
  rooms: 'RoomType',
  features: null,
  neighbourhoodFeatures: 'CommunityFeatures',
  heating: 'Heating',
  cooling: 'Cooling',
  parkingFeatures: 'ParkingFeatures',
  view: 'View',
  petsAllowed: 'PetsAllowed',
  furnished: 'Furnished',
  availabilityDate: 'AvailabilityDate',
  leaseTerm: 'LeaseTerm',
  associationFee: 'AssociationFee',
  taxAnnualAmount: 'TaxAnnualAmount',
  nextOpenHouse: 'OpenHouseDate',
  newConstruction: 'NewConstructionYN',
  listedBy: null,
  virtualTourUrl: 'VirtualTourURLUnbranded',
  hasVideo: null,
  showsHistory: null,
} as const satisfies FieldTable<PropertyAttributes, string>;

/** What a feed says about the type of a property. */
export interface ResoType {
  readonly PropertyType: string;
  readonly PropertySubType?: string;
  readonly NewConstructionYN?: true;
  readonly SeniorCommunityYN?: true;
}

const subTypes: Readonly<Partial<Record<BuildingType, string>>> = {
  DETACHED_HOUSE: 'SingleFamilyResidence',
  BUNGALOW: 'SingleFamilyResidence',
  SEMI_DETACHED_HOUSE: 'SingleFamilyResidence',
  TOWNHOUSE: 'Townhouse',
  CONDO_APARTMENT: 'Condominium',
  APARTMENT: 'Apartment',
  DUPLEX: 'Duplex',
  TRIPLEX: 'Triplex',
  FOURPLEX: 'Quadruplex',
  MANUFACTURED_HOME: 'ManufacturedHome',
  CABIN: 'Cabin',
  TIMESHARE: 'Timeshare',
  OFFICE: 'Office',
  RETAIL: 'Retail',
  HOTEL: 'HotelMotel',
  WAREHOUSE: 'Warehouse',
  RANCH: 'Ranch',
  CROP_FARM: 'Agriculture',
};

/** The sub-type where the building does not say it. */
const subTypeByType: Readonly<Partial<Record<PropertyType, string>>> = {
  MIXED_USE: 'MixedUse',
  INDUSTRIAL: 'Industrial',
  LAND_LOTS: 'UnimprovedLand',
};

/** A property's type in RESO words: lookups of PropertyType and PropertySubType, and flags. */
export function resoType(property: {
  readonly propertyType: PropertyType;
  readonly saleType: SaleType;
  readonly buildingType?: BuildingType | undefined;
}): ResoType {
  const { propertyType, saleType, buildingType } = property;
  const subType = (buildingType && subTypes[buildingType]) ?? subTypeByType[propertyType];
  return {
    PropertyType: typeOf(propertyType, saleType !== 'SALE'),
    ...(subType !== undefined && { PropertySubType: subType }),
    ...(propertyType === 'NEW_DEVELOPMENT' && { NewConstructionYN: true as const }),
    ...(propertyType === 'RETIREMENT' && { SeniorCommunityYN: true as const }),
  };
}

function typeOf(propertyType: PropertyType, isLeased: boolean): string {
  switch (propertyType) {
    case 'COMMERCIAL':
    case 'MIXED_USE':
    case 'INDUSTRIAL':
      return isLeased ? 'CommercialLease' : 'CommercialSale';
    case 'AGRICULTURAL':
      return 'Farm';
    case 'LAND_LOTS':
      return 'Land';
    case 'STUDENT_HOUSING':
      return 'ResidentialLease';
    case 'RESIDENTIAL':
    case 'NEW_DEVELOPMENT':
    case 'VACATION':
    case 'RETIREMENT':
      return isLeased ? 'ResidentialLease' : 'Residential';
  }
}

/** RESO lookup names of the values of `furnished`. */
export const resoFurnished: Readonly<Record<Furnished, string>> = {
  FURNISHED: 'Furnished',
  PARTIALLY: 'Partially',
  UNFURNISHED: 'Unfurnished',
  NEGOTIABLE: 'Negotiable',
};

/** RESO lookup names of the values of `petsAllowed`. */
export const resoPetsAllowed: Readonly<Record<PetsAllowed, string>> = {
  YES: 'Yes',
  NO: 'No',
  CATS_OK: 'CatsOk',
  DOGS_OK: 'DogsOk',
  SIZE_LIMIT: 'SizeLimit',
  NUMBER_LIMIT: 'NumberLimit',
  BREED_RESTRICTIONS: 'BreedRestrictions',
  CALL: 'Call',
};

/** RESO lookup names of the values of `leaseTerm`. */
export const resoLeaseTerms: Readonly<Record<LeaseTerm, string>> = {
  WEEKLY: 'Weekly',
  SHORT_TERM: 'ShortTermLease',
  MONTH_TO_MONTH: 'MonthToMonth',
  SIX_MONTHS: '6Months',
  TWELVE_MONTHS: '12Months',
  TWENTY_FOUR_MONTHS: '24Months',
  RENEWAL_OPTION: 'RenewalOption',
  NEGOTIABLE: 'Negotiable',
  OTHER: 'Other',
  NONE: 'None',
};

import type { BuildingType } from '../enumerations/property/building-types.ts';
import type { LeaseTerm } from '../enumerations/property/lease-terms.ts';
import {
  commonProperties,
  type JsonLd,
  type ListingForStructuredData,
  type StructuredTable,
  structuredFields,
  withoutEmpty,
} from '../schema-org/listing.ts';
import { offer } from '../schema-org/offer.ts';
import { geoCoordinates, postalAddress } from '../schema-org/place.ts';
import { propertyValue, squareMetres } from '../schema-org/values.ts';
import type { PropertyAttributes } from './attributes.ts';

const amenity = (name: string): JsonLd => ({
  '@type': 'LocationFeatureSpecification',
  name,
  value: true,
});

const amenities = (names: readonly string[]): JsonLd => ({ amenityFeature: names.map(amenity) });

/** A half bathroom is a room too: schema.org counts the rooms, as RESO's BathroomsTotalInteger does. */
function bathrooms(count: number): JsonLd {
  return {
    numberOfBathroomsTotal: Math.ceil(count),
    numberOfFullBathrooms: Math.floor(count),
    numberOfPartialBathrooms: Math.ceil(count) - Math.floor(count),
  };
}

/** What each field adds to the description of the property itself. */
export const propertyStructuredFields: StructuredTable<PropertyAttributes> = {
  saleType: null,
  buildingType: (type) => ({ accommodationCategory: type }),
  bedroomsTotal: (count) => ({ numberOfBedrooms: count }),
  bathroomsTotal: bathrooms,
  livingArea: (area) => ({ floorSize: squareMetres(area) }),
  lotSize: (area) => ({ additionalProperty: [propertyValue('lotSize', area, 'MTK')] }),
  yearBuilt: (year) => ({ yearBuilt: year }),
  storiesTotal: (count) => ({ additionalProperty: [propertyValue('storiesTotal', count)] }),
  parkingTotal: (count) => ({ additionalProperty: [propertyValue('parkingTotal', count)] }),
  rooms: null,
  features: amenities,
  neighbourhoodFeatures: null,
  heating: (values) => ({ additionalProperty: [propertyValue('heating', values)] }),
  cooling: (values) => ({ additionalProperty: [propertyValue('cooling', values)] }),
  parkingFeatures: amenities,
  view: (values) => ({ additionalProperty: [propertyValue('view', values)] }),
  petsAllowed: (values) => ({ petsAllowed: !values.includes('NO') }),
  furnished: (value) => ({ additionalProperty: [propertyValue('furnished', value)] }),
  availabilityDate: null,
  leaseTerm: null,
  associationFee: null,
  taxAnnualAmount: null,
  nextOpenHouse: null,
  newConstruction: null,
  listedBy: null,
  virtualTourUrl: (url) => ({ tourBookingPage: url }),
  hasVideo: null,
  showsHistory: null,
};

const houses: readonly BuildingType[] = [
  'SEMI_DETACHED_HOUSE',
  'TOWNHOUSE',
  'MANUFACTURED_HOME',
  'FLOATING_HOME',
  'COTTAGE',
  'CABIN',
  'CHALET',
  'BEACH_HOUSE',
  'SHARED_HOUSE',
];
const apartments: readonly BuildingType[] = [
  'CONDO_APARTMENT',
  'APARTMENT',
  'LOFT',
  'BASEMENT_SUITE',
  'GRANNY_FLAT',
  'STUDIO',
  'RESORT_UNIT',
];

/** The schema.org type of a building by what it is, else a place where people can be. */
function typeOf(building: BuildingType | undefined): string {
  if (building === 'DETACHED_HOUSE' || building === 'BUNGALOW') return 'SingleFamilyResidence';
  if (building !== undefined && houses.includes(building)) return 'House';
  if (building !== undefined && apartments.includes(building)) return 'Apartment';
  return 'Accommodation';
}

const groundSubcategories: readonly string[] = ['LAND_LOTS', 'AGRICULTURAL'];

/** A home, a building or, where nothing is said of one, a place that has only what any place has. */
function describePlace({
  subcategory,
  attributes,
}: ListingForStructuredData<PropertyAttributes>): JsonLd {
  const { bedroomsTotal, bathroomsTotal, livingArea, yearBuilt, ...others } = attributes;
  const ofBuilding = [bedroomsTotal, bathroomsTotal, livingArea, yearBuilt];
  if (groundSubcategories.includes(subcategory) && ofBuilding.every((one) => one === undefined)) {
    const { buildingType: _, petsAllowed: __, ...ground } = others;
    return { '@type': 'Place', ...structuredFields(propertyStructuredFields, ground) };
  }
  return {
    '@type': typeOf(attributes.buildingType),
    ...structuredFields(propertyStructuredFields, attributes),
  };
}

const durations: Readonly<Partial<Record<LeaseTerm, string>>> = {
  WEEKLY: 'P1W',
  MONTH_TO_MONTH: 'P1M',
  SIX_MONTHS: 'P6M',
  TWELVE_MONTHS: 'P12M',
  TWENTY_FOUR_MONTHS: 'P24M',
};

/** The page of a property (`RealEstateListing`) with the property and what it is offered for. */
export function propertyStructuredData(
  listing: ListingForStructuredData<PropertyAttributes>,
): JsonLd {
  const { attributes } = listing;
  const isSold = attributes.saleType === 'SALE';
  return {
    '@type': 'RealEstateListing',
    ...commonProperties(listing),
    datePosted: listing.createdAt,
    dateModified: listing.updatedAt,
    leaseLength: attributes.leaseTerm && durations[attributes.leaseTerm],
    mainEntity: withoutEmpty({
      name: listing.title,
      address: postalAddress(listing),
      geo: geoCoordinates(listing),
      ...describePlace(listing),
    }),
    offers: offer(listing, {
      businessFunction: `http://purl.org/goodrelations/v1#${isSold ? 'Sell' : 'LeaseOut'}`,
      availabilityStarts: attributes.availabilityDate,
    }),
  };
}

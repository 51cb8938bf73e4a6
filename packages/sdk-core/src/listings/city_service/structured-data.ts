import type { DirectoryEntry } from '../enumerations/people/directory-entries.ts';
import { openingHoursSpecifications } from '../schema-org/hours.ts';
import {
  commonProperties,
  type JsonLd,
  type ListingForStructuredData,
  type StructuredTable,
  structuredFields,
} from '../schema-org/listing.ts';
import { geoCoordinates, postalAddress } from '../schema-org/place.ts';
import type { CityServiceAttributes } from './attributes.ts';

/** Entries that schema.org has a place of its own for. */
const placeTypes: Readonly<Partial<Record<DirectoryEntry, string>>> = {
  LIBRARY: 'Library',
  POLICE: 'PoliceStation',
  FIRE: 'FireStation',
  HOSPITAL: 'Hospital',
  WALK_IN_CLINIC: 'MedicalClinic',
  EMERGENCY_SHELTER: 'CivicStructure',
  RECYCLING_DEPOT: 'RecyclingCenter',
  CONTAINER_RETURN: 'RecyclingCenter',
  ELECTRONICS_RECYCLING: 'RecyclingCenter',
  LANDFILL: 'CivicStructure',
  DONATION_CENTRE: 'CivicStructure',
};

/** What each field adds to the description of the office or place. */
export const cityServiceStructuredFields: StructuredTable<CityServiceAttributes> = {
  directoryEntry: null,
  departments: (names) => ({
    department: names.map((name) => ({ '@type': 'Organization', name })),
  }),
  publicPhone: (phone) => ({ telephone: phone }),
  isPhoneOnly: null,
  isOpenAllHours: null,
  hasWheelchairAccess: (value) => ({
    amenityFeature: {
      '@type': 'LocationFeatureSpecification',
      name: 'wheelchair access',
      value,
    },
  }),
  languages: (languages) => ({ knowsLanguage: languages }),
  serviceAreas: (areas) => ({
    areaServed: areas.map((name) => ({ '@type': 'AdministrativeArea', name })),
  }),
};

/** A service by phone has no office to go to. */
function phoneService(listing: ListingForStructuredData<CityServiceAttributes>): JsonLd {
  const { publicPhone, languages, serviceAreas } = listing.attributes;
  return {
    '@type': 'GovernmentService',
    ...commonProperties(listing),
    provider: { '@type': 'GovernmentOrganization', name: listing.contactName },
    areaServed: (serviceAreas ?? [listing.address.city]).map((name) => ({
      '@type': 'AdministrativeArea',
      name,
    })),
    availableChannel: {
      '@type': 'ServiceChannel',
      servicePhone: { '@type': 'ContactPoint', telephone: publicPhone },
      availableLanguage: languages,
    },
    hoursAvailable: openingHoursSpecifications(listing.hours),
  };
}

/** A city service as the office or place where it is given, or as a service by phone. */
export function cityServiceStructuredData(
  listing: ListingForStructuredData<CityServiceAttributes>,
): JsonLd {
  const { attributes } = listing;
  if (attributes.isPhoneOnly) return phoneService(listing);
  const { directoryEntry } = attributes;
  return {
    '@type': (directoryEntry && placeTypes[directoryEntry]) ?? 'GovernmentOffice',
    ...commonProperties(listing),
    sameAs: listing.website,
    address: postalAddress(listing),
    geo: geoCoordinates(listing),
    openingHoursSpecification: openingHoursSpecifications(listing.hours),
    ...structuredFields(cityServiceStructuredFields, attributes),
  };
}

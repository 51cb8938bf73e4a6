import { openingHoursSpecifications } from '../schema-org/hours.ts';
import {
  commonProperties,
  type JsonLd,
  type ListingForStructuredData,
  type StructuredTable,
  structuredFields,
} from '../schema-org/listing.ts';
import { geoCoordinates, postalAddress } from '../schema-org/place.ts';
import { aggregateRating } from '../schema-org/values.ts';
import type { RealtorAttributes } from './attributes.ts';

const credential = (category: string, more: JsonLd): JsonLd => ({
  '@type': 'EducationalOccupationalCredential',
  credentialCategory: category,
  ...more,
});

/** What each field adds to the description of the realtor. */
export const realtorStructuredFields: StructuredTable<RealtorAttributes> = {
  brokerageName: (name) => ({ parentOrganization: { '@type': 'Organization', name } }),
  licenceNumber: (number) => ({ hasCredential: [credential('licence', { identifier: number })] }),
  rating: null,
  ratingCount: null,
  activeListings: null,
  languages: (languages) => ({ knowsLanguage: languages }),
  specialties: (specialties) => ({ knowsAbout: specialties }),
  designations: (names) => ({
    hasCredential: names.map((name) => credential('designation', { name })),
  }),
  serviceAreas: (areas) => ({ areaServed: areas.map((name) => ({ '@type': 'Place', name })) }),
  licensedSince: null,
  isVerified: null,
  responseHours: null,
};

/** A realtor as `RealEstateAgent`. */
export function realtorStructuredData(
  listing: ListingForStructuredData<RealtorAttributes>,
): JsonLd {
  return {
    '@type': 'RealEstateAgent',
    ...commonProperties(listing),
    sameAs: listing.website,
    address: postalAddress(listing),
    geo: geoCoordinates(listing),
    openingHoursSpecification: openingHoursSpecifications(listing.hours),
    aggregateRating: aggregateRating(listing.attributes),
    ...structuredFields(realtorStructuredFields, listing.attributes),
  };
}

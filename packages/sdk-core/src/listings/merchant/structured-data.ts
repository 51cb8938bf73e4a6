import type { ServiceType } from '../enumerations/people/service-types.ts';
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
import type { MerchantAttributes } from './attributes.ts';

/** The kind of local business that a service type is. */
const businessTypes: Readonly<Record<ServiceType, string>> = {
  ROOFING: 'RoofingContractor',
  KITCHEN_AND_BATH: 'HomeAndConstructionBusiness',
  LEGAL_SERVICES: 'LegalService',
  GENERAL_CONTRACTING: 'GeneralContractor',
  PLUMBING: 'Plumber',
  ELECTRICAL: 'Electrician',
  HEATING_AND_COOLING: 'HVACBusiness',
  WINDOWS_AND_DOORS: 'HomeAndConstructionBusiness',
  FLOORING: 'HomeAndConstructionBusiness',
  PAINTING: 'HousePainter',
  LANDSCAPING: 'HomeAndConstructionBusiness',
  CLEANING: 'LocalBusiness',
  MOVING_AND_STORAGE: 'MovingCompany',
  PEST_CONTROL: 'LocalBusiness',
  HOME_INSPECTION: 'ProfessionalService',
  MORTGAGES_AND_FINANCE: 'FinancialService',
  INSURANCE: 'InsuranceAgency',
};

/** What each field adds to the description of the business. */
export const merchantStructuredFields: StructuredTable<MerchantAttributes> = {
  rating: null,
  ratingCount: null,
  paymentTypes: (types) => ({ paymentAccepted: types.join(', ') }),
  languages: (languages) => ({ knowsLanguage: languages }),
  isVerified: null,
  isLicensed: null,
  licenceNumber: (number) => ({
    hasCredential: {
      '@type': 'EducationalOccupationalCredential',
      credentialCategory: 'licence',
      identifier: number,
    },
  }),
  isInsured: null,
  hasEmergencyService: null,
  givesFreeEstimates: null,
  isHiring: null,
  isBoardSponsor: null,
  responseHours: null,
  serviceRadius: null,
  foundedYear: (year) => ({ foundingDate: String(year) }),
};

/** A circle around the business as far as it serves, else its city. */
function areaServed(listing: ListingForStructuredData<MerchantAttributes>): JsonLd {
  const midpoint = geoCoordinates(listing);
  const radius = listing.attributes.serviceRadius;
  if (midpoint === undefined || radius === undefined) {
    return { '@type': 'City', name: listing.address.city };
  }
  return { '@type': 'GeoCircle', geoMidpoint: midpoint, geoRadius: radius };
}

/** A merchant as the `LocalBusiness` that it is. */
export function merchantStructuredData(
  listing: ListingForStructuredData<MerchantAttributes>,
): JsonLd {
  const types: Readonly<Record<string, string>> = businessTypes;
  return {
    '@type': types[listing.subcategory] ?? 'LocalBusiness',
    ...commonProperties(listing),
    sameAs: listing.website,
    address: postalAddress(listing),
    geo: geoCoordinates(listing),
    openingHoursSpecification: openingHoursSpecifications(listing.hours),
    areaServed: areaServed(listing),
    makesOffer: {
      '@type': 'Offer',
      itemOffered: { '@type': 'Service', serviceType: listing.subcategory },
    },
    aggregateRating: aggregateRating(listing.attributes),
    ...structuredFields(merchantStructuredFields, listing.attributes),
  };
}

import { languages } from '../enumerations/people/languages.ts';
import { realtorDesignations } from '../enumerations/people/realtor-designations.ts';
import { realtorSpecialties } from '../enumerations/people/realtor-specialties.ts';
import type { FilterTable } from '../fields/fields.ts';
import type { RealtorAttributes } from './attributes.ts';

/** How a search filters realtors. */
export const realtorFilters = {
  brokerageName: { by: 'words' },
  licenceNumber: null,
  rating: { by: 'range', measure: 'rating' },
  ratingCount: null,
  activeListings: { by: 'range', measure: 'count' },
  languages: { by: 'anyOf', values: languages, facet: true },
  specialties: { by: 'anyOf', values: realtorSpecialties, facet: true },
  designations: { by: 'anyOf', values: realtorDesignations },
  serviceAreas: { by: 'words' },
  licensedSince: null,
  isVerified: { by: 'yes' },
  responseHours: { by: 'range', measure: 'hours' },
} as const satisfies FilterTable<RealtorAttributes>;

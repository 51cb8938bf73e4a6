import { languages } from '../enumerations/languages.ts';
import { realtorDesignations } from '../enumerations/realtor-designations.ts';
import { realtorSpecialties } from '../enumerations/realtor-specialties.ts';
import type { FilterTable } from '../fields.ts';
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

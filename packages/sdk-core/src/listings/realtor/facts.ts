import type { Fact, FieldTable } from '../fields/fields.ts';
import type { RealtorAttributes } from './attributes.ts';

/** Where and how the page of a realtor shows each field. */
export const realtorFacts = {
  brokerageName: { group: 'overview', format: { as: 'text' } },
  licenceNumber: { group: 'details', format: { as: 'text' } },
  rating: { group: 'overview', format: { as: 'number', measure: 'rating' } },
  ratingCount: { group: 'overview', format: { as: 'number', measure: 'count' } },
  activeListings: { group: 'overview', format: { as: 'number', measure: 'count' } },
  languages: { group: 'service', format: { as: 'choices' } },
  specialties: { group: 'service', format: { as: 'choices' } },
  designations: { group: 'details', format: { as: 'choices' } },
  serviceAreas: { group: 'area', format: { as: 'texts' } },
  licensedSince: { group: 'details', format: { as: 'number', measure: 'year' } },
  isVerified: { group: 'overview', format: { as: 'yes' } },
  responseHours: { group: 'service', format: { as: 'number', measure: 'hours' } },
} as const satisfies FieldTable<RealtorAttributes, Fact>;

import type { Fact, FieldTable } from '../fields/fields.ts';
import type { MerchantAttributes } from './attributes.ts';

/** Where and how the page of a merchant shows each field. */
export const merchantFacts = {
  rating: { group: 'overview', format: { as: 'number', measure: 'rating' } },
  ratingCount: { group: 'overview', format: { as: 'number', measure: 'count' } },
  paymentTypes: { group: 'service', format: { as: 'choices' } },
  languages: { group: 'service', format: { as: 'choices' } },
  isVerified: { group: 'overview', format: { as: 'yes' } },
  isLicensed: { group: 'overview', format: { as: 'yes' } },
  licenceNumber: { group: 'details', format: { as: 'text' } },
  isInsured: { group: 'overview', format: { as: 'yes' } },
  hasEmergencyService: { group: 'service', format: { as: 'yes' } },
  givesFreeEstimates: { group: 'service', format: { as: 'yes' } },
  isHiring: { group: 'details', format: { as: 'yes' } },
  isBoardSponsor: { group: 'details', format: { as: 'yes' } },
  responseHours: { group: 'service', format: { as: 'number', measure: 'hours' } },
  serviceRadius: { group: 'service', format: { as: 'number', measure: 'distance' } },
  foundedYear: { group: 'details', format: { as: 'number', measure: 'year' } },
} as const satisfies FieldTable<MerchantAttributes, Fact>;

import { languages } from '../enumerations/people/languages.ts';
import { paymentTypes } from '../enumerations/trade/payment-types.ts';
import type { FilterTable } from '../fields/fields.ts';
import type { MerchantAttributes } from './attributes.ts';

/** How a search filters merchants. */
export const merchantFilters = {
  rating: { by: 'range', measure: 'rating' },
  ratingCount: null,
  paymentTypes: { by: 'allOf', values: paymentTypes },
  languages: { by: 'anyOf', values: languages, facet: true },
  isVerified: { by: 'yes' },
  isLicensed: { by: 'yes' },
  licenceNumber: null,
  isInsured: { by: 'yes' },
  hasEmergencyService: { by: 'yes' },
  givesFreeEstimates: { by: 'yes' },
  isHiring: { by: 'yes' },
  isBoardSponsor: { by: 'yes' },
  responseHours: { by: 'range', measure: 'hours' },
  serviceRadius: { by: 'reach' },
  foundedYear: null,
} as const satisfies FilterTable<MerchantAttributes>;

import type { FieldLabels } from '../fields/fields.ts';
import { languageLabels } from '../labels/language-labels.ts';
import type { MerchantAttributes } from './attributes.ts';

/** English names of the fields of a merchant and of their values. */
export const merchantLabels = {
  catalogue: 'listings/merchant',
  ...languageLabels,
  rating: 'Rating',
  ratingCount: 'Reviews',
  paymentTypes: 'Payment',
  languages: 'Languages',
  isVerified: 'Verified',
  isLicensed: 'Licensed',
  licenceNumber: 'Licence number',
  isInsured: 'Insured',
  hasEmergencyService: 'Emergency service',
  givesFreeEstimates: 'Free estimates',
  isHiring: 'Hiring',
  isBoardSponsor: 'Board sponsor',
  responseHours: 'Response time',
  serviceRadius: 'Service radius',
  'filter.serviceRadius': 'Serves this place',
  foundedYear: 'In business since',
  'paymentTypes.MASTERCARD': 'Mastercard',
  'paymentTypes.VISA': 'Visa',
  'paymentTypes.CHEQUE': 'Cheque',
  'paymentTypes.AMERICAN_EXPRESS': 'American Express',
  'paymentTypes.CASH': 'Cash',
} as const satisfies FieldLabels<MerchantAttributes>;

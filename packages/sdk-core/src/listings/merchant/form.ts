import { languages } from '../enumerations/people/languages.ts';
import { paymentTypes } from '../enumerations/trade/payment-types.ts';
import type { FormTable } from '../form/form-rows.ts';
import type { MerchantAttributes } from './attributes.ts';

/** How the form of a merchant asks for each field. */
export const merchantForm = {
  foundedYear: { step: 'details', control: { as: 'number', measure: 'year', range: [1600, 2100] } },
  serviceRadius: { step: 'details', control: { as: 'measure', measure: 'distance' } },
  responseHours: { step: 'details', control: { as: 'number', measure: 'hours', range: [1, 720] } },
  isLicensed: { step: 'details', control: { as: 'yes' } },
  licenceNumber: {
    step: 'details',
    control: { as: 'line', longest: 40 },
    when: { isLicensed: [true] },
  },
  isInsured: { step: 'details', control: { as: 'yes' } },
  hasEmergencyService: { step: 'details', control: { as: 'yes' } },
  isHiring: { step: 'details', control: { as: 'yes' } },
  languages: { step: 'details', control: { as: 'choices', values: languages } },
  givesFreeEstimates: { step: 'price', control: { as: 'yes' } },
  paymentTypes: { step: 'price', control: { as: 'choices', values: paymentTypes } },
  rating: 'platform',
  ratingCount: 'platform',
  isVerified: 'platform',
  isBoardSponsor: 'platform',
} as const satisfies FormTable<MerchantAttributes>;

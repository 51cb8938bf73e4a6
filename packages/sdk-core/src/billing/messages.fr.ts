import type { Translations } from '../vocabulary/text/message.ts';
import { couponsFrench } from './coupons/coupon-messages.fr.ts';
import { disputesFrench } from './disputes/disputes-messages.fr.ts';
import { providerFrench } from './provider/provider-messages.fr.ts';

/** What billing says, in Canadian French. */
export const billingFrench: Translations = {
  ...couponsFrench,
  ...disputesFrench,
  ...providerFrench,
  'billing/tax': {
    gst: 'TPS',
    hst: 'TVH',
    qst: 'TVQ',
    pst: 'TVP',
    rst: 'TVD',
    australianGst: 'TPS',
    salesTax: 'Taxe de vente',
  },
  'billing/tax-rate': {
    tax: '{tax} ({rate})',
  },
  'billing/tax-line': {
    zeroRated: '{tax} ({rate}, détaxé)',
    gstFree: 'Exempt de TPS',
    included: 'Comprend {tax} ({rate})',
    collectedBy: 'Perçue par {name}',
    registration: 'Inscription {number}',
  },
};

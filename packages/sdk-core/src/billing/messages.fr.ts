import type { Translations } from '../vocabulary/text/message.ts';
import { couponsFrench } from './coupons/coupon-messages.fr.ts';

/** What billing says, in Canadian French. */
export const billingFrench: Translations = {
  ...couponsFrench,
  'billing/tax': {
    gst: 'TPS',
    hst: 'TVH',
    qst: 'TVQ',
    pst: 'TVP',
    rst: 'TVD',
    australianGst: 'TPS',
    salesTax: 'Taxe de vente',
  },
};

import type { Translations } from '../vocabulary/text/message.ts';

/** What billing says, in Canadian French. */
export const billingFrench: Translations = {
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

import type { Translations } from '../vocabulary/text/message.ts';
import { couponsFrench } from './coupons/coupon-messages.fr.ts';
import { disputesFrench } from './disputes/disputes-messages.fr.ts';
import { payingFrench } from './paying/paying-messages.fr.ts';
import { providerFrench } from './provider/provider-messages.fr.ts';

/** What billing says, in Canadian French. */
export const billingFrench: Translations = {
  ...couponsFrench,
  ...disputesFrench,
  ...payingFrench,
  ...providerFrench,
  'billing/tax-free': { taxes: 'Taxes', zeroRated: 'Détaxé', gstFree: 'Sans TPS' },
  'billing/invoice': {
    'heading.license': 'Reçu',
    'heading.order': 'Facture',
    'heading.taxInvoice': 'Facture fiscale',
    'title.license': 'Reçu {number}',
    'title.order': 'Facture {number}',
    'title.taxInvoice': 'Facture fiscale {number}',
    'paid.license': 'Payé',
    'paid.order': 'Payée',
    number: 'Numéro',
    issued: 'Date',
    paidOn: 'Date du paiement',
    paidWith: 'Mode de paiement',
    seller: 'Vendeur',
    taxNumbers: 'Numéros de taxes',
    billedTo: 'Facturé à',
    deliveredTo: 'Livré à',
    description: 'Description',
    quantity: 'Quantité',
    unitPrice: 'Prix unitaire',
    amount: 'Montant',
    lineDiscount: 'Rabais\u00a0: {amount}',
    subtotal: 'Sous-total',
    discount: 'Rabais',
    shipping: 'Livraison',
    shippingBy: 'Livraison\u00a0: {name}',
    taxes: 'Taxes',
    total: 'Total ({currency})',
    page: 'Page {page} de {pages}',
  },
  'billing/invoice-copies': {
    print: 'Imprimer',
    download: 'Télécharger le PDF',
  },
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

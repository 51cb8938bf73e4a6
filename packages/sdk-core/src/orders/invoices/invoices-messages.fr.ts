import type { Translations } from '../../vocabulary/text/message.ts';

/** What the pages of invoices say, in Canadian French. */
export const invoicesFrench: Translations = {
  'orders/shop-invoices': {
    title: 'Factures',
    table: 'factures',
    number: 'Numéro',
    date: 'Date',
    buyer: 'Acheteur',
    noBuyer: 'Sans nom',
    order: 'Commande',
    fulfilment: 'Livraison',
    total: 'Total',
    none: 'Il n’y a pas encore de factures.',
    noneAdvice: 'Chaque commande payée en apporte une, avec son propre numéro.',
    unknown: 'Cette boutique n’existe pas',
    unknownAdvice: 'Elle est peut-être fermée, ou vous ne vous en occupez plus.',
    forbidden: 'Seules les personnes de cette boutique voient ses factures.',
  },
  'orders/invoice-page': {
    title: 'Facture',
    order: 'Commande',
    seeOrder: 'Voir la commande',
    allInvoices: 'Toutes les factures',
    sums: 'Montants',
    unknown: 'Cette facture n’existe pas',
    unknownAdvice: 'Seuls son acheteur et les personnes de sa boutique peuvent la voir.',
  },
};
